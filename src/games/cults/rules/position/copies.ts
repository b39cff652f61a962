import { idOf } from '../cards/cards';
import { COPIES_PER_TYPE, type CardCopy, type CultsPlay } from '../state/state';
import type { CopyName } from '../../contract/view-types';
import { seatAt } from '../state/at';

export function nameCopy(game: CultsPlay, copy: CardCopy, viewer: number): CopyName | null {
  if (copy < 0) return null;
  const card = idOf(game, copy);
  for (const [at, seat] of game.state.seats.entries()) {
    const side = game.state.fight?.sides.find((other) => other.seat === at);
    const zones = [
      ['hand', seat.hand],
      ['discard', seat.discard],
      ['committed', side?.cards ?? []],
    ] as const;
    for (const [zone, cards] of zones) {
      const index = cards.indexOf(copy);
      if (index < 0) continue;
      const seen = zone !== 'hand' || at === viewer;
      return { card, seat: seat.cult, zone, ...(seen ? { at: index } : {}) };
    }
  }
  return { card, seat: '', zone: 'gone' };
}

/** Finds the copy again in a state made from a view; one that has left the game gets a number that nothing else has. */
export function findCopy(game: CultsPlay, name: CopyName | null): CardCopy {
  if (name === null) return -1;
  const type = game.book.typeById.get(name.card)!;
  const seat = game.state.seats.findIndex((other) => other.cult === name.seat);
  if (seat < 0) return type * COPIES_PER_TYPE + COPIES_PER_TYPE - 1;
  const owner = seatAt(game.state, seat);
  const side = game.state.fight?.sides.find((other) => other.seat === seat);
  const cards = name.zone === 'hand' ? owner.hand : name.zone === 'discard' ? owner.discard : (side?.cards ?? []);
  return name.at === undefined ? (cards.find((copy) => idOf(game, copy) === name.card) ?? -1) : (cards[name.at] ?? -1);
}
