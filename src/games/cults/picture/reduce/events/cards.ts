import { takenFromStack } from '../districts';
import type { EventPictures } from '../event-picture';
import { less, outOfHand, withDeck, withHand, withPile } from '../seats';
import { outOfSide } from '../sides';

/** R6, R8.5: what becomes of cards. */
export const CARDS = {
  deckReshuffled: {
    change: (view, { seat, count }) =>
      withPile(
        withDeck(view, seat, () => count),
        seat,
        () => [],
      ),
  },
  cardsDrawn: {
    change: (view, { seat, count, own }) =>
      withDeck(
        withHand(view, seat, (hand) => [...hand, ...(own?.cards ?? [])], count),
        seat,
        (deck) => deck - count,
      ),
    begins: 'card-draw',
  },
  cardDiscarded: {
    change: (view, { seat, card, from }) =>
      withPile(from === 'hand' ? outOfHand(view, seat, card) : view, seat, (pile) => [...pile, card]),
    begins: 'card-place',
  },
  cardDestroyed: {
    change(view, { seat, card, from }) {
      if (from === 'committed') return outOfSide(view, seat, card);
      return from === 'hand' ? outOfHand(view, seat, card) : withPile(view, seat, (pile) => less(pile, card));
    },
  },
  disorganizationReceived: {
    change: (view, { seat }) => withPile(view, seat, (pile) => [...pile, 'disorganization']),
    begins: 'error',
  },
  cardAcquired: {
    change: (view, event) => withHand(takenFromStack(view, event), event.seat, (hand) => [...hand, event.card], 1),
    ends: 'card-place',
  },
  cardsBought: {},
  cardPutOnDeck: { change: takenFromStack },
  cardsKept: {},
  powerPaid: {},
  abilityUsed: { begins: 'card-flip' },
  triggered: {},
  ruleChanged: {},
  choiceMade: {},
  scriptCancelled: {},
  cardsBlanked: {},
  effectRemains: {},
} satisfies EventPictures;
