import type { GameEvent } from '../../../../kernel';

/** Events told while a card is asking that the card did not cause. */
const FROM_OUTSIDE: readonly string[] = ['cardsBlanked', 'modKilled', 'scriptCancelled'];

/**
 * The events without those of abilities that were cancelled later. When a script fails after it has asked somebody, its events so
 * far are withdrawn (`undone` says how many). Logs and counters read this.
 */
export function withdrawn(events: readonly GameEvent[]): GameEvent[] {
  const standing: GameEvent[] = [];
  for (const event of events) {
    if (event.type === 'scriptCancelled') takeBack(standing, Number(event['undone'] ?? 0));
    standing.push(event);
  }
  return standing;
}

function takeBack(standing: GameEvent[], count: number): void {
  let left = count;
  for (let at = standing.length - 1; at >= 0 && left > 0; at--) {
    if (FROM_OUTSIDE.includes(standing[at]!.type)) continue;
    standing.splice(at, 1);
    left--;
  }
}
