import { chooseDistrict } from '../questions/cards/choose-district';
import { chooseDominance, type Marked } from '../questions/cards/choose-dominance';
import { chooseRitual, type RitualOn } from '../questions/cards/choose-ritual';
import { moveRitual as moving, type Move } from '../questions/cards/move-ritual';
import type { Effect, Where } from '../cards/book';
import { amountOf, districtsMeant } from '../cards/conditions';
import { emit } from '../state/emit';
import { addInvestigator, advanceInvestigator, removeInvestigator } from '../fight/investigators';
import { LEVELS } from '../../contract/ids';
import { hasSite } from '../state/on-board';
import { moveRitual, placeRitual, placeSite, raiseRitual, removeDominance, returnRitual } from '../state/pieces';
import { openFields } from '../state/numbers';
import { dominancePlaces } from '../fight/terror';
import { levelOf, ownerOf, ritual, type CultsPlay } from '../state/state';
import type { Verb, VerbOf, Verbs } from './verb';
import type { EffectContext } from '../state/context';
import { seatAt, theOne, districtAt, numberAt } from '../state/at';

/** Effects on the board. Every marker comes from a supply, every district is open, no limit is broken: else nothing happens. */

/** An effect on a district: `choice` asks for one, anything else means every district named for which it makes sense. */
function onDistrict<E extends Effect & { readonly where: Where }>(
  fits: (game: CultsPlay, effect: E, context: EffectContext, district: number) => boolean,
  apply: (game: CultsPlay, effect: E, context: EffectContext, district: number) => void,
): Verb<E> {
  const fitting = (game: CultsPlay, effect: E, context: EffectContext): number[] =>
    districtsMeant(game, effect.where, context).filter((district) => fits(game, effect, context, district));
  return {
    possible: (game, effect, context) => fitting(game, effect, context).length > 0,
    ask(game, effect, context, frame) {
      const districts = fitting(game, effect, context);
      if (effect.where === 'choice') chooseDistrict.ask(game, frame, context.seat, districts);
      else for (const district of districts) if (fits(game, effect, context, district)) apply(game, effect, context, district);
    },
    answered: (game, effect, context, chosen) => apply(game, effect, context, theOne(chosen)),
  };
}

function levelFromSupply(game: CultsPlay, seat: number, wanted: number | 'highest' | 'lowest'): number {
  const { rituals } = seatAt(game.state, seat);
  const there = LEVELS.filter((level) => numberAt(rituals, level) > 0);
  if (wanted === 'highest') return there[there.length - 1] ?? 0;
  if (wanted === 'lowest') return there[0] ?? 0;
  return numberAt(rituals, wanted) > 0 ? wanted : 0;
}

const placeRitualVerb = onDistrict<Extract<Effect, { do: 'placeRitual' }>>(
  (game, effect, context, district) => openFields(game, district) > 0 && levelFromSupply(game, context.seat, effect.level) > 0,
  (game, effect, context, district) =>
    placeRitual(game, context.seat, district, levelFromSupply(game, context.seat, effect.level)),
);

const moveRitualVerb: VerbOf<'moveRitual'> = {
  possible: (game, effect, context) => moves(game, effect, context).length > 0,
  ask: (game, effect, context, frame) => moving.ask(game, frame, context.seat, moves(game, effect, context)),
  answered(game, effect, context, chosen) {
    const { from, level, to } = moving.read(chosen);
    const marker = ritual(context.seat, level);
    moveRitual(game, from, to, marker);
    if (effect.raise === true) raiseRitual(game, to, marker);
  },
};

function moves(game: CultsPlay, effect: Extract<Effect, { do: 'moveRitual' }>, context: EffectContext): Move[] {
  const targets = districtsMeant(game, effect.to, context).filter((district) => openFields(game, district) > 0);
  const found: Move[] = [];
  for (const from of districtsMeant(game, effect.from, context)) {
    for (const marker of districtAt(game.state, from).rituals) {
      if (ownerOf(marker) !== context.seat || effect.levels?.includes(levelOf(marker)) === false) continue;
      for (const to of targets) if (to !== from) found.push({ from, level: levelOf(marker), to });
    }
  }
  return found;
}

const raiseRitualVerb: VerbOf<'raiseRitual'> = {
  possible: (game, effect, context) => raisable(game, effect.where, context).length > 0,
  ask: (game, effect, context, frame) => chooseRitual.ask(game, frame, context.seat, raisable(game, effect.where, context)),
  answered(game, _, context, chosen) {
    const { district, level } = chooseRitual.read(chosen);
    raiseRitual(game, district, ritual(context.seat, level));
  },
};

function raisable(game: CultsPlay, where: Where, context: EffectContext): RitualOn[] {
  const supply = seatAt(game.state, context.seat).rituals;
  return ritualsMeant(game, where, context).filter(
    ({ seat, level }) => seat === context.seat && level < 3 && supply[level + 1]! > 0,
  );
}

