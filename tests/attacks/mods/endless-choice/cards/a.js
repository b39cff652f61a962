import { starting } from 'cults';
export default starting({
  id: 'x',
  name: { en: 'X' },
  icons: 'P',
  abilities: [
    {
      keyword: 'mobilization',
      effects: [
        {
          do: 'subscribe',
          lasts: 'game',
          triggers: [
            { on: 'choiceMade', effects: [{ do: 'chooseNumber', from: 0, to: 1, effects: [] }] },
            { on: 'choiceMade', effects: [{ do: 'chooseNumber', from: 0, to: 1, effects: [] }] },
            { on: 'choiceMade', effects: [{ do: 'chooseNumber', from: 0, to: 1, effects: [] }] },
            { on: 'choiceMade', effects: [{ do: 'chooseNumber', from: 0, to: 1, effects: [] }] },
          ],
        },
        { do: 'chooseNumber', from: 0, to: 1, effects: [] },
      ],
    },
  ],
});
