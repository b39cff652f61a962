// False Trail (Planning): After you place a Plan marker, swap the top two markers of a stack in any open district,
// whoever owns them.
import { action } from 'cults';

export default action({
  id: 'false-trail',
  name: { en: 'False Trail', pl: 'Fałszywy Trop' },
  icons: 'AP',
  cost: 2,
  abilities: [{ keyword: 'planning', effects: [{ do: 'swapPlans', where: 'choice' }] }],
});
