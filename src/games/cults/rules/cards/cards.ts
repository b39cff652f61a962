import { GameError, shuffle } from '../../../../kernel';
import { BOUNDS } from '../bounds/bounds';
import { cardId, emit } from '../state/emit';
import type { Catalogue } from './catalogue';
import { COPIES_PER_TYPE, typeOf, type CardCopy, type CultsPlay, type Side } from '../state/state';
import { seatAt, districtAt, numberAt } from '../state/at';

/** Whether one more copy of a card can come into the game. */
export const canMake = (game: CultsPlay, type: number): boolean => numberAt(game.state.made, type) < BOUNDS.copies;

/** A new copy of a card comes into the game. Beyond the bound it would run into the numbers of the next card. */
export function makeCopy(game: CultsPlay, type: number): CardCopy {
  const { made } = game.state;
  if (numberAt(made, type) >= COPIES_PER_TYPE - 1)
    throw new GameError('tooManyCopies', { card: cardId(game, type), max: BOUNDS.copies });
  const copy = type * COPIES_PER_TYPE + numberAt(made, type);
  made[type]!++;
  return copy;
}

/** R4.5: how many copies a full stack of a District card has. */
export const copiesInStack = ({ cards }: Catalogue, type: number): number => cards[type]!.copies ?? 6;

export const isDisorganization = (game: CultsPlay, copy: CardCopy): boolean => typeOf(copy) === game.book.disorganization;

export const idOf = (game: CultsPlay, copy: CardCopy): string => cardId(game, typeOf(copy));

/** R6.5: the top card of a Cult deck; an empty deck is first renewed from the discard pile. -1 when both are empty. */
export function takeTop(game: CultsPlay, seat: number): CardCopy {
  const { deck } = seatAt(game.state, seat);
  if (deck.length === 0) renewDeck(game, seat);
  return deck.pop() ?? -1;
}

/** R6.5: the discard pile is shuffled only when the deck is empty. */
function renewDeck(game: CultsPlay, seat: number): void {
  const owner = seatAt(game.state, seat);
  if (owner.discard.length === 0) return;
  for (const copy of owner.discard) owner.deck.push(copy);
  owner.discard.length = 0;
  shuffle(game.state, owner.deck);
  game.state.reveals++;
  emit(game, 'deckReshuffled', seat, -1, { count: owner.deck.length });
}

export const canDraw = (game: CultsPlay, seat: number): boolean => {
  const { deck, discard } = seatAt(game.state, seat);
  return deck.length + discard.length > 0;
};

/** R6.5, R6.7: all are drawn first; then the Disorganization cards among them are discarded, without replacement. */
export function draw(game: CultsPlay, seat: number, count: number): void {
  const owner = seatAt(game.state, seat);
  const from = owner.hand.length;
  for (let i = 0; i < count; i++) {
    const copy = takeTop(game, seat);
    if (copy < 0) break;
    owner.hand.push(copy);
  }
  const drawn = owner.hand.length - from;
  if (drawn === 0) return;
  game.state.reveals++;
  if (game.events !== null) {
    emit(game, 'cardsDrawn', seat, -1, { count: drawn, own: { cards: owner.hand.slice(from).map((copy) => idOf(game, copy)) } });
  } else emit(game, 'cardsDrawn', seat, -1, undefined);
  discardDisorganization(game, seat, from);
}

function discardDisorganization(game: CultsPlay, seat: number, from: number): void {
  const { hand } = seatAt(game.state, seat);
  for (let i = hand.length - 1; i >= from; i--)
    if (isDisorganization(game, numberAt(hand, i))) discardFromHand(game, seat, numberAt(hand, i));
}

/** R6.6 */
export function discardFromHand(game: CultsPlay, seat: number, copy: CardCopy): void {
  const owner = seatAt(game.state, seat);
  remove(owner.hand, copy);
  owner.discard.push(copy);
  emit(game, 'cardDiscarded', seat, -1, game.events === null ? undefined : { card: idOf(game, copy), from: 'hand' });
}

/** R6.6: out of the game, from wherever its owner has it. */
export function destroy(game: CultsPlay, seat: number, copy: CardCopy, from: 'hand' | 'discard' | 'committed'): void {
  const owner = seatAt(game.state, seat);
  if (from === 'hand') remove(owner.hand, copy);
  else if (from === 'discard') remove(owner.discard, copy);
  else destroyCommitted(game.state.fight!.sides.find((side) => side.seat === seat)!, copy);
  emit(game, 'cardDestroyed', seat, -1, { card: idOf(game, copy), from });
}

/** The side remembers the card: what its ability brought goes on counting, and the table shows where it came from. */
function destroyCommitted(side: Side, copy: CardCopy): void {
  remove(side.cards, copy);
  if (side.gone === undefined) side.gone = [typeOf(copy)];
  else side.gone.push(typeOf(copy));
}

/** R6.7: to get a Disorganization card is to put it on top of one's own discard pile. Beyond the bound no more come. */
export function getDisorganization(game: CultsPlay, seat: number): void {
  if (!canMake(game, game.book.disorganization)) return;
  seatAt(game.state, seat).discard.push(makeCopy(game, game.book.disorganization));
  emit(game, 'disorganizationReceived', seat, -1);
}

/** R8.5: two copies of one card are never acquired in one turn, bought or taken. */
export function isAcquired(game: CultsPlay, type: number): boolean {
  const { turn } = game.state;
  if (turn === null) return false;
  for (const copy of turn.fresh) if (typeOf(copy) === type) return true;
  return false;
}

/** R8.5: whether a card can be acquired from a stack now. */
export const canAcquire = (game: CultsPlay, stack: readonly [type: number, left: number]): boolean =>
  stack[1] > 0 && stack[0] >= 0 && !isAcquired(game, stack[0]);

/** R6.8: a card comes to hand from a stack and may not be used before the turn has ended. */
export function acquire(game: CultsPlay, seat: number, district: number, stack: number, free: boolean): void {
  const copy = takeFromStack(game, district, stack);
  seatAt(game.state, seat).hand.push(copy);
  emit(game, 'cardAcquired', seat, district, { card: idOf(game, copy), free });
}

/** R6.8: wherever it goes, it may not be used before the turn has ended. */
export function takeFromStack(game: CultsPlay, district: number, stack: number): CardCopy {
  const entry = districtAt(game.state, district).stacks[stack]!;
  const copy = makeCopy(game, entry[0]);
  entry[1]--;
  game.state.turn?.fresh.push(copy);
  return copy;
}

export function remove(list: number[], item: number): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}
