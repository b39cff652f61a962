import type { KindPicture } from '../kind';
import { dominanceSpot } from '../parts';

export const chooseDominance: KindPicture<'chooseDominance'> = {
  stages: (option) => [dominanceSpot(option.district, option)],
  act: 'choose',
  isOnBoard: true,
};
