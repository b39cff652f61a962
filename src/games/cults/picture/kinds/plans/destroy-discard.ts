import type { KindPicture } from '../kind';
import { cardStages } from '../parts';

/** R8.5, R8.7: one of the own discards leaves the game. */
export const destroyDiscard: KindPicture<'destroyDiscard'> = {
  stages: cardStages,
  act: 'destroyDiscard',
  isCostly: true,
};
