// Unbroken Circle: End the game with more VP than the NPC and at least three Rituals on the board.
import { objective } from 'cults';

export default objective({
  id: 'unbroken-circle',
  name: { en: 'Unbroken Circle', pl: 'Nieprzerwany Krąg' },
  difficulty: 4,
  requires: [{ leadsBy: 1 }, { count: 'rituals', atLeast: 3 }],
});
