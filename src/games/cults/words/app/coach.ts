/** What the coach says: one reason for each kind of decision, and a few for cases within one. */
export interface CoachWords {
  /** The line as a whole. */
  readonly advice: (what: string, why: string) => string;
  /** Choosing nothing, where that is the advice. */
  readonly nothing: string;
  /** A payment, instead of all that it consists of. */
  readonly payment: string;
  /** All that has Attack, and how much that is. */
  readonly allAttack: (attack: number) => string;
  readonly reasons: Readonly<Record<CoachReason, string>>;
}

const REASONS = [
  'placeStack',
  'placeSite',
  'useAbility',
  'useNoAbility',
  'reroll',
  'keepDice',
  'placePlan',
  'placePlanElsewhere',
  'takeDominance',
  'takePreparation',
  'takeAugmentation',
  'takeInfluence',
  'takeBluff',
  'bluffTokens',
  'discardTokens',
  'augment',
  'prepare',
  'prepareSite',
  'pay',
  'influence',
  'drawCard',
  'destroyDisorganization',
  'destroyDiscard',
  'oppose',
  'stayAway',
  'commit',
  'commitNothing',
  'terror',
  'terrorAlone',
  'placeDominance',
  'removeRitual',
  'other',
] as const;

/** Why the coach would do so. */
export type CoachReason = (typeof REASONS)[number];

export const isCoachReason = (name: string): name is CoachReason => (REASONS as readonly string[]).includes(name);
