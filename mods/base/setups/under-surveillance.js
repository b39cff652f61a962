// Under Surveillance: Sanity: Downtown 3, Rivertown 4, Uptown 4, Northside 3. One Investigator on the starting field of
// the track in every open district, but one field nearer to the district in Uptown and Northside.
import { setup } from 'cults';

export default setup({
  id: 'under-surveillance',
  name: { en: 'Under Surveillance', pl: 'Pod Obserwacją' },
  sanity: { downtown: 3, rivertown: 4, uptown: 4, northside: 3 },
  nearer: { uptown: 1, northside: 1 },
});
