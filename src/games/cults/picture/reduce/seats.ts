import type { District, Plan, Token } from '../../contract/ids';
import type { TableView } from '../../contract/view-types';

/** Changes of hands, decks, discard piles, the viewer's tokens, and whose turn it is. */

type Hand = TableView['hands'][string];

const isHidden = (hand: Hand): hand is { readonly count: number } => !Array.isArray(hand);

/** Changes the hand of a seat; a hidden hand only changes its size. */
export function withHand(
  view: TableView,
  cult: string,
  cards: (hand: readonly string[]) => readonly string[],
  more: number,
): TableView {
  const hand = view.hands[cult];
  if (hand === undefined) return view;
  const now = isHidden(hand) ? { count: Math.max(0, hand.count + more) } : cards(hand);
  return { ...view, hands: { ...view.hands, [cult]: now } };
}

export function withDeck(view: TableView, cult: string, count: (now: number) => number): TableView {
  const deck = view.decks[cult];
  return deck === undefined ? view : { ...view, decks: { ...view.decks, [cult]: { count: Math.max(0, count(deck.count)) } } };
}

export function withPile(view: TableView, cult: string, change: (pile: readonly string[]) => readonly string[]): TableView {
  return { ...view, discards: { ...view.discards, [cult]: change(view.discards[cult] ?? []) } };
}

/** Removes the first copy: a payment is laid out with the first ones, and the rest keep their places. */
export function less(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.filter((_, index) => index !== at);
}

export const outOfHand = (view: TableView, cult: string, card: string): TableView =>
  withHand(view, cult, (hand) => less(hand, card), -1);

/** R6.10: the viewer knows only their own tokens. */
export function withTokens(view: TableView, cult: string, token: Token, more: number): TableView {
  const own = view.tokens[cult];
  if (own === undefined) return view;
  return { ...view, tokens: { ...view.tokens, [cult]: { ...own, [token]: Math.max(0, own[token] + more) } } };
}

/** R8.1: taking a marker begins a turn. */
export const turnBegun = (
  view: TableView,
  { seat, district, plan }: { readonly seat: string; readonly district: District; readonly plan?: Plan },
): TableView => ({ ...view, active: seat, turn: { seat, district, plan: plan ?? null } });

/** R7.4, R12.3: outside turns, the seat that places a marker or rolls for one is active. */
export const acting = (view: TableView, { seat }: { readonly seat: string }): TableView =>
  view.turn === null ? { ...view, active: seat } : view;
