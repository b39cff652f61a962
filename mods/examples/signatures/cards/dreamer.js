// Dreamer (Hiding): Keep up to one other card of your hand for the next round.
import { starting } from 'cults';

export default starting({
  id: 'dreamer',
  name: { en: 'Dreamer', pl: 'Śniący' },
  icons: 'P',
  signature: { cult: 'cthulhu', replaces: 'acolyte' },
  abilities: [{ keyword: 'hiding', effects: [{ do: 'keepCards', count: 1 }] }],
  text: {
    en: 'Keep up to one other card of your hand for the next round.',
    pl: 'Możesz zachować jedną inną kartę z ręki na następną rundę.',
  },
});
