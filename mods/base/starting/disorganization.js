// Disorganization.
import { disorganization } from 'cults';

export default disorganization({
  id: 'disorganization',
  name: { en: 'Disorganization', pl: 'Dezorganizacja' },
});
