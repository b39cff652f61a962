// Pure Order: End the game with more VP than the NPC and at most one Disorganization card in deck, hand and discard pile
// together.
import { objective } from 'cults';

export default objective({
  id: 'pure-order',
  name: { en: 'Pure Order', pl: 'Czysty Ład' },
  difficulty: 5,
  requires: [{ leadsBy: 1 }, { count: 'disorganization', atMost: 1 }],
});
