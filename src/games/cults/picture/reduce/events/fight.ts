import type { EventPictures } from '../event-picture';
import { less, withHand, withTokens } from '../seats';
import { inFight, isList, newSide, strengthened, total, withoutBonus, withSide, withSources } from '../sides';

/** R9, R10: Confrontations and Terror. */
export const FIGHT = {
  opposed: {},
  confrontationBegun: {
    change: (view, { seat, district, cults, markers }) => ({
      ...view,
      fight: {
        district,
        plan: view.turn?.seat ?? seat,
        sanity: view.numbers.districts[district]?.sanity ?? { token: 0, investigators: 0, other: 0, now: 0 },
        markers,
        winner: null,
        attack: [],
        sides: cults.map((cult) => newSide(view, cult, district)),
      },
    }),
    begins: 'confrontation-begin',
  },
  forcesCommitted: {
    // R9.3: the viewer knows their own forces, which leave the hand and the screen; of others only the number of cards.
    change(view, { seat, cards, own }) {
      const out = withHand(view, seat, (hand) => (own?.cards ?? []).reduce(less, hand), -cards);
      const sent = withTokens(out, seat, 'thug', -(own?.thugs ?? 0));
      return withSide(sent, seat, (one) => {
        if (own === undefined) return { cards: { count: cards } };
        const { attacks, thugs } = own;
        const sources = withSources(one, { cards: total(attacks), thugs });
        return { cards: own.cards, attacks, thugs, forfeited: [], gone: [], extra: 0, sources };
      });
    },
    begins: 'card-place',
  },
  forcesRevealed: {
    change: (view, { seat, cards, attacks }) =>
      withSide(withoutBonus(view, seat, 'cards'), seat, (one) => {
        const { extra = 0, forfeited = [], gone = [] } = one;
        return { revealed: true, cards, attacks, extra, forfeited, gone, sources: withSources(one, { cards: total(attacks) }) };
      }),
    begins: 'reveal',
  },
  thugsShown: {
    change: (view, { seat, count, attack }) =>
      withSide(withoutBonus(view, seat, 'thugs'), seat, (one) => ({
        thugsShown: true,
        thugs: count,
        attack,
        sources: withSources(one, { thugs: count }),
      })),
    ends: 'total-tick',
  },
  thugsJoined: { change: strengthened, ends: 'token' },
  attackAdded: { change: strengthened, ends: 'total-tick' },
  cardJoined: {
    change: (view, { seat, card, attack }) =>
      withSide(view, seat, (one) => {
        if (!isList(one.cards)) return {};
        const attacks = [...(one.attacks ?? []), attack];
        return { cards: [...one.cards, card], attacks, sources: withSources(one, { cards: total(attacks) }) };
      }),
    begins: 'card-flip',
  },
  confrontationDecided: {
    // R9.5: the Attack that was compared stands; what leaves the table afterwards changes it no more.
    change: (view, { seat, attack }) =>
      inFight(view, ({ sides }) => ({ winner: seat ?? 'nobody', attack: sides.map((side) => attack[side.seat] ?? 0) })),
    ends({ seat }, view) {
      const takesPart = view.fight?.sides.some((side) => side.seat === view.seat) ?? false;
      return takesPart ? (seat === view.seat ? 'win' : 'lose') : 'total-tick';
    },
  },
  thugsReturned: {},
  thugsTakenBack: { change: (view, { seat, count }) => withTokens(view, seat, 'thug', count) },
  confrontationEnded: { change: (view) => ({ ...view, fight: null }) },
  terrorSucceeded: { begins: 'terror' },
} satisfies EventPictures;
