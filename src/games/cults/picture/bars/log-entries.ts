import type { GameEvent } from '../../contract/view-types';

/** Events that tell a reader nothing beyond those before or after them. */
const SILENT = new Set(['turnEnded', 'roundEnded', 'cardsBought', 'confrontationEnded', 'opposed']);

const textsOf = (event: GameEvent, key: string): readonly unknown[] => {
  const value = event[key];
  return Array.isArray(value) ? value : [];
};
const numberOf = (event: GameEvent, key: string): number => {
  const value = event[key];
  return typeof value === 'number' ? value : 0;
};

/** Groups events for readers: those that belong together become one entry, worded by one sentence. */
export function entriesOf(events: readonly GameEvent[]): readonly GameEvent[] {
  const entries: GameEvent[] = [];
  for (const event of events) {
    if (SILENT.has(event.type)) continue;
    const spent = spentOn(event, entries);
    if (spent > 0) {
      const cards = entries.splice(-spent).flatMap((entry) => (entry.type === 'cardDiscarded' ? [entry['card']] : []));
      entries.push(event.type === 'terrorSucceeded' ? { ...event, spent: cards } : event);
    } else if (!rolled(event, entries)) entries.push(event);
  }
  return joined(entries);
}

/** R12.3, R12.4: merges the NPC's die with the marker taken before it or placed after it; returns whether it did. */
function rolled(event: GameEvent, entries: GameEvent[]): boolean {
  const last = entries.at(-1);
  if (event.type === 'npcDieRolled' && last?.type === 'npcPlanTaken') {
    entries[entries.length - 1] = { ...last, dice: [event['result']] };
    return true;
  }
  if (event.type !== 'planPlaced' || last?.type !== 'npcDieRolled' || last.seat !== event.seat) return false;
  const from = entries.findLastIndex(({ type }) => type !== 'npcDieRolled') + 1;
  const dice = entries.splice(from).map((die) => die['result']);
  entries.push({ ...event, dice });
  return true;
}

/** How many entries before it only tell what was spent on a payment or a Terror (R6.9, R10.2). */
function spentOn(event: GameEvent, before: readonly GameEvent[]): number {
  const isPayment = event.type === 'powerPaid';
  if (!isPayment && event.type !== 'terrorSucceeded') return 0;
  const cards = isPayment ? textsOf(event, 'cards').length : numberOf(event, 'cards');
  const tokens = numberOf(event, isPayment ? 'initiates' : 'freaks');
  const parts = before.slice(before.length - cards - (tokens > 0 ? 1 : 0));
  const isWhole =
    parts.filter((part) => part.type === 'cardDiscarded' && part['from'] === 'hand').length === cards &&
    parts.filter((part) => part.type === 'tokensReturned' && part['count'] === tokens).length === (tokens > 0 ? 1 : 0);
  return isWhole && parts.every(({ seat }) => seat === event.seat) ? parts.length : 0;
}

/** Event types whose repetitions become one sentence: which fields must be equal, and which field is collected. */
const ROWS: Readonly<
  Record<string, { readonly alike: string; readonly list: string; readonly part: (event: GameEvent) => unknown }>
> = {
  cardDiscarded: { alike: 'from', list: 'cards', part: (event) => event['card'] },
  tokensGained: { alike: 'why', list: 'tokens', part: ({ token, count }) => ({ token, count }) },
  tokensReturned: { alike: 'why', list: 'tokens', part: ({ token, count }) => ({ token, count }) },
};

function joined(entries: readonly GameEvent[]): GameEvent[] {
  const rows: GameEvent[] = [];
  for (const entry of entries) {
    const kind = Object.hasOwn(ROWS, entry.type) ? ROWS[entry.type] : undefined;
    const last = rows.at(-1);
    if (kind !== undefined && last?.type === entry.type && last.seat === entry.seat && last[kind.alike] === entry[kind.alike]) {
      const parts = last[kind.list] === undefined ? [kind.part(last)] : textsOf(last, kind.list);
      rows[rows.length - 1] = { ...last, [kind.list]: [...parts, kind.part(entry)] };
    } else rows.push(entry);
  }
  return rows;
}
