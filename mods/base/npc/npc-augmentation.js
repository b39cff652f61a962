// NPC 4: Augmentation: No Guardian left here: go to 5. Otherwise the NPC puts a Guardian from this district on top of its
// Cult deck, free, then destroys one Disorganization card in its discard pile, if there is one.
import { npc } from 'cults';

export default npc({
  id: 'npc-augmentation',
  name: { en: 'NPC 4: Augmentation', pl: 'NPC 4: Wzmocnienie' },
  number: 4,
  otherwise: [{ if: { count: 'guardians', where: 'here', atMost: 0 }, go: 5 }],
  effects: [
    { do: 'takeFromStack', where: 'here', kind: 'guardian', to: 'deck' },
    { do: 'destroyDiscard', only: 'disorganization' },
  ],
});