function ritualsMeant(game: CultsPlay, where: Where, context: EffectContext): RitualOn[] {
  return districtsMeant(game, where, context).flatMap((district) =>
    districtAt(game.state, district).rituals.map((marker) => ({ seat: ownerOf(marker), district, level: levelOf(marker) })),
  );
}

const removeRitualVerb: VerbOf<'removeRitual'> = {
  possible: (game, effect, context) => removable(game, effect, context).length > 0,
  ask: (game, effect, context, frame) => chooseRitual.ask(game, frame, context.seat, removable(game, effect, context)),
  answered(game, _, __, chosen) {
    const { seat, district, level } = chooseRitual.read(chosen);
    returnRitual(game, district, ritual(seat, level));
  },
};

function removable(game: CultsPlay, effect: Extract<Effect, { do: 'removeRitual' }>, context: EffectContext): RitualOn[] {
  return ritualsMeant(game, effect.where, context).filter(({ seat, level }) => {
    const own = seat === context.seat;
    if (effect.of === 'rivals' ? own : effect.of === 'you' && !own) return false;
    return effect.levels?.includes(level) ?? true;
  });
}

const placeSiteVerb = onDistrict<Extract<Effect, { do: 'placeSite' }>>(
  (game, _, context, district) =>
    seatAt(game.state, context.seat).sites > 0 && !hasSite(districtAt(game.state, district), context.seat),
  (game, _, context, district) => placeSite(game, context.seat, district),
);

/** R10.3, R10.4: each marker is placed by the step of the Terror. */
const placeDominanceVerb = onDistrict<Extract<Effect, { do: 'placeDominance' }>>(
  (game, _, context, district) =>
    seatAt(game.state, context.seat).dominance > 0 && dominancePlaces(game, context.seat, district).length > 0,
  (game, effect, context, district) => {
    const left = amountOf(game, effect.count ?? 1, context);
    game.state.flow.push({ step: 'placeDominance', seat: context.seat, district, left });
  },
);

const removeDominanceVerb: VerbOf<'removeDominance'> = {
  possible: (game, effect, context) => dominators(game, effect, context).length > 0,
  ask: (game, effect, context, frame) => chooseDominance.ask(game, frame, context.seat, dominators(game, effect, context)),
  answered(game, _, __, chosen) {
    const { seat, district } = chooseDominance.read(chosen);
    removeDominance(game, seat, district);
  },
};

/** Whose markers lie where, each once. */
function dominators(game: CultsPlay, effect: Extract<Effect, { do: 'removeDominance' }>, context: EffectContext): Marked[] {
  return districtsMeant(game, effect.where, context).flatMap((district) =>
    [...new Set(districtAt(game.state, district).dominance)]
      .filter((seat) => (effect.of === 'you') === (seat === context.seat))
      .map((seat) => ({ seat, district })),
  );
}

const advanceVerb = onDistrict<Extract<Effect, { do: 'advanceInvestigator' }>>(
  () => true,
  (game, effect, _, district) => times(effect.count, () => advanceInvestigator(game, district)),
);
const placeInvestigatorVerb = onDistrict<Extract<Effect, { do: 'placeInvestigator' }>>(
  () => true,
  (game, effect, _, district) => times(effect.count, () => addInvestigator(game, district)),
);
const removeInvestigatorVerb = onDistrict<Extract<Effect, { do: 'removeInvestigator' }>>(
  (game, _, __, district) => districtAt(game.state, district).investigators > 0,
  (game, effect, _, district) => times(effect.count, () => removeInvestigator(game, district)),
);

function times(count: number | undefined, act: () => void): void {
  for (let i = 0; i < (count ?? 1); i++) act();
}

/** The top two Plan markers change places; any seats may own them. */
const swapPlansVerb = onDistrict<Extract<Effect, { do: 'swapPlans' }>>(
  (game, _, __, district) => districtAt(game.state, district).plans.length >= 2,
  (game, _, context, district) => {
    const { plans } = districtAt(game.state, district);
    const top = plans.pop()!;
    const under = plans.pop()!;
    plans.push(top, under);
    emit(game, 'plansSwapped', context.seat, district);
  },
);

/** The questions asked here. */
export const boardQuestions = { chooseDistrict, chooseDominance, chooseRitual, moveRitual: moving };

export const boardVerbs = {
  placeRitual: placeRitualVerb,
  moveRitual: moveRitualVerb,
  raiseRitual: raiseRitualVerb,
  removeRitual: removeRitualVerb,
  placeSite: placeSiteVerb,
  placeDominance: placeDominanceVerb,
  removeDominance: removeDominanceVerb,
  advanceInvestigator: advanceVerb,
  placeInvestigator: placeInvestigatorVerb,
  removeInvestigator: removeInvestigatorVerb,
  swapPlans: swapPlansVerb,
} satisfies Partial<Verbs>;
