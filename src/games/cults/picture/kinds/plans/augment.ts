import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { cardTile } from '../parts';
import { costPreview, costSum } from '../price';

/** R8.5: what is bought, and whether a discard is destroyed. */
export const augment: KindPicture<'augment'> = {
  stages: (option) => ['card' in option ? cardTile(option) : tile({ frame: 'ui-cross' })],
  preview: costPreview,
  sum: costSum,
  hasForeignCards: true,
};
