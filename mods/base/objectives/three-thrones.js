// Three Thrones: End the game with more VP than the NPC and a Cult Site in every open district.
import { objective } from 'cults';

export default objective({
  id: 'three-thrones',
  name: { en: 'Three Thrones', pl: 'Trzy Trony' },
  difficulty: 2,
  requires: [{ leadsBy: 1 }, { everywhere: { count: 'sites', where: 'here', atLeast: 1 } }],
});
