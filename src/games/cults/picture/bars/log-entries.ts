import type { AnyEventType, EventOf } from '../../contract/events';
import { isEvent } from '../../contract/is-event';
import type { GameEvent } from '../../contract/view-types';

/** Events that tell a reader nothing beyond those before or after them. */
const SILENT: ReadonlySet<string> = new Set<AnyEventType>([
  'turnEnded',
  'roundEnded',
  'cardsBought',
  'confrontationEnded',
  'opposed',
]);

/** Groups events for readers: those that belong together become one entry, worded by one sentence. */
export function entriesOf(events: readonly GameEvent[]): readonly GameEvent[] {
  const entries: GameEvent[] = [];
  for (const event of events) {
    if (SILENT.has(event.type)) continue;
    const spent = spentOn(event, entries);
    if (spent > 0) {
      const cards = entries.splice(-spent).flatMap((entry) => (isEvent(entry, 'cardDiscarded') ? [entry.card] : []));
      entries.push(event.type === 'terrorSucceeded' ? { ...event, spent: cards } : event);
    } else if (!rolled(event, entries) && !raised(event, entries)) entries.push(event);
  }
  return joined(entries);
}

/** Entries that stand over those of their round or phase. */
export function headingOf({ type }: GameEvent): 'round' | 'phase' | null {
  return type === 'roundBegun' ? 'round' : type === 'phaseBegun' ? 'phase' : null;
}

/** The round of an entry; null before the first. */
export function roundAt(entries: readonly GameEvent[], at: number): number | null {
  const begun = entries.slice(0, at + 1).findLast((entry) => isEvent(entry, 'roundBegun'));
  return begun === undefined ? null : begun.round;
}

/** R12.3, R12.4: merges the NPC's die with the marker taken before it or placed after it; returns whether it did. */
function rolled(event: GameEvent, entries: GameEvent[]): boolean {
  const last = entries.at(-1);
  if (isEvent(event, 'npcDieRolled') && isEvent(last, 'npcPlanTaken')) {
    entries[entries.length - 1] = { ...last, dice: [event.result] };
    return true;
  }
  if (!isEvent(event, 'planPlaced') || !isEvent(last, 'npcDieRolled') || last.seat !== event.seat) return false;
  const from = entries.findLastIndex(({ type }) => type !== 'npcDieRolled') + 1;
  const dice = entries.splice(from).flatMap((die) => (isEvent(die, 'npcDieRolled') ? [die.result] : []));
  entries.push({ ...event, dice });
  return true;
}

/** R8.7: the log tells a move and the rise at its end in one entry. Returns whether it added the rise to the entry of the move. */
function raised(event: GameEvent, entries: GameEvent[]): boolean {
  const last = entries.at(-1);
  if (!isEvent(event, 'ritualRaised') || !isEvent(last, 'ritualMoved')) return false;
  if (last.seat !== event.seat || last.district !== event.district) return false;
  entries[entries.length - 1] = { ...last, raisedTo: event.level };
  return true;
}

/** How many entries before it only tell what was spent on a payment or a Terror (R6.9, R10.2). */
function spentOn(event: GameEvent, before: readonly GameEvent[]): number {
  if (isEvent(event, 'powerPaid')) return spending(event, event.cards.length, event.initiates, before);
  return isEvent(event, 'terrorSucceeded') ? spending(event, event.cards ?? 0, event.freaks ?? 0, before) : 0;
}

function spending({ seat }: GameEvent, cards: number, tokens: number, before: readonly GameEvent[]): number {
  const parts = before.slice(before.length - cards - (tokens > 0 ? 1 : 0));
  const isWhole =
    parts.filter((part) => isEvent(part, 'cardDiscarded') && part.from === 'hand').length === cards &&
    parts.filter((part) => isEvent(part, 'tokensReturned') && part.count === tokens).length === (tokens > 0 ? 1 : 0);
  return isWhole && parts.every((part) => part.seat === seat) ? parts.length : 0;
}

/** Whether two events can be told in one sentence, the field that collects their parts, and what each brings. */
interface Row<E extends GameEvent = GameEvent> {
  isAlike(one: E, other: E): boolean;
  readonly list: 'cards' | 'tokens';
  part(event: E): unknown;
}

/** Event types whose repetitions become one sentence. */
const ROWS: { readonly [T in 'cardDiscarded' | 'tokensGained' | 'tokensReturned']: Row<EventOf<T>> } = {
  cardDiscarded: { isAlike: (one, other) => one.from === other.from, list: 'cards', part: ({ card }) => card },
  tokensGained: { isAlike: () => true, list: 'tokens', part: ({ token, count }) => ({ token, count }) },
  tokensReturned: {
    isAlike: (one, other) => one.why === other.why,
    list: 'tokens',
    part: ({ token, count }) => ({ token, count }),
  },
};
const isRow = (type: string): type is keyof typeof ROWS => Object.hasOwn(ROWS, type);
const rowOf = ({ type }: GameEvent): Row | null => (isRow(type) ? ROWS[type] : null);

function joined(entries: readonly GameEvent[]): GameEvent[] {
  const rows: GameEvent[] = [];
  for (const entry of entries) {
    const row = rowOf(entry);
    const last = rows.at(-1);
    if (row !== null && last?.type === entry.type && last.seat === entry.seat && row.isAlike(last, entry)) {
      const told = last[row.list];
      const parts: readonly unknown[] = Array.isArray(told) ? told : [row.part(last)];
      rows[rows.length - 1] = { ...last, [row.list]: [...parts, row.part(entry)] };
    } else rows.push(entry);
  }
  return rows;
}
