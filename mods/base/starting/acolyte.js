// Acolyte.
import { starting } from 'cults';

export default starting({
  id: 'acolyte',
  name: { en: 'Acolyte', pl: 'Akolita' },
  icons: 'P',
});
