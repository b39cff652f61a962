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
        let n = 0;
        try {
          game.chooseDistrict({
            map(f) {
              f.n = (f.n ?? 0) + 1;
              n = f.n;
              throw new Error('stop');
            },
          });
        } catch (e) {}
        game.gain('thug', n);
      },
    },
  ],
});
