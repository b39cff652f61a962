/** The public surface of the game. */
export { askedAfresh, isAskedSo, isOutcomeSo, isScriptedSo } from './description/asked-anew';
export type * from './cards/book';
export { holdsFor, openDistricts, quantityFor } from './cards/conditions';
export { catalogue, type Catalogue } from './cards/catalogue';
export { checkSetting } from './description/check-setting';
export { cloneState } from './state/clone';
export { cults } from './cults';
export type { Outline } from './cards/outline';
export * from './description';
export {
  answer,
  answerChosen,
  answerIndices,
  askAgain,
  newGame,
  openDecision,
  outcomeOf,
  play,
  stateHash,
} from './game';
export { EVENT_TYPES } from '../contract/events';
export { withdrawn } from './state/withdrawn-events';
export { brokenInvariants } from './state/invariants';
export { DISTRICTS, FACES, KEYWORDS, PHASES, PLANS, STACKS, TOKENS } from '../contract/ids';
export { imagine } from './position/imagine';
export { openingOf } from './position/opening';
export { loadScenario } from './position/read';
export { viewOf } from './position/view';
export type { RulesView } from './position/frames';
export { positionOf } from './position/write';
export { whyNotOffered, type NotOffered } from './cards/why-not-offered';
export { RULES } from '../contract/rule-numbers';
export { blank } from './bounds/blanking';
export { BOUNDS, OVERRUNS } from './bounds/bounds';
export * from './scripts/calls';
export type { CultsPlay, State } from './state/state';
export { COPIES_PER_TYPE, levelOf, ownerOf, typeOf } from './state/state';
export { suggestion } from './questions';

/** What players read off a position and a question when they think ahead. */
export type { CultsAsk } from './state/state';
export type { Effect } from './cards/book';
export { availablePower, isFresh } from './cards/payment';
export { usableAbilities } from './cards/usable';
export { currentSanity, firstCardDiscount, openFields, players, ritualCost, rule, siteCost } from './state/numbers';
export { hasRitual, hasSite, levelsHere, ritualsOf } from './state/on-board';
export { ritualsOnBoard, scoreOf } from './state/score';
export { investigatorsAfterAdvance } from './fight/investigators';
export { objectiveTold } from './told/objective';
export { purchaseCost } from './plans/purchase';
export { isToken, tokenOf } from './questions/refs/tokens';
export { fromIn, levelIn } from './questions/refs/arrival';
export { chooseStack } from './questions/cards/choose-stack';
export { takePlan } from './questions/round/take-plan';
export { copyIn, abilityIn } from './questions/plans/use-ability';
