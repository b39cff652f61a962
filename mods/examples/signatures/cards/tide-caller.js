// Tide Caller (Preparation): Before the Investigator advances: a Ritual you prepare with this Plan costs 1 Power less, but
// at least 1.
import { starting } from 'cults';

export default starting({
  id: 'tide-caller',
  name: { en: 'Tide Caller', pl: 'Zaklinacz Fal' },
  icons: 'P',
  signature: { cult: 'dagon', replaces: 'acolyte' },
  abilities: [
    { keyword: 'preparation', effects: [{ do: 'change', number: 'ritualCost', add: -1, atLeast: 1, of: 'you', lasts: 'turn' }] },
  ],
  text: {
    en: 'Before the Investigator advances: a Ritual you prepare with this Plan costs 1 Power less, but at least 1.',
    pl: 'Przed przesunięciem Badacza Tajemnic: Rytuał, który umieszczasz w ramach tego Planu, kosztuje o 1 Moc mniej, ale co najmniej 1.',
  },
});
