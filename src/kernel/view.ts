import type { Decision } from './decision';
import type { GameEvent } from './events';
import type { Json } from './json';

/**
 * What every game's view for a seat carries beside the game's own picture. A view holds what its seat may know and nothing
 * else: two states that differ only in what is hidden from the seat have the same view, byte for byte.
 */
export interface SeatView {
  readonly seat: string;
  /** Whose answer the game waits for; not what they are asked. */
  readonly waiting: string | null;
  /** The open decision, if it is this seat's. */
  readonly decision: Decision | null;
  /** Redacted events, where asked for. */
  readonly events?: readonly GameEvent[];
  readonly [detail: string]: unknown;
}

/** An outcome is plain data; what it holds is the game's affair. */
export type Outcome = { readonly winners: readonly string[] } & { readonly [detail: string]: Json };
