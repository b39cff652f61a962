import type { KindPicture } from '../kind';
import { ritualSpot } from '../parts';

export const chooseRitual: KindPicture<'chooseRitual'> = {
  stages: (option) => [ritualSpot(option.district, option)],
  act: 'choose',
  isOnBoard: true,
};
