// Blood Bearer (Confrontation): Return one or two Freaks: each adds 1 Attack.
import { starting } from 'cults';

export default starting({
  id: 'blood-bearer',
  name: { en: 'Blood Bearer', pl: 'Niosący Krew' },
  icons: 'P',
  signature: { cult: 'chaugnar', replaces: 'acolyte' },
  abilities: [
    {
      keyword: 'confrontation',
      when: { count: 'freaks', atLeast: 1 },
      run(game) {
        const count = game.chooseNumber(1, Math.min(2, game.count('freaks')));
        game.lose('freak', count);
        game.addAttack(count);
      },
    },
  ],
  text: {
    en: 'Return one or two Freaks: each adds 1 Attack.',
    pl: 'Oddaj jednego lub dwóch Odmieńców: za każdego zwiększ swój Atak w tej Konfrontacji o 1.',
  },
});
