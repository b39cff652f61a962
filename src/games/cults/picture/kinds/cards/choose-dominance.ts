import { board } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { text } from '../parts';

export const chooseDominance: KindPicture = {
  stages(option, view) {
    const district = text(option, 'district');
    return [board(`${district}/dominance/${(view.districts[district]?.dominance ?? []).lastIndexOf(text(option, 'cult'))}`)];
  },
  act: 'choose',
  isOnBoard: true,
};
