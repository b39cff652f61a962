// NPC 2: Influence: No free Ritual field here, or no NPC Ritual elsewhere: go to 3. Otherwise the NPC moves its
// lowest-level Ritual here from a higher-numbered district, or, if it has none there, from a lower-numbered one (among
// equals, from the nearest number) and raises it if the marker is in supply. Then it draws a card face down: a bonus card
// for its next Confrontation.
import { npc } from 'cults';

export default npc({
  id: 'npc-influence',
  name: { en: 'NPC 2: Influence', pl: 'NPC 2: Wpływy' },
  number: 2,
  otherwise: [
    { if: { count: 'openFields', where: 'here', atMost: 0 }, go: 3 },
    { if: { count: 'rituals', where: 'elsewhere', atMost: 0 }, go: 3 },
  ],
  effects: [{ do: 'npcInfluence' }, { do: 'npcBonusCard' }],
});
