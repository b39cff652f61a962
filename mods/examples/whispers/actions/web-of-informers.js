// Web of Informers (Planning): Destroy this card: this round and the next, take an Initiate whenever an opponent places a
// Ritual.
import { action } from 'cults';

/** @type {import('cults').Trigger} */
const reward = { on: 'ritualPlaced', by: 'rival', effects: [{ do: 'gain', token: 'initiate', count: 1 }] };

export default action({
  id: 'web-of-informers',
  name: { en: 'Web of Informers', pl: 'Siatka Informatorów' },
  icons: 'P',
  cost: 2,
  abilities: [
    { keyword: 'planning', self: 'destroy', effects: [{ do: 'subscribe', triggers: [reward], lasts: 'round', rounds: 2 }] },
  ],
  text: {
    en: 'Destroy this card: this round and the next, take an Initiate whenever an opponent places a Ritual.',
    pl: 'Zniszcz tę kartę: w tej i w następnej rundzie bierzesz Wtajemniczonego za każdym razem, gdy przeciwnik umieszcza Rytuał.',
  },
});
