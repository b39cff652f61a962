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
/** Those that have spots on the Plan board (R8.2): all but Bluff. */
export const SPOT_PLANS = ['augmentation', 'preparation', 'influence', 'dominance'] as const;
export type SpotPlan = (typeof SPOT_PLANS)[number];
export const AUGMENTATION = 0;
export const PREPARATION = 1;
export const INFLUENCE = 2;
export const DOMINANCE = 3;
export const BLUFF = 4;

/** R5.1: the phases of a round. */
export const PHASES_PLAYED = ['city', 'mobilization', 'recruitment', 'planning', 'action', 'hiding'] as const;
export const PHASES = ['setup', ...PHASES_PLAYED] as const;
export type Phase = (typeof PHASES)[number];
export type PhasePlayed = (typeof PHASES_PLAYED)[number];

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

/** A number that stands for no id is a mistake of the rules, not of a player. */
function idAt<T extends string>(what: string, ids: readonly T[], at: number): T {
  const id = ids[at];
  if (id === undefined) throw new Error(`no ${what} has the number ${at}`);
  return id;
}

function numberOf(what: string, ids: readonly string[], id: string): number {
  const at = ids.indexOf(id);
  if (at < 0) throw new Error(`no ${what} is called '${id}'`);
  return at;
}

export const districtId = (at: number): District => idAt('district', DISTRICTS, at);
export const tokenId = (at: number): Token => idAt('token', TOKENS, at);
export const faceId = (at: number): Face => idAt('face', FACES, at);
export const planId = (at: number): Plan => idAt('Plan', PLANS, at);
export const keywordId = (at: number): Keyword => idAt('keyword', KEYWORDS, at);
export const stackId = (at: number): StackKind => idAt('stack', STACKS, at);

export const districtNumber = (id: string): number => numberOf('district', DISTRICTS, id);
export const faceNumber = (id: string): number => numberOf('face', FACES, id);
export const planNumber = (id: string): number => numberOf('Plan', PLANS, id);
export const keywordNumber = (id: string): number => numberOf('keyword', KEYWORDS, id);

/** Ritual levels (R2.1). */
export const LEVELS: readonly number[] = [1, 2, 3];

/** R11.3: what decides between equal points, in this order. */
export const TIE_BREAKS = ['dominance', 'sites', 'rituals', 'disorganization'] as const;
