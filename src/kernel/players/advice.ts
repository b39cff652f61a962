import type { Params } from '../errors';

/** Why a player prefers an answer, as data. The game's words make a sentence of it in the reader's language. */
export interface Reason {
  readonly code: string;
  readonly params: Params;
  /** The rule that matters here, such as `R10.3`. */
  readonly rule?: string;
}

/** Who gives advice: the coach beside the prompt, or the player who is asked "what would you do?". */
export type Adviser = 'coach' | 'hint';

/** What an adviser would answer to an open decision, and why; the deciding reason first. */
export interface Advice {
  /** The id of the decision. */
  readonly id: number;
  readonly who: Adviser;
  /** Option ids of a legal answer; null if nobody could be asked. */
  readonly answer: readonly string[] | null;
  readonly reasons: readonly Reason[];
}
