import type { GameEvent } from '../contract/view-types';
import { entriesOf } from '../picture/bars/log-entries';

/** Events that end one stretch of a game and begin the next. */
const BOUNDS = new Set(['turnEnded', 'phaseBegun', 'roundBegun']);

/** The events of the last finished turn and since then, for a player who continues a game. */
export function lastTurn(events: readonly GameEvent[], most: number): readonly GameEvent[] {
  const bounds = events.flatMap(({ type }, at) => (BOUNDS.has(type) ? [at] : []));
  // Bounds that follow each other directly have nothing between them.
  const stretches = bounds.filter((at, i) => i === 0 || at - bounds[i - 1]! > 1);
  const from = stretches.at(-2) ?? stretches.at(-1) ?? 0;
  return entriesOf(events.slice(from)).slice(-most);
}
