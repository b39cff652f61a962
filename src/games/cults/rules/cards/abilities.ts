import { PASS } from '../../../../kernel';
import { abilityIn, abilityRef, copyIn, useAbility as question } from '../questions/plans/use-ability';
import { usedMark } from './used';
import { zoneOf } from './zones';
import { isBlank, isStopped } from '../bounds/blanking';
import type { Ability, Window } from './book';
import { destroy, discardFromHand, idOf } from './cards';
import { keywordBit } from './catalogue';
import { holds } from './conditions';
import { firstPossible } from '../effects/run';
import { sideOf } from '../effects/moment';
import { emit } from '../state/emit';
import type { Keyword } from '../../contract/ids';
import { isFresh } from './payment';
import { mayDecline, stillPossible } from '../plans/plan-actions';
import { typeOf, type CardCopy, type Game } from '../state/state';
import type { AbilitiesFrame } from '../state/frames';
import type { Context } from '../state/context';

/** Where within its opportunity the question stands. */
export type Moment = Window | 'open' | 'before' | 'after';
export type Zone = 'hand' | 'committed' | 'spent';

/** Abilities without a window of their own belong to this one. */
const STANDARD: Partial<Record<Keyword, Window>> = {
  recruitment: 'beforeRerolls',
  preparation: 'beforeAdvance',
  confrontation: 'reveal',
  terror: 'success',
};

/** R6.2, R6.3: what a seat can use at this moment: cards committed in a Confrontation, else in hand, and those spent on this Terror. */
export function usableAbilities(game: Game, frame: AbilitiesFrame): number[] {
  const { seat, keyword } = frame;
  const refs: number[] = [];
  const bit = keywordBit(keyword);
  if (keyword === 'confrontation') {
    collect(game, frame, sideOf(game, seat)?.cards ?? [], 'committed', bit, refs);
    return refs;
  }
  const owner = game.state.seats[seat]!;
  collect(game, frame, owner.hand, 'hand', bit, refs);
  if (keyword === 'terror') {
    const spent = (game.state.turn?.spent ?? []).filter((copy) => owner.discard.includes(copy));
    collect(game, frame, spent, 'spent', bit, refs);
  }
  return refs;
}

function collect(game: Game, frame: AbilitiesFrame, cards: readonly CardCopy[], zone: Zone, bit: number, refs: number[]): void {
  const { keywords, abilities } = game.book;
  for (const copy of cards) {
    if ((keywords[typeOf(copy)]! & bit) === 0) continue;
    const own = abilities[typeOf(copy)]!;
    for (let at = 0; at < own.length; at++) {
      const ability = own[at]!;
      if (ability.keyword === frame.keyword && usable(game, frame, copy, zone, ability)) refs.push(abilityRef(copy, at));
    }
  }
}

function usable(game: Game, frame: AbilitiesFrame, copy: CardCopy, zone: Zone, ability: Ability): boolean {
  const window = ability.window ?? STANDARD[ability.keyword];
  if (window !== undefined && window !== frame.moment) return false;
  // R10.6: a card spent on this Terror may only be destroyed for its ability.
  if (zone === 'spent' && ability.self !== 'destroy') return false;
  if (game.state.used.includes(usedMark(copy, frame.keyword))) return false;
  if (game.state.blank.length > 0 && isBlank(game.state, idOf(game, copy))) return false;
  if (zone === 'hand' && isFresh(game, copy)) return false;
  const context = contextOf(game, frame, copy);
  if (ability.when !== undefined && !holds(game, ability.when, context)) return false;
  return firstPossible(game, ability.effects, context);
}

function contextOf(game: Game, frame: AbilitiesFrame, copy: CardCopy): Context {
  const { seat, district } = frame;
  return { seat, owner: seat, district, card: copy, eventSeat: -1, number: 0, source: idOf(game, copy), depth: 0 };
}

/** R6.2: the card is shown to all; it is not discarded unless the ability says so. */
export function useAbility(game: Game, frame: AbilitiesFrame, ref: number): void {
  const copy = copyIn(ref);
  const { seat, keyword } = frame;
  const ability = abilityIn(game, ref)!;
  const zone = zoneOf(game, seat, copy);
  const context = contextOf(game, frame, copy);
  game.state.used.push(usedMark(copy, keyword));
  emit(game, 'abilityUsed', seat, frame.district, {
    card: idOf(game, copy),
    keyword,
    zone,
    ...(ability.mode === undefined ? {} : { mode: ability.mode }),
  });
  // Cancelled while this answer is worked out: as if it did nothing.
  if (isStopped(game, context.source)) return;
  // R8.4: in these Plans an ability is an action; one that is cancelled was none.
  const acts = keyword === 'augmentation' || keyword === 'influence';
  const [first] = ability.effects;
  if (first?.do === 'script') {
    const use = { copy, zone, self: ability.self ?? null, forfeit: ability.forfeit === true, acts };
    game.state.flow.push({
      step: 'script',
      script: first.script,
      context,
      use,
      answers: [],
      before: null,
      offered: [],
      asked: [],
      told: 0,
      stream: 0,
    });
    return;
  }
  if (acts && game.state.turn !== null) game.state.turn.acted = true;
  if (ability.forfeit === true) sideOf(game, seat)?.forfeited.push(copy);
  if (ability.self === 'destroy') destroy(game, seat, copy, zone === 'spent' ? 'discard' : zone);
  if (ability.self === 'discard' && zone === 'hand') discardFromHand(game, seat, copy);
  game.state.flow.push({ step: 'effects', effects: ability.effects, at: 0, context });
}

/** Answers a question for an ability: uses it and asks again, until the owner passes. */
export function answerAbility(game: Game, frame: AbilitiesFrame, chosen: readonly number[]): void {
  const ref = chosen[0]!;
  if (ref === PASS) return;
  game.state.flow.push(frame);
  useAbility(game, frame, ref);
}

export const abilitySteps = {
  /** R6.2: asked again until the owner passes, and only when something can be used. */
  abilities: {
    run(game: Game, frame: AbilitiesFrame): void {
      const usable = usableAbilities(game, frame);
      // Most opportunities pass unused: nothing more is made for them.
      if (usable.length === 0) return;
      const refs = usable.filter((ref) => stillPossible(game, frame, ref));
      if (refs.length === 0) return;
      question.ask(game, frame, frame.seat, refs, mayDecline(game, frame));
    },
    answered: answerAbility,
  },
};
