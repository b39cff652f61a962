// Adept.
import { starting } from 'cults';

export default starting({
  id: 'adept',
  name: { en: 'Adept', pl: 'Adept' },
  icons: 'PP',
});
