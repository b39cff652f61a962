import { redactAll, type GameEvent } from '../../kernel';
import type { TableView } from '../../games/cults/contract/view-types';
import type { Entry } from './messages';

/** Entries that are kept for clients who lost their connection; whoever missed more is told everything anew. */
const KEPT = 32;

/** What happened to the game, before anything is hidden. */
export interface Happened {
  readonly events: readonly GameEvent[];
  readonly by: string | null;
  /** How many events of the log stand from before, and all that stand now. */
  readonly past: number;
  readonly log: readonly GameEvent[];
}

/** What one seat is told, entry by entry; null: what spectators are told. */
export class SeatStream {
  readonly seat: string | null;
  #number = 0;
  /** How long the log was before anything was hidden, and how much of it this seat has seen. */
  #length = { all: 0, seen: 0 };
  readonly #entries: Entry[] = [];

  constructor(seat: string | null) {
    this.seat = seat;
  }

  get number(): number {
    return this.#number;
  }

  /** Adds an entry, as this seat may know it. */
  add({ events, by, past, log }: Happened, view: TableView): Entry {
    const later = log.slice(past);
    const isAll = later.length === events.length && later.every((event, at) => event === events[at]);
    const stands = past === this.#length.all ? this.#length.seen : this.#seen(log.slice(0, past)).length;
    const seen = this.#seen(later);
    this.#length = { all: log.length, seen: stands + seen.length };
    const told = isAll ? { events: seen } : { events: this.#seen(events), log: seen };
    const entry: Entry = { number: ++this.#number, past: stands, ...told, by, view };
    this.#entries.push(entry);
    if (this.#entries.length > KEPT) this.#entries.shift();
    return entry;
  }

  /** The entries after that number, or null where they are no longer known. */
  since(number: number): readonly Entry[] | null {
    const missed = this.#number - number;
    if (missed < 0 || missed > this.#entries.length) return null;
    return missed === 0 ? [] : this.#entries.slice(-missed);
  }

  /** Everything that stands in one entry, with the number of the last one. */
  whole(log: readonly GameEvent[], by: string | null, view: TableView): Entry {
    const seen = this.#seen(log);
    this.#length = { all: log.length, seen: seen.length };
    return { number: this.#number, past: 0, events: [], log: seen, by, view };
  }

  #seen(events: readonly GameEvent[]): GameEvent[] {
    return redactAll(events, this.seat ?? '');
  }
}
