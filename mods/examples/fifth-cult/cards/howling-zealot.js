// Howling Zealot (Confrontation): If you lose, take a Thug.
import { starting } from 'cults';

export default starting({
  id: 'howling-zealot',
  name: { en: 'Howling Zealot', pl: 'Wyjący Zelota' },
  icons: 'AP',
  abilities: [{ keyword: 'confrontation', window: 'lose', effects: [{ do: 'gain', token: 'thug', count: 1 }] }],
});
