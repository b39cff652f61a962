import { chooseCard } from '../questions/cards/choose-card';
import { chooseStack, type StackOn } from '../questions/cards/choose-stack';
import { chooseTokens } from '../questions/cards/choose-tokens';
import { destroyDiscard } from '../questions/plans/destroy-discard';
import { countOf } from '../questions/refs/tokens';
import { amountOf, districtsMeant } from '../cards/conditions';
import {
  acquire,
  canAcquire,
  canDraw,
  destroy,
  discardFromHand,
  draw,
  getDisorganization,
  idOf,
  takeFromStack,
} from '../cards/cards';
import { cardId, emit } from '../state/emit';
import { TOKENS } from '../../contract/ids';
import { gainTokens, loseTokens } from '../state/pieces';
import { typeOf, type CultsPlay } from '../state/state';
import type { Effect } from '../cards/book';
import type { VerbOf, Verbs } from './verb';
import type { EffectContext } from '../state/context';
import { seatAt, theOne, districtAt } from '../state/at';

/** Effects on cards and Cultist tokens. */

const drawVerb: VerbOf<'draw'> = {
  possible: (game, _, context) => canDraw(game, context.seat),
  run: (game, effect, context) => draw(game, context.seat, amountOf(game, effect.count, context)),
};

const discardVerb: VerbOf<'discard'> = {
  possible: (game, effect, context) => discardable(game, effect, context).length > 0,
  ask(game, effect, context, frame) {
    const refs = discardable(game, effect, context);
    const most = Math.min(effect.count, refs.length);
    chooseCard.ask(game, frame, context.seat, refs, effect.upTo ? 0 : most, most);
  },
  answered(game, _, context, chosen) {
    for (const copy of chosen) discardFromHand(game, context.seat, copy);
  },
};

function discardable(game: CultsPlay, effect: Extract<Effect, { do: 'discard' }>, context: EffectContext): number[] {
  return seatAt(game.state, context.seat).hand.filter((copy) => effect.other !== true || copy !== context.card);
}

const destroyDiscardVerb: VerbOf<'destroyDiscard'> = {
  possible: (game, effect, context) => destroyable(game, effect.only, context.seat).length > 0,
  ask: (game, effect, context, frame) =>
    destroyDiscard.ask(game, frame, context.seat, destroyable(game, effect.only, context.seat)),
  answered: (game, _, context, chosen) => destroy(game, context.seat, theOne(chosen), 'discard'),
};

function destroyable(game: CultsPlay, only: string | undefined, seat: number): number[] {
  return seatAt(game.state, seat).discard.filter((copy) => only === undefined || idOf(game, copy) === only);
}

const disorganizationVerb: VerbOf<'disorganization'> = {
  run(game, effect, context) {
    const count = amountOf(game, effect.count ?? 1, context);
    for (let i = 0; i < count; i++) getDisorganization(game, context.seat);
  },
};

const takeFromStackVerb: VerbOf<'takeFromStack'> = {
  possible: (game, effect, context) => takeable(game, effect, context).length > 0,
  ask: (game, effect, context, frame) => chooseStack.ask(game, frame, context.seat, takeable(game, effect, context)),
  answered(game, effect, context, chosen) {
    const { district, stack } = chooseStack.read(game, chosen);
    if (effect.to !== 'deck') return acquire(game, context.seat, district, stack, true);
    const copy = takeFromStack(game, district, stack);
    seatAt(game.state, context.seat).deck.push(copy);
    emit(game, 'cardPutOnDeck', context.seat, district, { card: idOf(game, copy) });
  },
};

/** R8.5: no second copy of a card in one turn. */
function takeable(game: CultsPlay, effect: Extract<Effect, { do: 'takeFromStack' }>, context: EffectContext): StackOn[] {
  const found: StackOn[] = [];
  for (const district of districtsMeant(game, effect.where, context)) {
    for (const stack of districtAt(game.state, district).stacks) {
      const type = stack[0];
      if (!canAcquire(game, stack)) continue;
      if (effect.kind !== undefined && game.book.cards[type]!.kind !== effect.kind) continue;
      found.push({ type, district });
    }
  }
  return found;
}

const keepCardsVerb: VerbOf<'keepCards'> = {
  possible: (game, effect, context) => keepable(game, effect, context).length > 0,
  ask(game, effect, context, frame) {
    const refs = keepable(game, effect, context);
    if (effect.count === 'all' || refs.length === 0) keep(game, context.seat, refs);
    else chooseCard.ask(game, frame, context.seat, refs, 0, Math.min(effect.count, refs.length));
  },
  answered: (game, _, context, chosen) => keep(game, context.seat, chosen),
};

function keepable(game: CultsPlay, effect: Extract<Effect, { do: 'keepCards' }>, context: EffectContext): number[] {
  const { hand, kept } = seatAt(game.state, context.seat);
  return hand.filter((copy) => copy !== context.card && !kept.includes(copy) && idOf(game, copy) !== effect.except);
}

function keep(game: CultsPlay, seat: number, copies: readonly number[]): void {
  if (copies.length === 0) return;
  seatAt(game.state, seat).kept.push(...copies);
  emit(game, 'cardsKept', seat, -1, { count: copies.length, own: { cards: copies.map((copy) => cardId(game, typeOf(copy))) } });
}

/** R12.3: the NPC stores only Thugs. */
const gainVerb: VerbOf<'gain'> = {
  ask(game, effect, context, frame) {
    const count = amountOf(game, effect.count, context);
    if (effect.token !== 'choice') return gainTokens(game, context.seat, TOKENS.indexOf(effect.token), count);
    const kinds = seatAt(game.state, context.seat).npc ? 1 : TOKENS.length;
    chooseTokens.ask(game, frame, context.seat, new Array<number>(kinds).fill(count), count);
  },
  answered(game, _, context, chosen) {
    for (let token = 0; token < TOKENS.length; token++) gainTokens(game, context.seat, token, countOf(chosen, token));
  },
};

const loseVerb: VerbOf<'lose'> = {
  possible: (game, effect, context) => sum(losable(game, effect, context)) > 0,
  ask(game, effect, context, frame) {
    const there = losable(game, effect, context);
    const count = Math.min(amountOf(game, effect.count, context), sum(there));
    // Tokens of one kind are equal: there is nothing to choose between.
    if (effect.token === 'choice') chooseTokens.ask(game, frame, context.seat, there, count);
    else if (count > 0) loseTokens(game, context.seat, TOKENS.indexOf(effect.token), count, context.source);
  },
  answered(game, _, context, chosen) {
    for (let token = 0; token < TOKENS.length; token++)
      loseTokens(game, context.seat, token, countOf(chosen, token), context.source);
  },
};

/** How many tokens of each kind there are to lose. */
function losable(game: CultsPlay, effect: Extract<Effect, { do: 'lose' }>, context: EffectContext): number[] {
  const { tokens } = seatAt(game.state, context.seat);
  return tokens.map((count, token) => (effect.token === 'choice' || effect.token === TOKENS[token] ? count : 0));
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** The questions asked here. */
export const cardQuestions = { chooseCard, chooseStack, chooseTokens };

export const cardVerbs = {
  draw: drawVerb,
  discard: discardVerb,
  destroyDiscard: destroyDiscardVerb,
  disorganization: disorganizationVerb,
  takeFromStack: takeFromStackVerb,
  keepCards: keepCardsVerb,
  gain: gainVerb,
  lose: loseVerb,
} satisfies Partial<Verbs>;
