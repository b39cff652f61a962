import type { GameEvent } from '../contract/view-types';
import { entriesOf } from '../picture/bars/log-entries';

/** What ends one stretch of a game and begins the next. */
const BOUNDS = new Set(['turnEnded', 'phaseBegun', 'roundBegun']);

/** What happened in the last turn that came to an end, and since then: for whoever comes back to a game. */
export function lastTurn(events: readonly GameEvent[], most: number): readonly GameEvent[] {
  const bounds = events.flatMap(({ type }, at) => (BOUNDS.has(type) ? [at] : []));
  // Bounds that follow each other at once have nothing between them.
  const stretches = bounds.filter((at, i) => i === 0 || at - bounds[i - 1]! > 1);
  const from = stretches.at(-2) ?? stretches.at(-1) ?? 0;
  return entriesOf(events.slice(from)).slice(-most);
}
