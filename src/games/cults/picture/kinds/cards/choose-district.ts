import { board } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';

export const chooseDistrict: KindPicture<'chooseDistrict'> = {
  stages: (option) => [board(`${option.district}/field/plan`)],
  act: 'chooseDistrict',
  isOnBoard: true,
};
