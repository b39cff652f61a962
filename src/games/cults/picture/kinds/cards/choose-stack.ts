import { board } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { text } from '../parts';

export const chooseStack: KindPicture = {
  stages(option, view) {
    const district = text(option, 'district');
    const kind = view.districts[district]?.guardian?.card === option['card'] ? 'guardian' : 'action';
    return [board(`${district}/${kind}`)];
  },
  act: 'chooseStack',
  isOnBoard: true,
};
