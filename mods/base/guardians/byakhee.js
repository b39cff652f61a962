// Byakhee (Influence): After you move a Ritual with this Plan, move a second one of yours here if a Ritual field is free.
// It is not raised.
import { guardian } from 'cults';

export default guardian({
  id: 'byakhee',
  name: { en: 'Byakhee', pl: 'Byakhee' },
  icons: 'AA',
  cost: 2,
  abilities: [
    {
      keyword: 'influence',
      window: 'afterMove',
      when: {
        all: [
          { count: 'rituals', where: 'elsewhere', atLeast: 1 },
          { count: 'openFields', where: 'here', atLeast: 1 },
        ],
      },
      run(game) {
        const away = game.districts.filter((district) => district !== game.here).flatMap((district) => game.rituals(district));
        const { ritual, to } = game.chooseMove(
          away.filter(({ cult }) => cult === game.me).map((ritual) => ({ ritual, to: game.here })),
        );
        game.moveRitual(ritual, to);
      },
    },
  ],
  text: {
    en: 'After you move a Ritual with this Plan, move a second one of yours here if a Ritual field is free. It is not raised.',
    pl: 'Po przeniesieniu Rytuału w ramach tego Planu przenieś tu drugi swój Rytuał, jeśli jest wolne pole Rytuału. Jego poziom się nie zmienia.',
  },
});
