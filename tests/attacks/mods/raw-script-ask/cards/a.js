import { starting } from 'cults';
const hidden = starting({
  id: 'h',
  name: { en: 'H' },
  icons: 'P',
  abilities: [
    {
      keyword: 'mobilization',
      run(game) {
        const n = game.chooseNumber(1, 3);
        game.gain('thug', n);
      },
    },
  ],
});
export default {
  kind: 'starting',
  id: 'x',
  name: { en: 'X' },
  icons: 'P',
  text: { en: '-' },
  abilities: [
    {
      keyword: 'mobilization',
      effects: [
        { do: 'subscribe', lasts: 'game', triggers: [{ on: 'tokensGained', effects: [{ do: 'script', script: 0 }] }] },
        { do: 'forEach', who: 'everyone', effects: [{ do: 'script', script: 0 }] },
      ],
    },
  ],
};
