import type { Game } from '../../state/state';
import { ask } from '../ask';
import type { AskingFrame, Question } from '../kind';
import { pushTokens, tokenOption } from '../refs/tokens';

/** R11.1: so many of the own tokens. */
export const discardTokens = {
  ask(game: Game, frame: AskingFrame, seat: number, count: number): void {
    const refs: number[] = [];
    game.state.seats[seat]!.tokens.forEach((there, token) => pushTokens(refs, token, there));
    ask(game, frame, seat, 'discardTokens', refs, count, count);
  },
  describe: tokenOption,
} satisfies Question;
