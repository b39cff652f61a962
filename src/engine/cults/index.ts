/** The public surface of the game. */
export { askedAfresh, isAskedSo, isOutcomeSo, isScriptedSo } from './description/asked-anew';
export type * from './book';
export { catalogue, type Catalogue } from './catalogue';
export { checkSetting } from './description/check-setting';
export { cloneState } from './clone';
export * from './description';
export {
  answer,
  answerChosen,
  answerIndices,
  askAgain,
  newGame,
  newRuns,
  openDecision,
  outcomeOf,
  play,
  stateHash,
} from './game';
export { EVENT_TYPES } from './event-types';
export { withdrawn } from './history';
export { brokenInvariants } from './invariants';
export { DISTRICTS, FACES, KEYWORDS, PHASES, PLANS, STACKS, TOKENS } from './names';
export { imagine } from './position/imagine';
export { loadScenario } from './position/read';
export { viewOf } from './position/view';
export { positionOf } from './position/write';
export { RULES, type RuleName } from './rules';
export { modOf } from './scripts/mod-id';
export { blank } from './bounds/blanking';
export { BOUNDS, OVERRUNS } from './bounds/bounds';
export * from './scripts/calls';
export type { Game, Runs, State, Stop } from './state';
export { COPIES_PER_TYPE, levelOf, ownerOf, typeOf } from './state';
export { suggestion } from './suggest';
