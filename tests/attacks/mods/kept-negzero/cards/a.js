import { starting } from 'cults';
export default starting({
  id: 'keeper',
  name: { en: 'Keeper' },
  icons: 'P',
  text: { en: '-' },
  abilities: [
    {
      keyword: 'mobilization',
      run(game) {
        const z = game.store.get('z');
        if (z === undefined) game.store.set('z', -0);
        else game.gain('thug', 1 / z < 0 ? 3 : 1);
      },
    },
  ],
});
