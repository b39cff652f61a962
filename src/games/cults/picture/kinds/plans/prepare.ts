import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { costPreview, costSum } from '../price';

/** R8.6: a Cult Site, a Ritual, or both. */
export const prepare: KindPicture<'prepare'> = {
  stages: (option, _, { seat }) => [tile({ frame: 'site' in option ? 'site' : `ritual-${option.ritual}`, seat })],
  act: 'prepare',
  preview: costPreview,
  sum: costSum,
  /** The price stands below, so the name is enough. */
  tileName: (option, label, { books }) =>
    'site' in option ? label.replace(/ \([^)]*\)$/, '') : books.words.ritual(option.ritual),
};
