import { complete, PASS, type Option, type Refusal, type Together } from '../../../../kernel';
import { isDecisionKind, type DecisionKind } from '../../contract/decision-kinds';
import type { Game } from '../state/state';
import { augment } from './plans/augment';
import { bluffTokens } from './round/bluff-tokens';
import { chooseCard } from './cards/choose-card';
import { chooseDie } from './cards/choose-die';
import { chooseDistrict } from './cards/choose-district';
import { chooseDominance } from './cards/choose-dominance';
import { chooseNumber } from './cards/choose-number';
import { chooseOne } from './cards/choose-one';
import { chooseRitual } from './cards/choose-ritual';
import { chooseSeat } from './cards/choose-seat';
import { chooseStack } from './cards/choose-stack';
import { chooseTokens } from './cards/choose-tokens';
import { commit } from './fight/commit';
import { destroyDiscard } from './plans/destroy-discard';
import { discardTokens } from './round/discard-tokens';
import { influence } from './plans/influence';
import { moveRitual } from './cards/move-ritual';
import { oppose } from './fight/oppose';
import { pay } from './plans/pay';
import { placeDominance } from './fight/place-dominance';
import { placePlan } from './round/place-plan';
import { placeSite } from './setup/place-site';
import { placeStack } from './setup/place-stack';
import { prepare } from './plans/prepare';
import { removeRitual } from './fight/remove-ritual';
import { reroll } from './round/reroll';
import { takePlan } from './round/take-plan';
import { terror } from './fight/terror';
import { useAbility } from './plans/use-ability';
import type { Asked, Question } from './kind';
import { seatAt } from '../state/at';

/** Every kind of question. A kind that is missing here does not compile. */
const QUESTIONS: Readonly<Record<DecisionKind, Question>> = {
  placeStack,
  placeSite,
  reroll,
  placePlan,
  takePlan,
  bluffTokens,
  discardTokens,
  useAbility,
  augment,
  prepare,
  pay,
  influence,
  destroyDiscard,
  oppose,
  commit,
  terror,
  placeDominance,
  removeRitual,
  chooseCard,
  chooseDie,
  chooseDistrict,
  chooseDominance,
  chooseNumber,
  chooseOne,
  chooseRitual,
  chooseSeat,
  chooseStack,
  chooseTokens,
  moveRitual,
};

function questionOf({ kind }: Asked): Question {
  if (!isDecisionKind(kind)) throw new Error(`no question is called '${kind}'`);
  return QUESTIONS[kind];
}

/** What the options stand for, in words that programs can read. */
export function describeOptions(game: Game, ask: Asked): Option[] {
  const question = questionOf(ask);
  return ask.refs.map((ref, at) => (ref === PASS ? { id: 'pass', pass: true } : question.describe(game, ref, ask, at)));
}

/** R8.4: the engine tells the owner, and only the owner, why something that one would expect is not on offer. */
export const refusals = (game: Game, ask: Asked): Refusal[] => questionOf(ask).refuse?.(game, ask) ?? [];

/** What options cost that are taken together. */
export function togetherIn(game: Game, ask: Asked, options: readonly Option[]): { readonly together?: readonly Together[] } {
  const together = questionOf(ask).together?.(game, ask, options) ?? [];
  return together.length === 0 ? {} : { together };
}

/** Option indices of a sensible legal answer: by a habit of play, or simply the first options. The NPC, asked by a card, takes the first it can. */
export function suggestion(game: Game, ask: Asked): number[] {
  const question = seatAt(game.state, ask.seat).npc ? undefined : questionOf(ask);
  return (
    question?.suggest?.(game, ask) ??
    complete(
      ask,
      ask.refs.map((_, i) => i),
      ask.min,
    )
  );
}
