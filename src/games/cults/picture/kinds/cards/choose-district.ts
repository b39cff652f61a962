import { board } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { text } from '../parts';

export const chooseDistrict: KindPicture = {
  stages: (option) => [board(`${text(option, 'district')}/field/plan`)],
  act: 'chooseDistrict',
  isOnBoard: true,
};
