// Dark Young (Terror): After your Terror succeeds, discard this card from your hand instead of removing a Ritual.
import { guardian } from 'cults';

export default guardian({
  id: 'dark-young',
  name: { en: 'Dark Young', pl: 'Mroczne Młode' },
  icons: 'TT',
  cost: 4,
  abilities: [{ keyword: 'terror', window: 'removal', self: 'discard', effects: [{ do: 'keepRitual' }] }],
});
