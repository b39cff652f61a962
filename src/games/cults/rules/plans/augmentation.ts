import { thenDo } from '../../../../kernel';
import { ask, askOne } from '../questions/asking';
import { acquire, canAcquire, destroy } from '../cards/cards';
import { emit } from '../state/emit';
import { availablePower, isFresh } from '../cards/payment';
import { cardCost, firstCardDiscount } from '../state/numbers';
import { typeOf, type Game, type CultsFrame } from '../state/state';
import type { PlanFrame, AbilitiesFrame, ReceiveFrame } from '../state/frames';

/** Options of an Augmentation: the Guardian stack, the Action stack, to destroy a discard. */
export const DESTROY = 2;

interface Choices {
  refs: number[];
  bars: [number, number][];
  wants: [number, number[]][];
}

/** R8.5: the cost of cards bought together, in one payment. */
export function purchaseCost(game: Game, seat: number, district: number, stacks: readonly number[]): number {
  const place = game.state.districts[district]!;
  let sum = 0;
  for (const stack of stacks) sum += cardCost(game, seat, district, place.stacks[stack]![0]);
  return stacks.length === 0 ? 0 : Math.max(0, sum - firstCardDiscount(game, seat));
}

/** R8.5: at most one card per stack, none acquired in this turn already, what can be paid; and, last, to destroy a discard. */
export function augmentChoices(game: Game, seat: number, district: number): Choices {
  const power = availablePower(game, seat);
  const { stacks } = game.state.districts[district]!;
  const refs: number[] = [];
  for (let stack = 0; stack < stacks.length; stack++) {
    if (canAcquire(game, stacks[stack]!) && purchaseCost(game, seat, district, [stack]) <= power) refs.push(stack);
  }
  const bars: [number, number][] = [];
  const wants: [number, number[]][] = [];
  if (refs.length === 2 && purchaseCost(game, seat, district, refs) > power) bars.push([0, 1]);
  const discards = game.state.seats[seat]!.discard.length;
  if (discards > 0) refs.push(DESTROY);
  else if (refs.length > 0 && canPayWithCard(game, seat)) {
    // A card just paid with may be destroyed: only together with a purchase.
    wants.push([refs.length, refs.map((_, i) => i)]);
    refs.push(DESTROY);
  }
  return { refs, bars, wants };
}

function canPayWithCard(game: Game, seat: number): boolean {
  return game.state.seats[seat]!.hand.some((copy) => game.book.power[typeOf(copy)]! > 0 && !isFresh(game, copy));
}

export const augmentationSteps = {
  /** R8.5: abilities, the purchases and the destruction, abilities. */
  augmentation: {
    run(game: Game, { seat, district }: PlanFrame): void {
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
    run(game: Game, frame: PlanFrame): void {
      const { seat, district } = frame;
      const { refs, bars, wants } = augmentChoices(game, seat, district);
      if (refs.length === 0) return;
      const min = game.state.turn?.acted === true ? 0 : 1;
      ask(game, frame, seat, 'augment', refs, min, refs.length, {
        bars: bars.length > 0 ? bars : null,
        wants: wants.length > 0 ? wants : null,
      });
    },
    answered(game: Game, { seat, district }: PlanFrame, chosen: readonly number[]): void {
      const stacks = chosen.filter((ref) => ref !== DESTROY).sort((a, b) => a - b);
      const frames: CultsFrame[] = [];
      if (stacks.length > 0) {
        const amount = purchaseCost(game, seat, district, stacks);
        frames.push({ step: 'pay', seat, amount, leave: 0, why: 'cards' });
        frames.push({ step: 'receiveCards', seat, district, stacks });
      }
      if (chosen.includes(DESTROY)) frames.push({ step: 'destroyDiscard', seat, district });
      thenDo(game, ...frames);
    },
  },
  /** R8.5, R6.8: bought cards come to hand. */
  receiveCards: {
    run(game: Game, frame: ReceiveFrame): void {
      const { stacks } = game.state.districts[frame.district]!;
      // A trigger may have emptied a stack, or brought the card, since it was paid for.
      for (const stack of frame.stacks)
        if (canAcquire(game, stacks[stack]!)) acquire(game, frame.seat, frame.district, stack, false);
      game.state.seats[frame.seat]!.bought += frame.stacks.length;
      emit(game, 'cardsBought', frame.seat, frame.district, { count: frame.stacks.length });
    },
  },
  /** R8.5, R8.7: one of one's discards leaves the game. */
  destroyDiscard: {
    run(game: Game, frame: PlanFrame): void {
      const { discard } = game.state.seats[frame.seat]!;
      if (discard.length > 0) askOne(game, frame, frame.seat, 'destroyDiscard', [...discard]);
    },
    answered: (game: Game, frame: PlanFrame, chosen: readonly number[]): void => destroy(game, frame.seat, chosen[0]!, 'discard'),
  },
};
