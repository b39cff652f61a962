// Ascendance: End the game with more VP than the NPC.
import { objective } from 'cults';

export default objective({
  id: 'ascendance',
  name: { en: 'Ascendance', pl: 'Wyniesienie' },
  difficulty: 1,
  requires: [{ leadsBy: 1 }],
});
