import type { FlowState, Params, Question } from '../../../kernel';
import type { Seen } from '../../../platform/bots';

/** An answer by option indices that are legal, or by option ids that the rules must check. */
export type PlayedAnswer = { readonly chosen: readonly number[] } | { readonly value: unknown };

/** Plays seats, one game after the other. */
export interface MatchPlayer<S extends FlowState = FlowState, B = unknown> {
  /** A new game begins, with these lots for this player. */
  begin(lots: string): void | Promise<void>;
  /** Throws a Forfeit if it cannot answer. */
  answer(question: Question, look: () => Seen<S, B>): PlayedAnswer | Promise<PlayedAnswer>;
  /** Ends what the player runs; the next game starts it again. */
  stop(): Promise<void>;
}

/** How a player can lose a game without playing it to its end. */
export const FAULTS = ['crashed', 'silent', 'garbled', 'illegal'] as const;
export type Fault = (typeof FAULTS)[number];

/** A player loses the game at hand. */
export class Forfeit extends Error {
  readonly fault: Fault;
  readonly params: Params;

  constructor(fault: Fault, params: Params = {}) {
    super(fault);
    this.fault = fault;
    this.params = params;
  }
}
