// Star Spawn (Terror): Destroy this card: place one more Dominance marker in this district.
import { guardian } from 'cults';

export default guardian({
  id: 'star-spawn',
  name: { en: 'Star Spawn', pl: 'Gwiezdny Pomiot' },
  icons: 'ATT',
  cost: 4,
  abilities: [{ keyword: 'terror', self: 'destroy', effects: [{ do: 'placeDominance', where: 'here' }] }],
});
