// Dimensional Shambler (Confrontation): If you lose, destroy this card: one of your Rituals here moves to another
// district with a free Ritual field instead of returning to supply. Without such a district you cannot use this. (The NPC:
// its highest-level Ritual, to the lowest-numbered such district.)
import { guardian } from 'cults';

export default guardian({
  id: 'dimensional-shambler',
  name: { en: 'Dimensional Shambler', pl: 'Wędrowiec Międzywymiarowy' },
  icons: 'AP',
  cost: 2,
  abilities: [{ keyword: 'confrontation', window: 'lose', self: 'destroy', effects: [{ do: 'saveRitual' }] }],
});
