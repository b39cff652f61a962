// Bureau Office: For the rest of the game new Investigators start one field nearer to the district, but never below field
// 1. Those already on a track stay where they are.
import { city } from 'cults';

export default city({
  id: 'bureau-office',
  name: { en: 'Bureau Office', pl: 'Placówka Biura Śledczego' },
  investigators: ['downtown'],
  lasts: 'game',
  effects: [{ do: 'change', number: 'investigatorStart', add: -1, lasts: 'game' }],
});
