// The Stars Are Right: End the game with more VP than the NPC and at least one Dominance marker in every open district,
// while the NPC has at most three on the board.
import { objective } from 'cults';

export default objective({
  id: 'the-stars-are-right',
  name: { en: 'The Stars Are Right', pl: 'Gwiazdy Sprzyjają' },
  difficulty: 8,
  requires: [
    { leadsBy: 1 },
    { count: 'dominance', of: 'rivals', atMost: 3 },
    { everywhere: { count: 'dominance', where: 'here', atLeast: 1 } },
  ],
});
