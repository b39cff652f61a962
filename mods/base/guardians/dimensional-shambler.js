// Dimensional Shambler (Confrontation): If you lose, destroy this card: one of your Rituals here moves to another
// district with a free Ritual field instead of returning to supply. Without such a district you cannot use this. (The NPC:
// its highest-level Ritual, to the lowest-numbered such district.)
import { guardian } from 'cults';

export default guardian({
  id: 'dimensional-shambler',
  name: { en: 'Dimensional Shambler', pl: 'Wędrowiec Międzywymiarowy' },
  icons: 'AA',
  cost: 1,
  abilities: [
    {
      keyword: 'confrontation',
      window: 'lose',
      self: 'destroy',
      when: {
        all: [
          { count: 'rituals', where: 'here', atLeast: 1 },
          { count: 'openFields', where: 'elsewhere', atLeast: 1 },
        ],
      },
      run(game) {
        const mine = game.rituals(game.here).filter(({ cult }) => cult === game.me);
        const free = game.districts.filter((to) => to !== game.here && game.count('openFields', { where: to }) > 0);
        const moves = mine.sort((a, b) => b.level - a.level).flatMap((ritual) => free.map((to) => ({ ritual, to })));
        const { ritual, to } = game.chooseMove(moves);
        game.moveRitual(ritual, to);
      },
    },
  ],
  text: {
    en: 'If you lose, destroy this card: one of your Rituals here moves to another district with a free Ritual field instead of returning to supply. Without such a district you cannot use this. (The NPC: its highest-level Ritual, to the lowest-numbered such district.)',
    pl: 'Jeśli przegrasz, zniszcz tę kartę: jeden twój tutejszy Rytuał, zamiast wrócić do zasobów, przenosi się do innej dzielnicy z wolnym polem Rytuału. Jeśli takiej nie ma, nie możesz użyć tej zdolności. NPC ratuje tak Rytuał najwyższego poziomu i wybiera dzielnicę o najniższym numerze.',
  },
});
