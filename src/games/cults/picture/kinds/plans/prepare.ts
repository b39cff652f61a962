import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { text } from '../parts';
import { costPreview, costSum } from './price';

/** R8.6: a Cult Site, a Ritual, or both. */
export const prepare: KindPicture = {
  stages: (option, _, { seat }) => [
    tile(option['site'] === true ? { frame: 'site', cult: seat } : { frame: `ritual-${text(option, 'ritual')}`, cult: seat }),
  ],
  act: 'prepare',
  preview: costPreview,
  sum: costSum,
  reason: (suggested) => (suggested.some((option) => option['site'] === true) ? 'prepareSite' : 'prepare'),
  isCostly: true,
  /** The price stands below, so the name is enough. */
  tileName: (option, label, { books }) =>
    option['site'] === true ? label.replace(/ \([^)]*\)$/, '') : books.words.ritual(Number(option['ritual'])),
};
