import type { Zone } from '../state/frames';
import type { CardCopy, CultsPlay } from '../state/state';
import { seatAt } from '../state/at';

/** Where a card lies that its owner may use. */
export function zoneOf(game: CultsPlay, seat: number, copy: CardCopy): Zone {
  if (seatAt(game.state, seat).hand.includes(copy)) return 'hand';
  const side = game.state.fight?.sides.find((one) => one.seat === seat);
  return side?.cards.includes(copy) === true ? 'committed' : 'spent';
}
