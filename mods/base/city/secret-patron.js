// Secret Patron: This round the first District card each player pays for costs 1 Power less. If two are bought together,
// their sum is 1 less. Free cards do not count.
import { city } from 'cults';

export default city({
  id: 'secret-patron',
  name: { en: 'Secret Patron', pl: 'Tajemniczy Mecenas' },
  lasts: 'round',
  effects: [{ do: 'change', number: 'firstCardDiscount', add: 1, lasts: 'round' }],
});
