import type { GameEvent, Below } from '../../../kernel';
import { THUG, TOKENS } from '../contract/ids';
import { typeOf, type Catalogue, type RulesView, type State } from '../rules';

/** What an attentive player remembers of another seat: the tokens behind its screen, and cards that it was seen to take into hand. */
interface Remembered {
  readonly tokens: number[];
  readonly inHand: string[];
}

/**
 * What the seat has heard since the beginning of the game. Tokens are taken and returned in the open (R6.10), so who counts along knows
 * them all. Null where the beginning is not known, as in a position from outside.
 */
export function remember(view: RulesView): ReadonlyMap<string, Remembered> | null {
  const { events = [] } = view;
  if (!events.some(({ type }) => type === 'setupRevealed')) return null;
  const seats = new Map<string, Remembered>();
  for (const event of events) {
    const seat = event['seat'];
    if (typeof seat !== 'string') continue;
    const known = seats.get(seat) ?? { tokens: TOKENS.map(() => 0), inHand: [] };
    seats.set(seat, known);
    note(known, event);
  }
  return seats;
}

function note(known: Remembered, event: GameEvent): void {
  const { tokens, inHand } = known;
  const count = Number(event['count'] ?? 0);
  const card = typeof event['card'] === 'string' ? event['card'] : '';
  const token = TOKENS.indexOf(event['token'] as never);
  if (event.type === 'tokensGained') tokens[token]! += count;
  else if (event.type === 'tokensReturned') tokens[token]! -= count;
  else if (event.type === 'thugsReturned') tokens[THUG]! -= count;
  else if (event.type === 'cardAcquired') inHand.push(card);
  else if ((event.type === 'cardDiscarded' || event.type === 'cardDestroyed') && event['from'] === 'hand') forget(inHand, card);
  // Which cards were sent is not known until they are turned up.
  else if (event.type === 'forcesCommitted') inHand.length = 0;
  else if (event.type === 'abilityUsed' && event['zone'] === 'hand' && !inHand.includes(card)) inHand.push(card);
}

function forget(cards: string[], card: string): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

/** Puts what is remembered into an imagined position: rivals have the tokens and the cards that they were seen to take. */
export function recall(
  state: State,
  book: Catalogue,
  viewer: string | null,
  memory: ReadonlyMap<string, Remembered> | null,
  below: Below,
): void {
  if (memory === null) return;
  state.seats.forEach((seat, at) => {
    if (seat.npc || seat.cult === viewer) return;
    const known = memory.get(seat.cult);
    const tokens = known?.tokens ?? TOKENS.map(() => 0);
    const side = state.fight?.sides.find((one) => one.seat === at);
    const thugs = Math.max(0, tokens[THUG]!);
    if (side !== undefined && !side.revealed && state.asks[0]?.kind !== 'oppose')
      side.thugs = hasCommitted(state, at) ? below(thugs + 1) : 0;
    seat.tokens = tokens.map((count, token) => Math.max(0, count - (token === THUG ? (side?.thugs ?? 0) : 0)));
    for (const card of known?.inHand ?? []) takeInHand(seat, book.typeById.get(card) ?? -1);
  });
}

/** Whether the commitment of a seat lies behind: it is no longer among what is to be done, nor asked. */
function hasCommitted({ flow, asks }: State, seat: number): boolean {
  const waits = (frame: { readonly step: string; readonly seat?: number }): boolean =>
    frame.step === 'commit' && frame.seat === seat;
  return !flow.some(waits) && !asks.some(({ frame }) => waits(frame));
}

/** The card was imagined in the deck: it changes places with a card in hand. */
function takeInHand({ hand, deck }: State['seats'][number], type: number): void {
  if (hand.length === 0 || hand.some((copy) => typeOf(copy) === type)) return;
  const at = deck.findIndex((copy) => typeOf(copy) === type);
  if (at < 0) return;
  const last = hand.length - 1;
  [hand[last], deck[at]] = [deck[at]!, hand[last]!];
}
