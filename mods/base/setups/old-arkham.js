// Old Arkham: Sanity: Downtown 2, Rivertown 3, Uptown 4, Northside 4. One Investigator on the starting field of the track
// in every open district.
import { setup } from 'cults';

export default setup({
  id: 'old-arkham',
  name: { en: 'Old Arkham', pl: 'Stare Arkham' },
  sanity: { downtown: 2, rivertown: 3, uptown: 4, northside: 4 },
});
