import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { cardTile } from '../parts';
import { costPreview, costSum } from './price';

/** R8.5: what is bought, and whether a discard is destroyed. */
export const augment: KindPicture = {
  stages: (option) => [option['card'] === undefined ? tile({ frame: 'ui-cross' }) : cardTile(option)],
  preview: costPreview,
  sum: costSum,
  reason: (suggested) => (suggested.some((option) => option['card'] !== undefined) ? 'augment' : 'destroyDiscard'),
  isCostly: true,
  hasForeignCards: true,
};
