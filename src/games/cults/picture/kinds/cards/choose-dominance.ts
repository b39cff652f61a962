import type { KindPicture } from '../kind';
import { dominanceSpot, text } from '../parts';

export const chooseDominance: KindPicture = {
  stages: (option) => [dominanceSpot(text(option, 'district'), option)],
  act: 'choose',
  isOnBoard: true,
};
