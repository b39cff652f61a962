import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { ritualSpot, text } from '../parts';
import { movePreview } from './moves';

/** R8.7: a Ritual is moved here; and after it, or instead, a card is drawn or destroyed. */
export const influence: KindPicture = {
  stages(option) {
    if (option['draw'] === true) return [tile({ frame: 'ui-deck' })];
    if (option['destroy'] === true) return [tile({ frame: 'ui-cross' })];
    return [ritualSpot(text(option, 'from'), option)];
  },
  preview: movePreview,
  sum: 'nothing',
  reason(suggested) {
    if (suggested.some((option) => option['from'] !== undefined)) return 'influence';
    return suggested.some((option) => option['draw'] === true) ? 'drawCard' : 'destroyDiscard';
  },
  isCostly: true,
};
