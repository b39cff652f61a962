import { starting } from 'cults';
export default starting({
  id: 'x',
  name: { en: 'X' },
  icons: 'P',
  abilities: [
    {
      keyword: 'mobilization',
      mode: 'seat',
      effects: [{ do: 'chooseSeat', of: 'rivals', where: { count: 'freaks', atLeast: 3 }, effects: [] }],
    },
    {
      keyword: 'mobilization',
      mode: 'exact',
      effects: [
        { do: 'forEach', who: 'rivals', effects: [{ do: 'gain', token: 'thug', who: 'owner', count: { count: 'freaks' } }] },
      ],
    },
    {
      keyword: 'mobilization',
      mode: 'cond',
      effects: [
        {
          do: 'forEach',
          who: 'rivals',
          where: { count: 'disorganization', atLeast: 1 },
          effects: [{ do: 'gain', token: 'freak', who: 'owner', count: 1 }],
        },
      ],
    },
  ],
});
