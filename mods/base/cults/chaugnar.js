// The cult of Chaugnar Faugn.
import { cult } from 'cults';
import { deck } from './starting-deck.js';

export default cult({
  id: 'chaugnar',
  name: { en: 'Chaugnar Faugn', pl: 'Chaugnar Faugn' },
  colour: '#C5442E',
  emblem: 'elephant',
  deck,
});
