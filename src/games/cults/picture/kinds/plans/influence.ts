import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { ritualSpot } from '../parts';
import { movePreview } from '../moves';

/** R8.7: a Ritual is moved here; and after it, or instead, a card is drawn or destroyed. */
export const influence: KindPicture<'influence'> = {
  stages(option) {
    if ('draw' in option) return [tile({ frame: 'ui-deck' })];
    if ('destroy' in option) return [tile({ frame: 'ui-cross' })];
    return [ritualSpot(option.from, option)];
  },
  preview: movePreview,
  sum: 'nothing',
  // Which discard is destroyed is asked next; a drawn card is seen.
  isCostly: (chosen) => chosen.some((option) => 'draw' in option),
  second: {
    after: (chosen, options) =>
      chosen.length === 1 && 'from' in chosen[0]! ? options.filter((option) => !('from' in option)) : [],
    question: ({ prompts }) => prompts.afterMove,
    none: ({ prompts }) => prompts.neither,
  },
};
