// Seer (Mobilization): Discard another card from your hand, then draw a card.
import { starting } from 'cults';

export default starting({
  id: 'seer',
  name: { en: 'Seer', pl: 'Jasnowidz' },
  icons: 'PT',
  abilities: [
    {
      keyword: 'mobilization',
      effects: [
        { do: 'discard', count: 1, other: true },
        { do: 'draw', count: 1 },
      ],
    },
  ],
});
