// NPC 5: Bluff: The NPC takes 2 Thugs and stores them for its next Confrontation.
import { npc } from 'cults';

export default npc({
  id: 'npc-bluff',
  name: { en: 'NPC 5: Bluff', pl: 'NPC 5: Blef' },
  number: 5,
  effects: [{ do: 'gain', token: 'thug', count: { rule: 'bluffTokens' } }],
});
