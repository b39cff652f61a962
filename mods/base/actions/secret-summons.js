// Secret Summons (Mobilization): Draw one more card; or destroy this card and draw three.
import { action } from 'cults';

export default action({
  id: 'secret-summons',
  name: { en: 'Secret Summons', pl: 'Tajne Wezwanie' },
  icons: 'PP',
  cost: 3,
  abilities: [
    { keyword: 'mobilization', mode: 'draw', effects: [{ do: 'draw', count: 1 }] },
    { keyword: 'mobilization', mode: 'destroy', self: 'destroy', effects: [{ do: 'draw', count: 3 }] },
  ],
});
