import { TOKENS } from '../../../contract/ids';
import type { CultsPlay } from '../../state/state';
import { ask } from '../ask';
import type { AskingFrame, QuestionKind } from '../kind';
import { pushTokens, tokenOption } from '../refs/tokens';

/** R8.3: take any `count` Cultist tokens. */
export const bluffTokens = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, count: number): void {
    const refs: number[] = [];
    for (let token = 0; token < TOKENS.length; token++) pushTokens(refs, token, count);
    if (count > 0) ask(game, frame, seat, 'bluffTokens', refs, count, count);
  },
  describe: tokenOption,
} satisfies QuestionKind<'bluffTokens'>;
