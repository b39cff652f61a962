// Recruiters (Recruitment): After your first roll, before any re-roll, set one die to any face.
import { action } from 'cults';

export default action({
  id: 'recruiters',
  name: { en: 'Recruiters', pl: 'Werbownicy' },
  icons: 'PP',
  cost: 3,
  abilities: [{ keyword: 'recruitment', window: 'beforeRerolls', effects: [{ do: 'setDie', face: 'any' }] }],
});
