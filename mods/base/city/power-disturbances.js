// Power Disturbances: This round every Ritual prepared costs 1 Power more.
import { city } from 'cults';

export default city({
  id: 'power-disturbances',
  name: { en: 'Power Disturbances', pl: 'Zaburzenia Mocy' },
  investigators: ['northside'],
  lasts: 'round',
  effects: [{ do: 'change', number: 'ritualCost', add: 1, lasts: 'round' }],
});
