import type { CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import { districtOption } from '../details';
import type { AskingFrame, ScriptedQuestion } from '../kind';

export const chooseDistrict = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, districts: readonly number[]): void {
    if (districts.length > 0) askOne(game, frame, seat, 'chooseDistrict', districts);
  },
  describe: districtOption,
  fromScript: (script, option) => script.openDistrict(option),
} satisfies ScriptedQuestion<'chooseDistrict'>;
