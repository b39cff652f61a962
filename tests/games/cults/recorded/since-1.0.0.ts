import type { GameEvent } from '../../../../src/kernel';
import { positionOf, type Compared } from './recording';

/**
 * What events tell since base set 1.0.0, by type: additions, so that the page need not work them out. docs/headless.md has the same
 * list for programs that read events.
 */
export const ADDED: Readonly<Record<string, readonly string[]>> = {
  confrontationBegun: ['markers'],
  cardJoined: ['attack'],
  districtSetUp: ['current'],
  dominancePlaced: ['scores'],
  dominanceRemoved: ['field', 'scores'],
  dominanceReplaced: ['scores'],
  forcesCommitted: ['attacks'],
  forcesRevealed: ['attacks'],
  investigatorArrived: ['sanity'],
  investigatorLeft: ['sanity'],
  ritualMoved: ['scores'],
  ritualPlaced: ['scores'],
  ritualReturned: ['scores'],
  sitePlaced: ['scores'],
};

/** Fields that events tell under another name since, by type. */
export const RENAMED: Readonly<Record<string, readonly [now: string, then: string]>> = {
  // `to` is the audience of an event.
  npcFellBack: ['next', 'to'],
};

/** Types of events that are told only since then. */
export const NEW: readonly string[] = ['turnPassed'];

/** An event with its fields under the names that they had when the games were recorded. */
function asRecorded(event: GameEvent): unknown {
  const [now, then] = RENAMED[event.type] ?? ['', ''];
  return Object.fromEntries(Object.entries(event).map(([key, value]) => [key === now ? then : key, value]));
}

/** A copy without these fields, here and inside. */
function without(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (fields.includes(key) ? [] : [[key, without(one, fields)]])),
  );
}

/** Compares what was there when the games were recorded: cards that are destroyed in a Confrontation are remembered only since. */
export const AS_RECORDED: Compared = {
  position: (session) => ({ ...positionOf(session), fight: without(session.state.fight, ['gone']) }),
  events: (events) => without(events.map(asRecorded), ADDED[events[0]!.type] ?? []),
};
