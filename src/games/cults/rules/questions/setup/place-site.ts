import type { Game } from '../../state/state';
import { askOne } from '../ask';
import { districtOption } from '../details';
import type { AskingFrame, Question } from '../kind';

/** R4.7: a district for the first Cult Site. */
export const placeSite = {
  ask: (game: Game, frame: AskingFrame, seat: number, districts: readonly number[]): void =>
    askOne(game, frame, seat, 'placeSite', districts),
  describe: districtOption,
} satisfies Question<'placeSite'>;
