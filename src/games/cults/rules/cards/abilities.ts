import { PASS } from '../../../../kernel';
import { abilityIn, copyIn, useAbility as question } from '../questions/plans/use-ability';
import { usedMark } from './used';
import { zoneOf } from './zones';
import { isStopped } from '../bounds/blanking';
import { destroy, discardFromHand, idOf } from './cards';
import { sideOf } from '../effects/opportunity';
import { emit } from '../state/emit';
import { mayDecline, stillPossible } from '../plans/plan-actions';
import type { CultsPlay } from '../state/state';
import type { AbilitiesFrame } from '../state/frames';
import { contextOf, usableAbilities } from './usable';
import { theOne } from '../state/at';

/** R6.2: the card is shown to all; it is not discarded unless the ability says so. */
export function useAbility(game: CultsPlay, frame: AbilitiesFrame, ref: number): void {
  const copy = copyIn(ref);
  const { seat, keyword } = frame;
  const ability = abilityIn(game, ref)!;
  const zone = zoneOf(game, seat, copy);
  const context = contextOf(game, frame, copy);
  game.state.used.push(usedMark(copy, keyword));
  if (game.events === null) emit(game, 'abilityUsed', seat, frame.district, undefined);
  else {
    const mode = ability.mode === undefined ? {} : { mode: ability.mode };
    emit(game, 'abilityUsed', seat, frame.district, { card: idOf(game, copy), keyword, zone, ...mode });
  }
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
export function answerAbility(game: CultsPlay, frame: AbilitiesFrame, chosen: readonly number[]): void {
  const ref = theOne(chosen);
  if (ref === PASS) return;
  game.state.flow.push(frame);
  useAbility(game, frame, ref);
}

/** The questions asked here. */
export const abilityQuestions = { useAbility: question };

export const abilitySteps = {
  /** R6.2: asked again until the owner passes, and only when something can be used. */
  abilities: {
    run(game: CultsPlay, frame: AbilitiesFrame): void {
      const usable = usableAbilities(game, frame);
      // Most opportunities pass unused: nothing more is made for them.
      if (usable.length === 0) return;
      const refs = frame.keyword === 'preparation' ? usable.filter((ref) => stillPossible(game, frame, ref)) : usable;
      if (refs.length === 0) return;
      question.ask(game, frame, frame.seat, refs, mayDecline(game, frame));
    },
    answered: answerAbility,
  },
};
