// Envoy in Yellow (Planning): Destroy this card: an opponent of your choice with more Dominance markers on the board than
// you gets a Disorganization card.
import { starting } from 'cults';

export default starting({
  id: 'yellow-envoy',
  name: { en: 'Envoy in Yellow', pl: 'Wysłannik w Żółci' },
  icons: 'P',
  signature: { cult: 'hastur', replaces: 'acolyte' },
  abilities: [
    {
      keyword: 'planning',
      self: 'destroy',
      effects: [
        {
          do: 'chooseSeat',
          of: 'rivals',
          where: { count: 'dominance', moreThan: { count: 'dominance', of: 'owner' } },
          effects: [{ do: 'disorganization', who: 'eventSeat' }],
        },
      ],
    },
  ],
  text: {
    en: 'Destroy this card: an opponent of your choice with more Dominance markers on the board than you gets a Disorganization card.',
    pl: 'Zniszcz tę kartę: wybrany przeciwnik, który ma na planszy więcej Znaczników Dominacji niż ty, otrzymuje Kartę Dezorganizacji.',
  },
});
