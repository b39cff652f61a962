import type { KindPicture } from '../kind';
import { ritualSpot, text } from '../parts';

export const chooseRitual: KindPicture = {
  stages: (option) => [ritualSpot(text(option, 'district'), option)],
  act: 'choose',
  isOnBoard: true,
};
