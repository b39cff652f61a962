import { availablePower } from '../cards/payment';
import type { CultsPlay } from '../state/state';
import type { OpenQuestion } from './kind';

/** R6.9: a price, and the Power that stays after it. */
export const priceAndRest = (
  game: CultsPlay,
  ask: OpenQuestion,
  cost: number,
): { readonly cost: number; readonly leaves: number } => ({
  cost,
  leaves: availablePower(game, ask.seat) - cost,
});
