// Watchman (Recruitment): After your last roll, turn any one die to its Thug face.
import { starting } from 'cults';

export default starting({
  id: 'watchman',
  name: { en: 'Watchman', pl: 'Wartownik' },
  icons: 'A',
  abilities: [{ keyword: 'recruitment', window: 'afterRolls', effects: [{ do: 'setDie', face: 'thug' }] }],
});
