import type { Need } from '../../../../../kernel';
import type { CultsPlay } from '../../state/state';
import { ask } from '../ask';
import type { AskingFrame, ScriptedQuestion } from '../kind';
import { itemOption, weightOf } from '../refs/items';

/** Cards in hand and Initiates, and what each gives. */
export interface Means {
  readonly refs: number[];
  readonly weights: number[];
}

/** So much Power, and so much that must be left for a payment to come. */
export const powerNeed = ({ weights }: Means, amount: number, leave: number): Need => ({
  what: 'power',
  amount,
  weights,
  leave,
  rule: 'R6.9',
});

/** R6.9: cards in hand for their Power and Initiates, nothing superfluous. */
export const pay = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, means: Means, amount: number, leave: number): void {
    ask(game, frame, seat, 'pay', means.refs, 1, means.refs.length, { need: powerNeed(means, amount, leave) });
  },
  describe: (game, ref, asked, at) => itemOption(game, ref, 'initiate', { power: weightOf(asked, at) }),
  /** A script names no items: the owner chooses among all. */
  fromScript: (_, option) => option,
} satisfies ScriptedQuestion<'pay'>;
