import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { number, ritualSpot, text } from '../parts';
import { movePreview } from './moves';

/** R8.7: a Ritual is moved here; and after it, or instead, a card is drawn or destroyed. */
export const influence: KindPicture = {
  stages(option, view, { seat }) {
    if (option['draw'] === true) return [tile({ frame: 'ui-deck' })];
    if (option['destroy'] === true) return [tile({ frame: 'ui-cross' })];
    return [ritualSpot(view, text(option, 'from'), seat, number(option, 'level'))];
  },
  preview: (options, asked) => movePreview(options, asked, true),
  sum: 'nothing',
  reason(suggested) {
    if (suggested.some((option) => option['from'] !== undefined)) return 'influence';
    return suggested.some((option) => option['draw'] === true) ? 'drawCard' : 'destroyDiscard';
  },
  isCostly: true,
};
