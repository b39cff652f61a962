import { COUNT_WORDS, isSecretCount, type CountWord } from '../../contract/language';

/**
 * Everything a script can ask of the game or do to it, by number: the sandbox and the engine share this list and nothing else.
 * All arguments and results are whole numbers, so that a call costs little and nothing can be smuggled through it.
 */
export const SCRIPT_CALLS = [
  // questions
  'me',
  'here',
  'seats',
  'first',
  'round',
  'rounds',
  'number',
  'openDistricts',
  'count',
  'hand',
  'discarded',
  'ritual',
  'siteOf',
  'dominanceAt',
  'stack',
  'stackLeft',
  'planAt',
  'dice',
  'power',
  // chance and memory
  'random',
  'keep',
  // choices
  'options',
  'choose',
  'chosen',
  // effects
  'draw',
  'disorganization',
  'gain',
  'lose',
  'discard',
  'destroyDiscard',
  'takeCard',
  'placeRitual',
  'moveRitual',
  'raiseRitual',
  'removeRitual',
  'placeSite',
  'placeDominance',
  'removeDominance',
  'advance',
  'placeInvestigator',
  'removeInvestigator',
  'swapPlans',
  'addThugs',
  'addAttack',
  'change',
  'setDie',
  'skipAdvance',
  'keepRitual',
] as const; // prettier-ignore
export type ScriptCallName = (typeof SCRIPT_CALLS)[number];

/** What can be counted, by number. */
export const SCRIPT_COUNTS: readonly CountWord[] = COUNT_WORDS.filter((count) => count !== 'chosen');

/** Of others one may count only what lies open (R6.10). */
export const SECRET_COUNTS: readonly CountWord[] = COUNT_WORDS.filter(isSecretCount);

/** Whom a count means: one of these, or 10 and the seat. */
export const SCRIPT_WHO = ['you', 'rivals', 'everyone'] as const;
export const WHO_SEAT = 10;
/** Where: one of these, or 10 and the district. */
export const SCRIPT_WHERE = ['anywhere', 'here', 'elsewhere'] as const;
export const WHERE_DISTRICT = 10;

/** Kinds of questions that a script may put. */
export const SCRIPT_KINDS = [
  'chooseDistrict',
  'chooseSeat',
  'chooseNumber',
  'chooseCard',
  'chooseRitual',
  'chooseTokens',
  'chooseOne',
  'moveRitual',
  'chooseDiscard',
  'chooseStack',
  'pay',
] as const;

/** Bounds of one use of an ability, so that a mod cannot stall a table. */
export const SCRIPT_LIMITS = { choices: 12, options: 100, effects: 100, store: 4096 };
