// Curfew: This round everyone places only three Plan markers.
import { city } from 'cults';

export default city({
  id: 'curfew',
  name: { en: 'Curfew', pl: 'Godzina Policyjna' },
  investigators: ['uptown'],
  lasts: 'round',
  effects: [{ do: 'change', number: 'planMarkers', set: 3, lasts: 'round' }],
});
