// Total Dominance: End the game with more VP than the NPC, at least two Dominance markers in Northside and at least two
// in Uptown.
import { objective } from 'cults';

export default objective({
  id: 'total-dominance',
  name: { en: 'Total Dominance', pl: 'Totalna Dominacja' },
  difficulty: 3,
  requires: [
    { leadsBy: 1 },
    { count: 'dominance', where: 'northside', atLeast: 2 },
    { count: 'dominance', where: 'uptown', atLeast: 2 },
  ],
});
