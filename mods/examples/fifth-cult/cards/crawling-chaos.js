// Crawling Chaos (Recruitment): After your last roll, turn any one die to its Freak face.
import { starting } from 'cults';

export default starting({
  id: 'crawling-chaos',
  name: { en: 'Crawling Chaos', pl: 'Pełzający Chaos' },
  icons: 'A',
  abilities: [{ keyword: 'recruitment', window: 'afterRolls', effects: [{ do: 'setDie', face: 'freak' }] }],
});
