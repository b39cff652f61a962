import type { CultsEvent } from '../../contract/events';
import type { GameEvent } from '../../contract/view-types';
import { entriesOf } from '../bars/log-entries';

/** Most sentences beside the card. */
const MOST = 3;

/** Not deeds of the NPC's Plan: what the board shows by itself, and what others do. */
const ASIDE: ReadonlySet<string> = new Set(['investigatorPlaced', 'deckReshuffled', 'opposed', 'abilityUsed']);

/** What the NPC's chosen Plan does on this board (R12.4), for the sentences beside its card: up to the end of its turn or a Confrontation. */
export function deedsOf(ahead: readonly CultsEvent[]): readonly GameEvent[] {
  const end = ahead.findIndex(({ type }) => type === 'turnEnded' || type === 'confrontationBegun');
  const fights = ahead[end]?.type === 'confrontationBegun';
  const events = end < 0 ? ahead : ahead.slice(0, fights ? end + 1 : end);
  return entriesOf(events.filter(({ type }) => !ASIDE.has(type))).slice(0, MOST);
}
