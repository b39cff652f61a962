import { availablePower } from '../cards/payment';
import type { Game } from '../state/state';
import type { Asked } from './kind';

/** R6.9: a price, and the Power that stays after it. */
export const priceAndRest = (game: Game, ask: Asked, cost: number): { readonly cost: number; readonly leaves: number } => ({
  cost,
  leaves: availablePower(game, ask.seat) - cost,
});
