// The cult of Hastur.
import { cult } from 'cults';
import { deck } from './starting-deck.js';

export default cult({
  id: 'hastur',
  name: { en: 'Hastur', pl: 'Hastur' },
  colour: '#E0AE2C',
  emblem: 'crown',
  deck,
});
