// Dock Strike: This round a Bluff gives only one Cultist token (the NPC: one Thug).
import { city } from 'cults';

export default city({
  id: 'dock-strike',
  name: { en: 'Dock Strike', pl: 'Strajk w Dokach' },
  investigators: ['rivertown', 'downtown'],
  lasts: 'round',
  effects: [{ do: 'change', number: 'bluffTokens', set: 1, lasts: 'round' }],
});
