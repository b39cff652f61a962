// River Storm: This round no Ritual may be moved in to oppose a Dominance.
import { city } from 'cults';

export default city({
  id: 'river-storm',
  name: { en: 'River Storm', pl: 'Burza nad Rzeką' },
  investigators: ['rivertown'],
  lasts: 'round',
  effects: [{ do: 'change', number: 'opposingMoves', set: 0, lasts: 'round' }],
});
