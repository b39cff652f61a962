// Hidden Altar (Augmentation): Instead of its icons: destroy this card and place a level I Ritual from your supply, free,
// in any open district with a free Ritual field. You need no Cult Site there, and this does not count as preparing a Ritual.
import { action } from 'cults';

export default action({
  id: 'hidden-altar',
  name: { en: 'Hidden Altar', pl: 'Ukryty Ołtarz' },
  icons: 'P',
  cost: 1,
  abilities: [{ keyword: 'augmentation', self: 'destroy', effects: [{ do: 'placeRitual', level: 1, where: 'choice' }] }],
});
