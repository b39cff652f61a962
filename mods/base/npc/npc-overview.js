// NPC: Turn Overview: The NPC uses its Plan marker in the lowest-numbered district where one lies on top; if none does,
// it passes. Roll the NPC die and follow the plan with that number. The NPC pays for nothing and may execute a Plan any
// number of times. It stores Thugs and bonus cards without limit and uses all of them in its next Confrontation.
import { npc } from 'cults';

export default npc({
  id: 'npc-overview',
  name: { en: 'NPC: Turn Overview', pl: 'NPC: Przebieg Tury' },
  number: 0,
  text: {
    en: 'The NPC uses its Plan marker in the lowest-numbered district where one lies on top; if none does, it passes. Roll the NPC die and follow the plan with that number. The NPC pays for nothing and may execute a Plan any number of times. It stores Thugs and bonus cards without limit and uses all of them in its next Confrontation.',
    pl: 'NPC używa swojego Znacznika Planu, który leży na wierzchu w dzielnicy o najniższym numerze; jeśli żaden nie leży na wierzchu, pasuje. Rzuć Kością NPC i rozpatrz plan o wyrzuconym numerze. NPC za nic nie płaci i może wykonać każdy Plan dowolną liczbę razy. Gromadzi Zbirów i karty dodatkowe bez ograniczeń i używa wszystkich w swojej następnej Konfrontacji.',
  },
});
