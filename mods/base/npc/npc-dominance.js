// NPC 3: Dominance: No NPC Ritual here: go to 4. Otherwise Confrontation: you may move one Ritual here; you commit and
// reveal first. The NPC reveals the top 3 cards of its deck and all bonus cards and uses their Confrontation abilities
// without paying. It rolls 5 dice, re-rolls all but Thugs twice, and adds all its stored Thugs. If it wins or there was no
// Confrontation, its Terror always succeeds; then it removes its lowest-level Ritual here.
import { npc } from 'cults';

export default npc({
  id: 'npc-dominance',
  name: { en: 'NPC 3: Dominance', pl: 'NPC 3: Dominacja' },
  number: 3,
  otherwise: [{ if: { count: 'rituals', where: 'here', atMost: 0 }, go: 4 }],
  effects: [{ do: 'dominate' }],
  text: {
    en: 'No NPC Ritual here: go to 4. Otherwise Confrontation: you may move one Ritual here; you commit and reveal first. The NPC reveals the top 3 cards of its deck and all bonus cards and uses their Confrontation abilities without paying. It rolls 5 dice, re-rolls all but Thugs twice, and adds all its stored Thugs. If it wins or there was no Confrontation, its Terror always succeeds; then it removes its lowest-level Ritual here.',
    pl: 'NPC nie ma tu Rytuału: przejdź do 4. W przeciwnym razie Konfrontacja: możesz przenieść tu jeden swój Rytuał; wystawiasz i odkrywasz siły przed NPC. NPC odkrywa 3 wierzchnie karty swojego Stosu Kultu oraz wszystkie karty dodatkowe i bez płacenia używa ich zdolności Konfrontacji. Rzuca 5 kośćmi, dwa razy przerzuca wszystkie bez Zbira i dodaje wszystkich zgromadzonych Zbirów. Jeśli wygra albo Konfrontacji nie było, jego Terror jest zawsze udany; potem usuwa stąd swój Rytuał najniższego poziomu.',
  },
});
