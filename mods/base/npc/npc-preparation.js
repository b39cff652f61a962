// NPC 1: Preparation: No free Ritual field here: go to 3. No Ritual in its supply: go to 2. Otherwise the NPC places its
// highest-level Ritual from supply here, then the Investigator advances.
import { npc } from 'cults';

export default npc({
  id: 'npc-preparation',
  name: { en: 'NPC 1: Preparation', pl: 'NPC 1: Przygotowanie' },
  number: 1,
  otherwise: [
    { if: { count: 'openFields', where: 'here', atMost: 0 }, go: 3 },
    { if: { count: 'supplyRituals', atMost: 0 }, go: 2 },
  ],
  effects: [
    { do: 'placeRitual', level: 'highest', where: 'here' },
    { do: 'advanceInvestigator', where: 'here' },
  ],
});
