// Beckoning Whisper (Influence): Destroy this card: choose an opponent's level I or II Ritual in another district and move
// it here if a Ritual field is free. It is not raised.
import { action } from 'cults';

export default action({
  id: 'beckoning-whisper',
  name: { en: 'Beckoning Whisper', pl: 'Wabiący Szept' },
  icons: 'PT',
  cost: 3,
  abilities: [
    {
      keyword: 'influence',
      self: 'destroy',
      when: {
        all: [
          { count: 'rituals', of: 'rivals', where: 'elsewhere', levels: [1, 2], atLeast: 1 },
          { count: 'openFields', where: 'here', atLeast: 1 },
        ],
      },
      run(game) {
        const away = game.districts.filter((district) => district !== game.here).flatMap((district) => game.rituals(district));
        const ritual = game.chooseRitual(away.filter(({ cult, level }) => cult !== game.me && level < 3));
        game.moveRitual(ritual, game.here);
      },
    },
  ],
  text: {
    en: "Destroy this card: choose an opponent's level I or II Ritual in another district and move it here if a Ritual field is free. It is not raised.",
    pl: 'Zniszcz tę kartę: wybierz w innej dzielnicy Rytuał poziomu I lub II należący do przeciwnika i przenieś go tutaj, jeśli jest wolne pole Rytuału. Jego poziom się nie zmienia.',
  },
});
