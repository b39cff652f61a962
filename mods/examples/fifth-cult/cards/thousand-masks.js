// Thousand Masks (Mobilization): Discard up to two other cards from your hand, then draw as many.
import { starting } from 'cults';

const id = 'thousand-masks';

export default starting({
  id,
  name: { en: 'Thousand Masks', pl: 'Tysiąc Masek' },
  icons: 'PT',
  abilities: [
    {
      keyword: 'mobilization',
      when: { count: 'hand', atLeast: 2 },
      run(game) {
        const hand = game.hand();
        const others = hand.map((_, place) => place).filter((place) => place !== hand.indexOf(`fifth-cult:${id}`));
        const chosen = game.chooseCards(others, 0, Math.min(2, others.length));
        // From the back, so that the places in front stay as they are.
        for (const place of chosen.slice().sort((a, b) => b - a)) game.discard(place);
        game.draw(chosen.length);
      },
    },
  ],
  text: {
    en: 'Discard up to two other cards from your hand, then draw as many.',
    pl: 'Odrzuć z ręki do dwóch innych kart, a potem dobierz tyle samo.',
  },
});
