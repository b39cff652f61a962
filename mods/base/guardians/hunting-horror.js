// Hunting Horror (Confrontation): The top card of your Cult deck joins this Confrontation. It counts as committed, and
// you may use its Confrontation ability.
import { guardian } from 'cults';

export default guardian({
  id: 'hunting-horror',
  name: { en: 'Hunting Horror', pl: 'Koszmarny Łowca' },
  icons: 'AAA',
  cost: 3,
  abilities: [{ keyword: 'confrontation', effects: [{ do: 'joinTopCard' }] }],
});
