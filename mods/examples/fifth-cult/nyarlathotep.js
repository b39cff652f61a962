// The cult of Nyarlathotep: Power 10, Attack 7, Terror 3, like every starting deck.
import { cult } from 'cults';

export default cult({
  id: 'nyarlathotep',
  name: { en: 'Nyarlathotep', pl: 'Nyarlathotep' },
  colour: '#8A5AC2',
  emblem: 'anubis',
  deck: {
    acolyte: 3,
    adept: 2,
    brute: 2,
    whisperer: 1,
    'fifth-cult:howling-zealot': 2,
    'fifth-cult:crawling-chaos': 1,
    'fifth-cult:thousand-masks': 1,
  },
});
