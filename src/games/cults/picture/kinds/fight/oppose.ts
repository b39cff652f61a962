import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { movePreview } from '../moves';

/** R9.2: a Ritual is moved into the Confrontation to come, whose scene lies over the board. */
export const oppose: KindPicture<'oppose'> = {
  stages: (option, _, { seat }) => [tile({ frame: `ritual-${option.level}`, seat })],
  preview: movePreview,
  callsBack: true,
  opensFight: true,
};
