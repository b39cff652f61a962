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
        const t = '123456789'.repeat(110) + 'e-1300';
        let n = 0;
        for (let i = 0; i < 7000; i++) {
          n = +t;
        }
        game.gain('thug', 1);
      },
    },
  ],
});
