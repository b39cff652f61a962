import type { FlowState, Question, Reason } from '../../kernel';
import type { Seen } from './seen';

export type { Reason } from '../../kernel';

/** What a bot would do, and why; the deciding reason first. */
export interface Thought {
  /** The option indices of a legal answer. */
  readonly chosen: readonly number[];
  readonly reasons: readonly Reason[];
}

/** How long a bot may think. A number of iterations gives the same thought on every machine; time does not. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** A player that thinks over what its seat may know. The same question, view, iterations and lots give the same thought. */
export interface Thinker<S extends FlowState = FlowState, B = unknown> {
  think(question: Question, seen: Seen<S, B>, budget: Budget, lots: string): Thought;
}

/** The players that a game brings, by level, weakest first. */
export interface GameBots<S extends FlowState = FlowState, B = unknown> {
  readonly levels: readonly string[];
  /** The level whose thoughts the coach tells, and the level that answers "what would you do?". */
  readonly coach: string;
  readonly hint: string;
  thinker(level: string): Thinker<S, B>;
}
