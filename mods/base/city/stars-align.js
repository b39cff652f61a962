// Stars Align: This round every Ritual prepared costs 1 Power less in all, but at least 1.
import { city } from 'cults';

export default city({
  id: 'stars-align',
  name: { en: 'Stars Align', pl: 'Koniunkcja Gwiazd' },
  lasts: 'round',
  effects: [{ do: 'change', number: 'ritualCost', add: -1, atLeast: 1, lasts: 'round' }],
});
