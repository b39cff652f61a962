import { TOKENS, tokenId } from '../../../contract/ids';
import type { CultsPlay } from '../../state/state';
import { ask } from '../ask';
import type { AskingFrame, ScriptedQuestion } from '../kind';
import { pushTokens, tokenOf, tokenOption, tokenRef } from '../refs/tokens';

/** Tokens to gain or to lose. */
export const chooseTokens = {
  /** With how many of each kind there are to choose from. */
  ask(game: CultsPlay, frame: AskingFrame, seat: number, there: readonly number[], count: number): void {
    const refs: number[] = [];
    there.forEach((many, token) => pushTokens(refs, token, many));
    if (count > 0) ask(game, frame, seat, 'chooseTokens', refs, count, count);
  },
  describe(game, ref, asked) {
    // A script does not tell what it will do with them.
    const { frame } = asked;
    return { ...tokenOption(game, ref), ...(frame.step === 'choice' ? { gain: frame.effect.do === 'gain' } : {}) };
  },
  fromScript: (script, option) =>
    option >= 0 && option < TOKENS.length ? tokenRef(option) : script.refuse('scriptNoToken', { token: option }),
  tell: (_, ref) => ({ token: tokenId(tokenOf(ref)) }),
} satisfies ScriptedQuestion<'chooseTokens'>;
