// Listener: When an opponent's Terror succeeds, you may discard this card from your hand: take two Freaks.
import { guardian } from 'cults';

export default guardian({
  id: 'listener',
  name: { en: 'Listener', pl: 'Nasłuchujący' },
  icons: 'AT',
  cost: 3,
  triggers: [{ on: 'terrorSucceeded', by: 'rival', self: 'discard', effects: [{ do: 'gain', token: 'freak', count: 2 }] }],
  text: {
    en: "When an opponent's Terror succeeds, you may discard this card from your hand: take two Freaks.",
    pl: 'Gdy przeciwnik przeprowadzi udany Terror, możesz odrzucić tę kartę z ręki: weź dwóch Odmieńców.',
  },
});
