// Whisperer.
import { starting } from 'cults';

export default starting({
  id: 'whisperer',
  name: { en: 'Whisperer', pl: 'Szepczący' },
  icons: 'TT',
});
