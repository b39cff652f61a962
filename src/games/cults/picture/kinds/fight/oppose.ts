import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { passes, text } from '../parts';
import { movePreview } from '../plans/moves';

/** R9.2: a Ritual is moved into the Confrontation to come, whose scene lies over the board. */
export const oppose: KindPicture = {
  stages: (option, _, { seat }) => [tile({ frame: `ritual-${text(option, 'level')}`, cult: seat })],
  preview: movePreview,
  reason: (suggested) => (passes(suggested) ? 'stayAway' : 'oppose'),
  callsBack: true,
  opensFight: true,
};
