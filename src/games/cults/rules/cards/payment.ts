import { openAsk } from '../../../../kernel';
import { pay, type Means } from '../questions/plans/pay';
import { isToken, pushTokens, tokenOf } from '../questions/refs/tokens';
import { isStopped } from '../bounds/blanking';
import { discardFromHand, idOf } from './cards';
import { emit } from '../state/emit';
import { INITIATE } from '../../contract/ids';
import { loseTokens } from '../state/pieces';
import { typeOf, type CardCopy, type CultsPlay } from '../state/state';
import type { PayFrame } from '../state/frames';
import { seatAt, numberAt } from '../state/at';

/** R6.8: whether a card in hand may be used in this turn. */
export function isFresh(game: CultsPlay, copy: CardCopy): boolean {
  const { turn } = game.state;
  return turn !== null && turn.fresh.length > 0 && turn.fresh.includes(copy);
}

/** R6.9: what the cards in hand and the Initiates of a seat can pay. */
export function availablePower(game: CultsPlay, seat: number): number {
  const { hand, tokens } = seatAt(game.state, seat);
  let sum = numberAt(tokens, INITIATE);
  for (const copy of hand) if (!isFresh(game, copy)) sum += numberAt(game.book.power, typeOf(copy));
  return sum;
}

/** The items that can pay, one by one, and what each gives. */
export function powerItems(game: CultsPlay, seat: number): Means {
  return spendable(game, seat, game.book.power, INITIATE);
}

/** Hand cards with the icon asked for, then the tokens that count as one each. */
export function spendable(game: CultsPlay, seat: number, icons: readonly number[], token: number): Means {
  const { hand, tokens } = seatAt(game.state, seat);
  const refs: number[] = [];
  const weights: number[] = [];
  for (const copy of hand) {
    const gives = icons[typeOf(copy)]!;
    if (gives === 0 || isFresh(game, copy)) continue;
    refs.push(copy);
    weights.push(gives);
  }
  pushTokens(refs, token, numberAt(tokens, token));
  while (weights.length < refs.length) weights.push(1);
  return { refs, weights };
}

/** Discards the chosen cards and returns the chosen tokens; gives the cards back. */
export function spend(game: CultsPlay, seat: number, chosen: readonly number[], why: string): CardCopy[] {
  const cards = chosen.filter((ref) => !isToken(ref));
  for (const copy of cards) discardFromHand(game, seat, copy);
  const tokens = chosen.filter(isToken);
  if (tokens.length > 0) loseTokens(game, seat, tokenOf(numberAt(tokens, 0)), tokens.length, why);
  return cards;
}

/** What the rules themselves let pay for; anything else is a card, which may have been blanked or cancelled since. */
const OF_THE_RULES: readonly string[] = ['cards', 'site', 'ritual'];
const isOff = (game: CultsPlay, why: string): boolean => !OF_THE_RULES.includes(why) && isStopped(game, why);

/** The questions asked here. */
export const paymentQuestions = { pay };

export const paymentSteps = {
  /** R6.9: discard hand cards for their Power and return Initiates, nothing superfluous. */
  pay: {
    run(game: CultsPlay, frame: PayFrame): void {
      if (frame.amount <= 0 || isOff(game, frame.why)) return;
      pay.ask(game, frame, frame.seat, powerItems(game, frame.seat), frame.amount, frame.leave);
      // A payment without anything to pay with is a bug: continuing would grant the purchase for free.
      if (openAsk(game.state) === null) throw new Error(`nothing can pay ${frame.amount} for ${frame.why}`);
    },
    answered(game: CultsPlay, frame: PayFrame, chosen: readonly number[]): void {
      if (isOff(game, frame.why)) return;
      const cards = spend(game, frame.seat, chosen, frame.why);
      if (game.events === null) return emit(game, 'powerPaid', frame.seat, -1, undefined);
      emit(game, 'powerPaid', frame.seat, -1, {
        amount: frame.amount,
        cards: cards.map((copy) => idOf(game, copy)),
        initiates: chosen.length - cards.length,
        why: frame.why,
      });
    },
  },
};
