import { board } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';

export const chooseStack: KindPicture<'chooseStack'> = {
  stages(option, view) {
    const { district, card } = option;
    const kind = view.districts[district]?.guardian?.card === card ? 'guardian' : 'action';
    return [board(`${district}/${kind}`)];
  },
  act: 'chooseStack',
  isOnBoard: true,
};
