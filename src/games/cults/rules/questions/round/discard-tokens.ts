import type { Game } from '../../state/state';
import { ask } from '../ask';
import type { AskingFrame, Question } from '../kind';
import { pushTokens, tokenOption } from '../refs/tokens';
import { seatAt } from '../../state/at';

/** R11.1: discard `count` own tokens. */
export const discardTokens = {
  ask(game: Game, frame: AskingFrame, seat: number, count: number): void {
    const refs: number[] = [];
    seatAt(game.state, seat).tokens.forEach((there, token) => pushTokens(refs, token, there));
    ask(game, frame, seat, 'discardTokens', refs, count, count);
  },
  describe: tokenOption,
} satisfies Question<'discardTokens'>;
