import type { CultsPlay } from '../../state/state';
import { ask } from '../ask';
import type { AskingFrame, QuestionKind } from '../kind';
import { pushTokens, tokenOption } from '../refs/tokens';
import { seatAt } from '../../state/at';

/** R11.1: discard `count` own tokens. */
export const discardTokens = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, count: number): void {
    const refs: number[] = [];
    seatAt(game.state, seat).tokens.forEach((there, token) => pushTokens(refs, token, there));
    ask(game, frame, seat, 'discardTokens', refs, count, count);
  },
  describe: tokenOption,
} satisfies QuestionKind<'discardTokens'>;
