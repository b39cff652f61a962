import { BUTTON, type Spot } from '../../../../platform/prompts/spots';
import { isDecisionKind, type DecisionKind } from '../../contract/decision-kinds';
import type { Decision, Option, TableView } from '../../contract/view-types';
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
import type { KindPicture } from './kind';

/** How each kind of decision is asked at the table. A kind that is missing here does not compile. */
const KINDS: Readonly<Record<DecisionKind, KindPicture>> = {
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

/** For kinds that only a mod knows: every option is a button. */
const OTHER: KindPicture = { stages: () => [BUTTON] };

export const pictureOf = ({ kind }: Pick<Decision, 'kind'>): KindPicture => (isDecisionKind(kind) ? KINDS[kind] : OTHER);

/** The spots that lead to an option, one after the other. */
export function stagesOf(option: Option, view: TableView, decision: Decision): readonly Spot[] {
  return option.pass === true ? [BUTTON] : pictureOf(decision).stages(option, view, decision);
}

/** Whether the decision is answered on the board, so that the scene of a Confrontation steps aside. */
export const isAnsweredOnBoard = ({ decision }: TableView): boolean =>
  decision !== null && pictureOf(decision).isOnBoard === true;
