// Wary Uptown: Sanity in Uptown counts 1 more. Guardians cost 1 Power less everywhere, but at least 1.
import { rules } from 'cults';

export default rules({
  name: { en: 'Wary Uptown', pl: 'Czujny Uptown' },
  when: { setting: 'wary', is: true },
  changes: [
    { number: 'sanity', add: 1, where: 'uptown', lasts: 'game' },
    { number: 'cardCost', add: -1, atLeast: 1, kind: 'guardian', lasts: 'game' },
  ],
  text: {
    en: 'Sanity in Uptown counts 1 more. Guardians cost 1 Power less everywhere, but at least 1.',
    pl: 'Poczytalność w Uptown jest o 1 wyższa. Strażnicy kosztują wszędzie o 1 Moc mniej, ale co najmniej 1.',
  },
});
