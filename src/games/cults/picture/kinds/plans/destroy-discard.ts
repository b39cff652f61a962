import type { KindPicture } from '../kind';
import { cardStages, text } from '../parts';

const DISORGANIZATION = 'disorganization';

/** R8.5, R8.7: one of the own discards leaves the game. */
export const destroyDiscard: KindPicture = {
  stages: cardStages,
  act: 'destroyDiscard',
  reason: ([option]) => (text(option, 'card') === DISORGANIZATION ? 'destroyDisorganization' : 'destroyDiscard'),
  isCostly: true,
};
