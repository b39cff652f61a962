// The Great Seal: End the game with more VP than the NPC, a Ritual III on the board and more Rituals on the board than the NPC.
import { objective } from 'cults';

export default objective({
  id: 'the-great-seal',
  name: { en: 'The Great Seal', pl: 'Wielka Pieczęć' },
  difficulty: 6,
  requires: [
    { leadsBy: 1 },
    { count: 'rituals', levels: [3], atLeast: 1 },
    { count: 'rituals', moreThan: { count: 'rituals', of: 'rivals' } },
  ],
});
