// University Lecture: In turn order, each player returns a Cultist token of their choice or gets a Disorganization card.
// (The NPC returns a stored Thug if it has one.)
import { city } from 'cults';

export default city({
  id: 'university-lecture',
  name: { en: 'University Lecture', pl: 'Wykład na Uniwersytecie' },
  investigators: ['uptown'],
  lasts: 'once',
  effects: [
    {
      do: 'chooseOne',
      who: 'everyone',
      options: [
        {
          choice: 'return',
          when: { count: 'tokens', atLeast: 1 },
          effects: [{ do: 'lose', token: 'choice', count: 1 }],
        },
        { choice: 'disorganization', effects: [{ do: 'disorganization' }] },
      ],
    },
  ],
});
