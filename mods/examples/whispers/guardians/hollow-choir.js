// Hollow Choir (Confrontation): Add 1 Attack for each Ritual of your opponents in this district.
import { guardian } from 'cults';

export default guardian({
  id: 'hollow-choir',
  name: { en: 'Hollow Choir', pl: 'Głuchy Chór' },
  icons: 'A',
  cost: 3,
  abilities: [
    { keyword: 'confrontation', effects: [{ do: 'addAttack', count: { count: 'rituals', of: 'rivals', where: 'here' } }] },
  ],
  text: {
    en: 'Add 1 Attack for each Ritual of your opponents in this district.',
    pl: 'Zwiększ swój Atak w tej Konfrontacji o 1 za każdy Rytuał przeciwników w tej dzielnicy.',
  },
});
