import type { CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import { districtOption } from '../details';
import type { AskingFrame, QuestionKind } from '../kind';

/** R4.7: a district for the first Cult Site. */
export const placeSite = {
  ask: (game: CultsPlay, frame: AskingFrame, seat: number, districts: readonly number[]): void =>
    askOne(game, frame, seat, 'placeSite', districts),
  describe: districtOption,
} satisfies QuestionKind<'placeSite'>;
