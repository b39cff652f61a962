// Safe House (Hiding): Keep up to two other cards of your hand, but no Safe House, for the next round; or destroy this
// card and keep your whole hand. In Mobilization you still draw the full number of cards.
import { action } from 'cults';

export default action({
  id: 'safe-house',
  name: { en: 'Safe House', pl: 'Bezpieczna Kryjówka' },
  icons: 'P',
  cost: 1,
  abilities: [
    { keyword: 'hiding', mode: 'keep', effects: [{ do: 'keepCards', count: 2, except: 'safe-house' }] },
    { keyword: 'hiding', mode: 'destroy', self: 'destroy', effects: [{ do: 'keepCards', count: 'all' }] },
  ],
});
