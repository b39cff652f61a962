/** The ids of things, in the order of their numbers. State and flow use the numbers; these are for the outside. */

/** R3.1: clockwise from the top right; a district's number on the board is its place here plus one. */
export const DISTRICTS = ['downtown', 'rivertown', 'uptown', 'northside'] as const;
export type District = (typeof DISTRICTS)[number];

/** R2.2 */
export const TOKENS = ['thug', 'initiate', 'freak'] as const;
export type Token = (typeof TOKENS)[number];
export const THUG = 0;
export const INITIATE = 1;
export const FREAK = 2;

/** R2.4: a die shows a token or Bad Luck. */
export const FACES = [...TOKENS, 'blank'] as const;
export type Face = (typeof FACES)[number];
export const BLANK = 3;
/** R2.4: the six faces of a Recruitment die. */
export const DIE: readonly number[] = [THUG, THUG, INITIATE, INITIATE, FREAK, BLANK];

/** R8.5–R8.8 and R8.3; the first four have spots on the Plan board. */
export const PLANS = ['augmentation', 'preparation', 'influence', 'dominance', 'bluff'] as const;
export type Plan = (typeof PLANS)[number];
export const AUGMENTATION = 0;
export const PREPARATION = 1;
export const INFLUENCE = 2;
export const DOMINANCE = 3;
export const BLUFF = 4;

/** R5.1 */
export const PHASES = ['setup', 'city', 'mobilization', 'recruitment', 'planning', 'action', 'hiding'] as const;
export type Phase = (typeof PHASES)[number];

/** R6.1, and `trigger` for abilities that an event calls up. */
export const KEYWORDS = [
  'mobilization',
  'recruitment',
  'planning',
  'augmentation',
  'preparation',
  'influence',
  'confrontation',
  'terror',
  'hiding',
  'trigger',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** The two stacks of a district (R3.2). */
export const STACKS = ['guardian', 'action'] as const;
export type StackKind = (typeof STACKS)[number];

/** Ritual levels (R2.1). */
export const LEVELS: readonly number[] = [1, 2, 3];
