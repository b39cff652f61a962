import { starting } from 'cults';
const hidden = starting({
  id: 'h',
  name: { en: 'H' },
  icons: 'P',
  abilities: [
    {
      keyword: 'mobilization',
      run(game) {
        game.gain('thug', 1);
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
        { do: 'script', script: 0 },
      ],
    },
  ],
};
