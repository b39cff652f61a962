// City in Panic: Sanity: Downtown 2, Rivertown 3, Uptown 5, Northside 3. One Investigator on the starting field of the
// track in every open district; one more has already arrived in Downtown.
import { setup } from 'cults';

export default setup({
  id: 'city-in-panic',
  name: { en: 'City in Panic', pl: 'Miasto w Panice' },
  sanity: { downtown: 2, rivertown: 3, uptown: 5, northside: 3 },
  arrived: { downtown: 1 },
});
