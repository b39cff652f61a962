// Fanatic (Confrontation): Instead of its icons: destroy this card and add two Thugs from the pool to your side in this
// Confrontation. The NPC always does.
import { starting } from 'cults';

export default starting({
  id: 'fanatic',
  name: { en: 'Fanatic', pl: 'Fanatyk' },
  icons: 'AP',
  abilities: [{ keyword: 'confrontation', self: 'destroy', effects: [{ do: 'addThugs', count: 2 }] }],
});
