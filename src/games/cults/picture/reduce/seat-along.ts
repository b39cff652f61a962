import type { GameEvent, TableView } from '../../contract/view-types';
import { list, number, text, type Change, type Changes } from './event-fields';

type Hand = TableView['hands'][string];

const seatOf = (event: GameEvent): string => text(event, 'seat');

const isHidden = (hand: Hand): hand is { readonly count: number } => !Array.isArray(hand);

/** Changes the hand of a seat; a hidden hand only changes its size. */
function withHand(view: TableView, cult: string, cards: (hand: readonly string[]) => readonly string[], more: number): TableView {
  const hand = view.hands[cult];
  if (hand === undefined) return view;
  const now = isHidden(hand) ? { count: Math.max(0, hand.count + more) } : cards(hand);
  return { ...view, hands: { ...view.hands, [cult]: now } };
}

function withDeck(view: TableView, cult: string, count: (now: number) => number): TableView {
  const deck = view.decks[cult];
  return deck === undefined ? view : { ...view, decks: { ...view.decks, [cult]: { count: Math.max(0, count(deck.count)) } } };
}

function withPile(view: TableView, cult: string, change: (pile: readonly string[]) => readonly string[]): TableView {
  return { ...view, discards: { ...view.discards, [cult]: change(view.discards[cult] ?? []) } };
}

/** Removes the first copy: a payment is laid out with the first ones, and the rest keep their places. */
function less(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.filter((_, index) => index !== at);
}

/** R6.10: the viewer knows only their own tokens. */
function withTokens(view: TableView, event: GameEvent, sign: 1 | -1): TableView {
  const own = view.tokens[seatOf(event)];
  const token = text(event, 'token');
  if (own === undefined || (token !== 'thug' && token !== 'initiate' && token !== 'freak')) return view;
  const count = Math.max(0, own[token] + sign * number(event, 'count'));
  return { ...view, tokens: { ...view.tokens, [seatOf(event)]: { ...own, [token]: count } } };
}

const drawn: Change = (view, event) => {
  const cards = list((event['own'] as { readonly cards?: unknown } | undefined)?.cards);
  const count = number(event, 'count');
  return withDeck(
    withHand(view, seatOf(event), (hand) => [...hand, ...cards], count),
    seatOf(event),
    (deck) => deck - count,
  );
};

const outOfHand = (view: TableView, event: GameEvent): TableView =>
  event['from'] === 'hand' ? withHand(view, seatOf(event), (hand) => less(hand, text(event, 'card')), -1) : view;

/** R9.3: committed cards leave the hand, Thugs leave the screen. */
const committed: Change = (view, event) => {
  const own = event['own'] as { readonly cards?: unknown; readonly thugs?: number } | undefined;
  const cards = list(own?.cards);
  const after = withHand(view, seatOf(event), (hand) => cards.reduce(less, hand), -number(event, 'cards'));
  return withTokens(after, { ...event, token: 'thug', count: own?.thugs ?? 0 }, -1);
};

/** How events change hands, decks, discard piles and the viewer's tokens. */
export const SEAT_CHANGES: Changes = {
  cardsDrawn: drawn,
  deckReshuffled: (view, event) =>
    withPile(
      withDeck(view, seatOf(event), () => number(event, 'count')),
      seatOf(event),
      () => [],
    ),
  cardDiscarded: (view, event) => withPile(outOfHand(view, event), seatOf(event), (pile) => [...pile, text(event, 'card')]),
  cardDestroyed: (view, event) =>
    event['from'] === 'discard'
      ? withPile(view, seatOf(event), (pile) => less(pile, text(event, 'card')))
      : outOfHand(view, event),
  disorganizationReceived: (view, event) => withPile(view, seatOf(event), (pile) => [...pile, 'disorganization']),
  cardAcquired: (view, event) => withHand(view, seatOf(event), (hand) => [...hand, text(event, 'card')], 1),
  forcesCommitted: committed,
  tokensGained: (view, event) => withTokens(view, event, 1),
  tokensReturned: (view, event) => withTokens(view, event, -1),
  thugsTakenBack: (view, event) => withTokens(view, { ...event, token: 'thug' }, 1),
};
