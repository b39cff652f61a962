// Nightgaunt (Confrontation): Pay 1 Power: every opponent in this Confrontation gets a Disorganization card. You cannot
// pay with committed cards.
import { guardian } from 'cults';

export default guardian({
  id: 'nightgaunt',
  name: { en: 'Nightgaunt', pl: 'Nocna Mara' },
  icons: 'AA',
  cost: 2,
  abilities: [
    {
      keyword: 'confrontation',
      effects: [{ do: 'pay', power: 1, effects: [{ do: 'disorganization', who: 'rivalsInFight' }] }],
    },
  ],
});
