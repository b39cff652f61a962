// Hidden Altar (Augmentation): Instead of its icons: destroy this card and place a level I Ritual from your supply, free,
// in any open district with a free Ritual field. You need no Cult Site there, and this does not count as preparing a Ritual.
import { action } from 'cults';

export default action({
  id: 'hidden-altar',
  name: { en: 'Hidden Altar', pl: 'Ukryty Ołtarz' },
  icons: 'PP',
  cost: 3,
  abilities: [
    {
      keyword: 'augmentation',
      self: 'destroy',
      when: {
        all: [
          { count: 'supplyRituals', levels: [1], atLeast: 1 },
          { count: 'openFields', atLeast: 1 },
        ],
      },
      run(game) {
        const free = game.districts.filter((district) => game.count('openFields', { where: district }) > 0);
        game.placeRitual(1, game.chooseDistrict(free));
      },
    },
  ],
  text: {
    en: 'Instead of its icons: destroy this card and place a level I Ritual from your supply, free, in any open district with a free Ritual field. You need no Cult Site there, and this does not count as preparing a Ritual.',
    pl: 'Zamiast symboli: zniszcz tę kartę i umieść za darmo swój Rytuał poziomu I z zasobów w dowolnej otwartej dzielnicy z wolnym polem Rytuału. Nie potrzebujesz tam Miejsca Kultu i nie liczy się to jako Przygotowanie.',
  },
});
