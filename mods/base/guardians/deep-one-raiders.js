// Deep One Raiders (Confrontation): If you win, take the Thugs you committed back behind your screen instead of returning
// them. (The NPC keeps its stored Thugs.)
import { guardian } from 'cults';

export default guardian({
  id: 'deep-one-raiders',
  name: { en: 'Deep One Raiders', pl: 'Łupieżcy z Głębin' },
  icons: 'AAA',
  cost: 3,
  abilities: [{ keyword: 'confrontation', window: 'win', effects: [{ do: 'takeBackThugs' }] }],
});
