import type { Decision } from './decision';
import type { GameEvent } from './events';

/**
 * What every game's view for a seat carries beside the game's own picture. A view holds what its seat may know and nothing
 * else: two states that differ only in what is hidden from the seat have the same view, byte for byte.
 */
export interface SeatView {
  /** Null: a spectator's, who sees what is public. */
  readonly seat: string | null;
  /** Whose answer the game waits for, not what they are asked; a list where several seats decide at once. */
  readonly waiting: string | readonly string[] | null;
  /** The open decision, if it is this seat's. */
  readonly decision: Decision | null;
  /** How the game ended; null while it goes on. */
  readonly outcome: Outcome | null;
  /** Redacted events, where asked for. */
  readonly events?: readonly GameEvent[];
}

/** How a game ended: plain data. What it holds beside the winners is the game's affair. */
export interface Outcome {
  /** Seats; everybody's or nobody's where all play together. */
  readonly winners: readonly string[];
  /** Where seats win or lose together. */
  readonly teams?: readonly { readonly id: string; readonly seats: readonly string[]; readonly won: boolean }[];
  /** By seat, where the game counts points. */
  readonly scores?: Readonly<Record<string, { readonly total: number }>>;
}

/** One answer of a person or a bot (or another change) with its events and the view after it, as one seat may know them. */
export interface Passage<V = SeatView> {
  readonly events: readonly GameEvent[];
  readonly view: V;
  /** The answering seat; after an undo, that of the last remaining answer; null if no answer caused it. */
  readonly by: string | null;
}
