// Two Moons: The First Cultist chooses for this round and the next: a Bluff gives one more Cultist token, or every Ritual
// prepared costs 1 Power less, but at least 1.
import { city } from 'cults';

export default city({
  id: 'two-moons',
  name: { en: 'Two Moons', pl: 'Dwa Księżyce' },
  investigators: ['northside'],
  lasts: 'once',
  effects: [
    {
      do: 'chooseOne',
      options: [
        { choice: 'The red moon', effects: [{ do: 'change', number: 'bluffTokens', add: 1, lasts: 'round', rounds: 2 }] },
        {
          choice: 'The black moon',
          effects: [{ do: 'change', number: 'ritualCost', add: -1, atLeast: 1, lasts: 'round', rounds: 2 }],
        },
      ],
    },
  ],
  choices: [
    { en: 'The red moon', pl: 'Czerwony księżyc' },
    { en: 'The black moon', pl: 'Czarny księżyc' },
  ],
  text: {
    en: 'The First Cultist chooses for this round and the next: a Bluff gives one more Cultist token, or every Ritual prepared costs 1 Power less, but at least 1.',
    pl: 'Pierwszy Kultysta wybiera, co obowiązuje w tej i w następnej rundzie: Blef daje o jeden Żeton Kultysty więcej albo każdy Rytuał umieszczany w ramach Przygotowania kosztuje o 1 Moc mniej, ale co najmniej 1.',
  },
});
