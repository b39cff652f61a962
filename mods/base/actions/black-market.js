// Black Market (Augmentation): Instead of its icons: destroy this card and take one card from a stack in any open
// district into your hand, free. It is outside the limit of two cards, but must not be a copy of a card acquired this turn.
import { action } from 'cults';

export default action({
  id: 'black-market',
  name: { en: 'Black Market', pl: 'Czarny Rynek' },
  icons: 'PP',
  cost: 3,
  abilities: [
    {
      keyword: 'augmentation',
      self: 'destroy',
      effects: [{ do: 'takeFromStack', where: 'anywhere', notAcquired: true }],
    },
  ],
});
