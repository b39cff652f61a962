import type { CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import { cultOf } from '../details';
import type { AskingFrame, ScriptedQuestion } from '../kind';

export const chooseSeat = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, seats: readonly number[]): void {
    if (seats.length > 0) askOne(game, frame, seat, 'chooseSeat', seats);
  },
  describe: (game, ref) => ({ id: cultOf(game, ref), cult: cultOf(game, ref) }),
  fromScript: (script, option) => script.seat(option),
  tell: (game, ref) => ({ cult: cultOf(game, ref) }),
} satisfies ScriptedQuestion<'chooseSeat'>;
