// Ghoul Pack (Confrontation): If you lose, your Disorganization card goes to the winner. Even with several Ghoul Packs
// you pass on only one card.
import { guardian } from 'cults';

export default guardian({
  id: 'ghoul-pack',
  name: { en: 'Ghoul Pack', pl: 'Wataha Ghuli' },
  icons: 'AA',
  cost: 2,
  abilities: [{ keyword: 'confrontation', window: 'lose', effects: [{ do: 'passOnDisorganization' }] }],
});
