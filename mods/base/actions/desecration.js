// Desecration (Influence): At the start or at the end of this Plan, destroy this card: one level I or II Ritual of an
// opponent in this district returns to supply. You still cannot choose this Plan in a full district.
import { action } from 'cults';

export default action({
  id: 'desecration',
  name: { en: 'Desecration', pl: 'Profanacja' },
  icons: 'T',
  cost: 3,
  abilities: [
    {
      keyword: 'influence',
      self: 'destroy',
      when: { count: 'rituals', of: 'rivals', where: 'here', levels: [1, 2], atLeast: 1 },
      run(game) {
        const targets = game.rituals(game.here).filter(({ cult, level }) => cult !== game.me && level < 3);
        game.removeRitual(game.chooseRitual(targets));
      },
    },
  ],
  text: {
    en: 'At the start or at the end of this Plan, destroy this card: one level I or II Ritual of an opponent in this district returns to supply. You still cannot choose this Plan in a full district.',
    pl: 'Na początku albo na końcu tego Planu zniszcz tę kartę: jeden Rytuał poziomu I lub II, który przeciwnik ma w tej dzielnicy, wraca do jego zasobów. W pełnej dzielnicy nadal nie możesz wybrać tego Planu.',
  },
});
