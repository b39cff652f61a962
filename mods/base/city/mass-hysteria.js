// Mass Hysteria: This round Sanity counts 1 less in every district, but at least 1.
import { city } from 'cults';

export default city({
  id: 'mass-hysteria',
  name: { en: 'Mass Hysteria', pl: 'Zbiorowa Histeria' },
  investigators: ['northside'],
  lasts: 'round',
  effects: [{ do: 'change', number: 'sanity', add: -1, atLeast: 1, lasts: 'round' }],
});
