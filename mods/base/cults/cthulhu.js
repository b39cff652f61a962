// The cult of Cthulhu.
import { cult } from 'cults';
import { deck } from './starting-deck.js';

export default cult({
  id: 'cthulhu',
  name: { en: 'Cthulhu', pl: 'Cthulhu' },
  colour: '#3C9460',
  emblem: 'brain-tentacle',
  deck,
});
