// Travelling Carnival: This round everyone may re-roll once more in Recruitment.
import { city } from 'cults';

export default city({
  id: 'travelling-carnival',
  name: { en: 'Travelling Carnival', pl: 'Wędrowny Lunapark' },
  lasts: 'round',
  effects: [{ do: 'change', number: 'rerolls', add: 1, lasts: 'round' }],
});
