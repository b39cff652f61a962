import type { KindPicture } from '../kind';
import { number, ritualSpot, text } from '../parts';

export const chooseRitual: KindPicture = {
  stages: (option, view) => [ritualSpot(view, text(option, 'district'), text(option, 'cult'), number(option, 'level'))],
  act: 'choose',
  isOnBoard: true,
};
