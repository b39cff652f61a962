// Silent Hand: End the game with at least 4 VP more than the NPC.
import { objective } from 'cults';

export default objective({
  id: 'silent-hand',
  name: { en: 'Silent Hand', pl: 'Cicha Dłoń' },
  difficulty: 7,
  requires: [{ leadsBy: 4 }],
});
