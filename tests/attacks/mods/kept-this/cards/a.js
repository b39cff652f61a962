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
        this.n = (this.n ?? 0) + 1;
        game.gain('thug', this.n);
      },
    },
  ],
});
