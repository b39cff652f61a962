import { starting } from 'cults';
export default starting({
  id: 'x',
  name: { en: 'X' },
  icons: 'P',
  text: { en: '-' },
  abilities: [
    {
      keyword: 'mobilization',
      run(game) {
        const n = game.store.get('n') ?? 0;
        game.store.set('n', n + 1);
        game.gain('thug', 1);
      },
    },
  ],
});
