// Brute.
import { starting } from 'cults';

export default starting({
  id: 'brute',
  name: { en: 'Brute', pl: 'Osiłek' },
  icons: 'AA',
});
