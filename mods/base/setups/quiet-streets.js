// Quiet Streets: Sanity: Downtown 3, Rivertown 3, Uptown 3, Northside 3. One Investigator on the starting field of the
// track in every open district.
import { setup } from 'cults';

export default setup({
  id: 'quiet-streets',
  name: { en: 'Quiet Streets', pl: 'Ciche Ulice' },
  sanity: { downtown: 3, rivertown: 3, uptown: 3, northside: 3 },
});
