// Federal Agents: This round everyone draws only five cards in Mobilization.
import { city } from 'cults';

export default city({
  id: 'federal-agents',
  name: { en: 'Federal Agents', pl: 'Agenci Federalni' },
  investigators: ['uptown', 'downtown'],
  lasts: 'round',
  effects: [{ do: 'change', number: 'mobilizationDraw', set: 5, lasts: 'round' }],
});
