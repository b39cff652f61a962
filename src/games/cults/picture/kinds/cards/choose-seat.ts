import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { text } from '../parts';

export const chooseSeat: KindPicture = {
  stages: (option) => [tile({ frame: 'emblem', cult: text(option, 'cult') })],
  act: 'choose',
};
