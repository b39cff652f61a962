import { cardCost, firstCardDiscount } from '../state/numbers';
import type { CultsPlay } from '../state/state';
import { districtAt } from '../state/at';

/** R8.5: the cost of one card that is bought alone. */
export const cardAlone = (game: CultsPlay, seat: number, district: number, type: number): number =>
  Math.max(0, cardCost(game, seat, district, type) - firstCardDiscount(game, seat));

/** R8.5: the cost of cards bought together, in one payment. */
export function purchaseCost(game: CultsPlay, seat: number, district: number, stacks: readonly number[]): number {
  const place = districtAt(game.state, district);
  let sum = 0;
  for (const stack of stacks) sum += cardCost(game, seat, district, place.stacks[stack]![0]);
  return stacks.length === 0 ? 0 : Math.max(0, sum - firstCardDiscount(game, seat));
}
