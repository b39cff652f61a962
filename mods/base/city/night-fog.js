// Night Fog: In the Hiding phase of this round everyone may keep up to eight Cultist tokens.
import { city } from 'cults';

export default city({
  id: 'night-fog',
  name: { en: 'Night Fog', pl: 'Nocna Mgła' },
  lasts: 'round',
  effects: [{ do: 'change', number: 'tokensKept', set: 8, lasts: 'round' }],
});
