import type { Refusal } from '../../../../../kernel';
import { stackId } from '../../../contract/ids';
import { isAcquired } from '../../cards/cards';
import { availablePower } from '../../cards/payment';
import { purchaseCost } from '../../plans/purchase';
import type { CultsPlay } from '../../state/state';
import { ask } from '../ask';
import { districtName } from '../details';
import { priceAndRest } from '../prices';
import { districtOf, type AskingFrame, type QuestionKind } from '../kind';
import { districtAt } from '../../state/at';

/** Options: the Guardian stack, the Action stack, to destroy a discard. */
const DESTROY = 2;

/** What an Augmentation offers. */
export interface AugmentChoices {
  /** Stacks of which a card can be bought. */
  readonly stacks: readonly number[];
  /** Two cards together would cost too much. */
  readonly onlyOne: boolean;
  /** To destroy a discard: at all, or only after a purchase that was paid with a card. */
  readonly destroy: 'no' | 'yes' | 'withPurchase';
}

/** R8.5: at most one card per stack, and to destroy a discard. */
export const augment = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, { stacks, onlyOne, destroy }: AugmentChoices, min: number): void {
    const refs = destroy === 'no' ? stacks : [...stacks, DESTROY];
    ask(game, frame, seat, 'augment', refs, min, refs.length, {
      bars: onlyOne ? [[0, 1]] : null,
      wants: destroy === 'withPurchase' ? [[stacks.length, stacks.map((_, i) => i)]] : null,
    });
  },
  read: (chosen: readonly number[]): { readonly stacks: number[]; readonly destroys: boolean } => ({
    stacks: chosen.filter((ref) => ref !== DESTROY).sort((a, b) => a - b),
    destroys: chosen.includes(DESTROY),
  }),
  describe(game, ref, asked) {
    if (ref === DESTROY) return { id: 'destroy', destroy: true };
    const district = districtOf(asked);
    const card = game.state.types[districtAt(game.state, district).stacks[ref]![0]]!;
    const cost = purchaseCost(game, asked.seat, district, [ref]);
    return { id: card, card, stack: stackId(ref), ...priceAndRest(game, asked, cost) };
  },
  refuse(game, asked) {
    const district = districtOf(asked);
    const power = availablePower(game, asked.seat);
    return districtAt(game.state, district).stacks.flatMap(([type, left], stack): Refusal[] => {
      if (asked.refs.includes(stack) || type < 0) return [];
      const refused = (code: string): Refusal => ({
        what: game.state.types[type]!,
        district: districtName(district),
        code,
        rule: 'R8.5',
      });
      if (left === 0) return [refused('stackEmpty')];
      if (isAcquired(game, type)) return [refused('acquiredThisTurn')];
      const cost = purchaseCost(game, asked.seat, district, [stack]);
      return [{ ...refused('notEnoughPower'), params: { cost, power } }];
    });
  },
  /** R8.5: cards bought together are paid in one payment, and a discount of the first purchase counts once. */
  together(game, asked, options) {
    const stacks = asked.refs.filter((ref) => ref !== DESTROY);
    if (stacks.length < 2) return [];
    const ids = asked.refs.flatMap((ref, at) => (ref === DESTROY ? [] : [options[at]!.id]));
    return [{ options: ids, ...priceAndRest(game, asked, purchaseCost(game, asked.seat, districtOf(asked), stacks)) }];
  },
} satisfies QuestionKind<'augment'>;
