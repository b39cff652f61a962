import { PASS } from '../../../../../kernel';
import type { CultsPlay } from '../../state/state';
import { ask } from '../ask';
import type { AskingFrame, QuestionKind } from '../kind';
import { itemOption, weightOf } from '../refs/items';
import type { Means } from '../plans/pay';

/** R10.2: cards in hand for their Terror and Freaks, nothing superfluous; or to let it be. */
export const terror = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, { refs, weights }: Means, amount: number): void {
    const need = { what: 'terror', amount, weights: [...weights, 0], leave: 0, rule: 'R10.2' };
    ask(game, frame, seat, 'terror', [...refs, PASS], 0, refs.length, { need });
  },
  /** What is spent; null where it is let be. */
  read: (chosen: readonly number[]): readonly number[] | null => (chosen[0] === PASS ? null : chosen),
  describe: (game, ref, asked, at) => itemOption(game, ref, 'freak', { terror: weightOf(asked, at) }),
} satisfies QuestionKind<'terror'>;
