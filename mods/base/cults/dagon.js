// The cult of Dagon.
import { cult } from 'cults';
import { deck } from './starting-deck.js';

export default cult({
  id: 'dagon',
  name: { en: 'Dagon', pl: 'Dagon' },
  colour: '#3B82C4',
  emblem: 'trident',
  deck,
});
