// Anonymous Letter: In turn order, each player takes one Thug, or takes two Initiates and gets a Disorganization card.
import { city } from 'cults';

export default city({
  id: 'anonymous-letter',
  name: { en: 'Anonymous Letter', pl: 'Anonimowy List' },
  investigators: ['downtown'],
  lasts: 'once',
  effects: [
    {
      do: 'chooseOne',
      who: 'everyone',
      options: [
        { choice: 'Burn the letter', effects: [{ do: 'gain', token: 'thug', count: 1 }] },
        { choice: 'Answer it', effects: [{ do: 'gain', token: 'initiate', count: 2 }, { do: 'disorganization' }] },
      ],
    },
  ],
  choices: [
    { en: 'Burn the letter', pl: 'Spal list' },
    { en: 'Answer it', pl: 'Odpowiedz na list' },
  ],
  text: {
    en: 'In turn order, each player takes one Thug, or takes two Initiates and gets a Disorganization card.',
    pl: 'W kolejności graczy każdy bierze jednego Zbira albo bierze dwóch Wtajemniczonych i otrzymuje Kartę Dezorganizacji.',
  },
});
