import { thenDo } from '../../../../kernel';
import { augment, type AugmentChoices } from '../questions/plans/augment';
import { destroyDiscard } from '../questions/plans/destroy-discard';
import { acquire, canAcquire, destroy } from '../cards/cards';
import { emit } from '../state/emit';
import { availablePower, isFresh } from '../cards/payment';
import { cardAlone, purchaseCost } from './purchase';
import { typeOf, type CultsPlay, type CultsFrame, type Stack } from '../state/state';
import type { PlanFrame, AbilitiesFrame, ReceiveFrame } from '../state/frames';
import { seatAt, theOne, districtAt, numberAt } from '../state/at';

/** R8.5: at most one card per stack, none acquired in this turn already, what can be paid; and to destroy a discard. */
export function augmentChoices(game: CultsPlay, seat: number, district: number): AugmentChoices {
  const power = availablePower(game, seat);
  const { stacks } = districtAt(game.state, district);
  const open: number[] = [];
  for (let stack = 0; stack < stacks.length; stack++) {
    if (canBuy(game, seat, district, stacks[stack]!, power)) open.push(stack);
  }
  const onlyOne = open.length === 2 && purchaseCost(game, seat, district, open) > power;
  return { stacks: open, onlyOne, destroy: mayDestroy(game, seat, open.length > 0) };
}

function canBuy(game: CultsPlay, seat: number, district: number, stack: Stack, power: number): boolean {
  return canAcquire(game, stack) && cardAlone(game, seat, district, stack[0]) <= power;
}

/** R8.5: whether there is a discard to destroy, or a card that can be paid; what could be destroyed after it needs no look. */
export function canAugment(game: CultsPlay, seat: number, district: number): boolean {
  if (seatAt(game.state, seat).discard.length > 0) return true;
  const power = availablePower(game, seat);
  for (const stack of districtAt(game.state, district).stacks) if (canBuy(game, seat, district, stack, power)) return true;
  return false;
}

/** A card just paid with may be destroyed: only together with a purchase. */
function mayDestroy(game: CultsPlay, seat: number, buys: boolean): AugmentChoices['destroy'] {
  if (seatAt(game.state, seat).discard.length > 0) return 'yes';
  return buys && canPayWithCard(game, seat) ? 'withPurchase' : 'no';
}

export const isSomething = ({ stacks, destroy: may }: AugmentChoices): boolean => stacks.length > 0 || may !== 'no';

function canPayWithCard(game: CultsPlay, seat: number): boolean {
  return seatAt(game.state, seat).hand.some((copy) => numberAt(game.book.power, typeOf(copy)) > 0 && !isFresh(game, copy));
}

/** The questions asked here. */
export const augmentationQuestions = { augment, destroyDiscard };

export const augmentationSteps = {
  /** R8.5: abilities, the purchases and the destruction, abilities. */
  augmentation: {
    run(game: CultsPlay, { seat, district }: PlanFrame): void {
      const abilities = (moment: 'before' | 'after'): AbilitiesFrame => ({
        step: 'abilities',
        seat,
        keyword: 'augmentation',
        moment,
        district,
      });
      thenDo(game, abilities('before'), { step: 'augment', seat, district }, abilities('after'));
    },
  },
  augment: {
    run(game: CultsPlay, frame: PlanFrame): void {
      const { seat, district } = frame;
      const choices = augmentChoices(game, seat, district);
      if (isSomething(choices)) augment.ask(game, frame, seat, choices, game.state.turn?.acted === true ? 0 : 1);
    },
    answered(game: CultsPlay, { seat, district }: PlanFrame, chosen: readonly number[]): void {
      const { stacks, destroys } = augment.read(chosen);
      const frames: CultsFrame[] = [];
      if (stacks.length > 0) {
        const amount = purchaseCost(game, seat, district, stacks);
        frames.push({ step: 'pay', seat, amount, leave: 0, why: 'cards' });
        frames.push({ step: 'receiveCards', seat, district, stacks });
      }
      if (destroys) frames.push({ step: 'destroyDiscard', seat, district });
      thenDo(game, ...frames);
    },
  },
  /** R8.5, R6.8: bought cards come to hand. */
  receiveCards: {
    run(game: CultsPlay, frame: ReceiveFrame): void {
      const { stacks } = districtAt(game.state, frame.district);
      // A trigger may have emptied a stack, or brought the card, since it was paid for.
      let count = 0;
      for (const stack of frame.stacks) {
        if (!canAcquire(game, stacks[stack]!)) continue;
        acquire(game, frame.seat, frame.district, stack, false);
        count++;
      }
      // What was paid for has had its discount, whether it came or not.
      seatAt(game.state, frame.seat).bought += frame.stacks.length;
      if (count > 0) emit(game, 'cardsBought', frame.seat, frame.district, { count });
    },
  },
  /** R8.5, R8.7: one of one's discards leaves the game. */
  destroyDiscard: {
    run(game: CultsPlay, frame: PlanFrame): void {
      destroyDiscard.ask(game, frame, frame.seat, seatAt(game.state, frame.seat).discard);
    },
    answered: (game: CultsPlay, frame: PlanFrame, chosen: readonly number[]): void =>
      destroy(game, frame.seat, theOne(chosen), 'discard'),
  },
};
