import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';

export const chooseSeat: KindPicture<'chooseSeat'> = {
  stages: (option) => [tile({ frame: 'emblem', seat: option.cult })],
  act: 'choose',
};
