import { chooseDistrict } from '../questions/cards/choose-district';
import { chooseNumber } from '../questions/cards/choose-number';
import { chooseOne } from '../questions/cards/choose-one';
import { chooseSeat } from '../questions/cards/choose-seat';
import type { ChoiceWay, Effect } from '../cards/book';
import { holds, openDistricts } from '../cards/conditions';
import { emit } from '../state/emit';
import { availablePower } from '../cards/payment';
import { seatsMeant } from '../state/seating';
import type { CultsPlay } from '../state/state';
import type { VerbOf, Verbs } from './verb';
import type { EventDetails } from '../../contract/events';
import { contextAt, contextFor, type EffectContext } from '../state/context';
import type { EffectsFrame } from '../state/frames';
import { seatAt, theOne } from '../state/at';

/** Effects made of effects: choices, repetition, conditions, payment. */

export const effectsFrame = (effects: readonly Effect[], context: EffectContext): EffectsFrame => ({
  step: 'effects',
  effects,
  at: 0,
  context,
});

function push(game: CultsPlay, effects: readonly Effect[], context: EffectContext): void {
  if (effects.length > 0) game.state.flow.push(effectsFrame(effects, context));
}

/** Emits the choice of a seat, number or way: no effect shows it by itself. */
const tell = (game: CultsPlay, context: EffectContext, chosen: Partial<EventDetails<'choiceMade'>>): void =>
  emit(game, 'choiceMade', context.seat, -1, { card: context.source, ...chosen });

const chooseOneVerb: VerbOf<'chooseOne'> = {
  possible: (game, effect, context) => choices(game, effect.options, context).length > 0,
  ask(game, effect, context, frame) {
    const words = effect.options.map((option) => option.choice);
    chooseOne.ask(game, frame, context.seat, context.source, words, choices(game, effect.options, context));
  },
  answered(game, effect, context, chosen) {
    const { choice, effects } = effect.options[chooseOne.read(chosen)]!;
    tell(game, context, { choice });
    push(game, effects, context);
  },
};

/** The places of those that may be chosen. */
function choices(game: CultsPlay, options: readonly ChoiceWay[], context: EffectContext): number[] {
  return options.flatMap((option, i) => (option.when === undefined || holds(game, option.when, context) ? [i] : []));
}

const chooseDistrictVerb: VerbOf<'chooseDistrict'> = {
  possible: (game, effect, context) => fittingDistricts(game, effect, context).length > 0,
  ask: (game, effect, context, frame) => chooseDistrict.ask(game, frame, context.seat, fittingDistricts(game, effect, context)),
  answered: (game, effect, context, chosen) => push(game, effect.effects, contextAt(theOne(chosen), context)),
};

function fittingDistricts(
  game: CultsPlay,
  effect: { readonly where?: Parameters<typeof holds>[1] },
  context: EffectContext,
): number[] {
  const { where } = effect;
  return openDistricts(game).filter((district) => where === undefined || holds(game, where, contextAt(district, context)));
}

const chooseSeatVerb: VerbOf<'chooseSeat'> = {
  possible: (game, effect, context) => fittingSeats(game, effect, context).length > 0,
  ask: (game, effect, context, frame) => chooseSeat.ask(game, frame, context.seat, fittingSeats(game, effect, context)),
  answered(game, effect, context, chosen) {
    tell(game, context, { cult: seatAt(game.state, theOne(chosen)).cult });
    push(game, effect.effects, { ...context, eventSeat: theOne(chosen) });
  },
  settled(game, effect, context) {
    const { where, ...rest } = effect;
    if (where === undefined) return effect;
    const among = fittingSeats(game, effect, context);
    return among.length > 0 ? { ...rest, among } : null;
  },
};

function fittingSeats(game: CultsPlay, effect: Extract<Effect, { do: 'chooseSeat' }>, context: EffectContext): number[] {
  const { where, among } = effect;
  return seatsMeant(game, effect.of, context).filter(
    (seat) => (among?.includes(seat) ?? true) && (where === undefined || holds(game, where, contextFor(seat, context))),
  );
}

const chooseNumberVerb: VerbOf<'chooseNumber'> = {
  ask: (game, effect, context, frame) => chooseNumber.ask(game, frame, context.seat, effect.from, effect.to),
  answered(game, effect, context, chosen) {
    tell(game, context, { number: theOne(chosen) });
    push(game, effect.effects, { ...context, number: theOne(chosen) });
  },
};

/** The seats are determined before the first of them acts (as with `who` of any effect). */
const forEachVerb: VerbOf<'forEach'> = {
  settled(game, effect, context) {
    const { where, ...rest } = effect;
    return where === undefined || holds(game, where, context) ? rest : null;
  },
  run(game, effect, context) {
    if (effect.where === undefined || holds(game, effect.where, context)) push(game, effect.effects, context);
  },
};

const forEachDistrictVerb: VerbOf<'forEachDistrict'> = {
  possible: (game, effect, context) => fittingDistricts(game, effect, context).length > 0,
  run(game, effect, context) {
    for (const district of fittingDistricts(game, effect, context).reverse())
      push(game, effect.effects, contextAt(district, context));
  },
};

/** Whether the first of some effects would do anything: what is made of effects is possible where they are. */
type FirstPossible = (game: CultsPlay, effects: readonly Effect[], context: EffectContext) => boolean;

const ifVerb = (firstPossible: FirstPossible): VerbOf<'if'> => ({
  possible: (game, effect, context) =>
    firstPossible(game, holds(game, effect.is, context) ? effect.effects : (effect.else ?? []), context),
  run: (game, effect, context) => push(game, holds(game, effect.is, context) ? effect.effects : (effect.else ?? []), context),
});

/** R12.4: the NPC pays for nothing. */
const payVerb = (firstPossible: FirstPossible): VerbOf<'pay'> => ({
  possible: (game, effect, context) =>
    (seatAt(game.state, context.seat).npc || availablePower(game, context.seat) >= effect.power) &&
    firstPossible(game, effect.effects, context),
  run(game, effect, context) {
    if (seatAt(game.state, context.seat).npc) return push(game, effect.effects, context);
    if (availablePower(game, context.seat) < effect.power) return;
    push(game, effect.effects, context);
    game.state.flow.push({ step: 'pay', seat: context.seat, amount: effect.power, leave: 0, why: context.source });
  },
});

/** The questions asked here. */
export const composingQuestions = { chooseNumber, chooseOne, chooseSeat };

/** The table of all verbs judges whether effects are possible: it hands that to those that are made of effects. */
export const composingVerbs = (firstPossible: FirstPossible) =>
  ({
    chooseOne: chooseOneVerb,
    chooseDistrict: chooseDistrictVerb,
    chooseSeat: chooseSeatVerb,
    chooseNumber: chooseNumberVerb,
    forEach: forEachVerb,
    forEachDistrict: forEachDistrictVerb,
    if: ifVerb(firstPossible),
    pay: payVerb(firstPossible),
  }) satisfies Partial<Verbs>;
