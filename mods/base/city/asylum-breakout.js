// Asylum Breakout: Every player takes a Freak (the NPC takes none).
import { city } from 'cults';

export default city({
  id: 'asylum-breakout',
  name: { en: 'Asylum Breakout', pl: 'Ucieczka Obłąkanych' },
  investigators: ['northside', 'uptown'],
  lasts: 'once',
  effects: [{ do: 'gain', token: 'freak', count: 1, who: 'everyone' }],
});
