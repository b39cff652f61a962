import { redactAll, type GameEvent } from '../../../kernel';
import type { Entry } from './messages';

/** Entries kept for clients that lost their connection; a client that missed more gets everything in one entry. */
const KEPT = 32;

/** A change of the game before redaction. */
export interface Happened {
  readonly events: readonly GameEvent[];
  readonly by: string | null;
  /** How many earlier events still stand, and all that stand now. */
  readonly past: number;
  readonly log: readonly GameEvent[];
}

/** The numbered entries that the host sends to one seat; a null seat is for spectators. */
export class SeatStream<T> {
  readonly seat: string | null;
  #number: number;
  /** Length of the log before redaction, and of the part this seat has seen. */
  #length = { all: 0, seen: 0 };
  readonly #entries: Entry<T>[] = [];

  constructor(seat: string | null, number: number) {
    this.seat = seat;
    this.#number = number;
  }

  get number(): number {
    return this.#number;
  }

  /** Adds an entry, redacted for this seat. */
  add({ events, by, past, log }: Happened, view: T): Entry<T> {
    const later = log.slice(past);
    const isAll = later.length === events.length && later.every((event, at) => event === events[at]);
    const stands = past === this.#length.all ? this.#length.seen : this.#seen(log.slice(0, past)).length;
    const seen = this.#seen(later);
    this.#length = { all: log.length, seen: stands + seen.length };
    const told = isAll ? { events: seen } : { events: this.#seen(events), log: seen };
    const entry: Entry<T> = { number: ++this.#number, past: stands, ...told, by, view };
    this.#entries.push(entry);
    if (this.#entries.length > KEPT) this.#entries.shift();
    return entry;
  }

  /** The entries after this number; null if they are no longer kept. */
  since(number: number): readonly Entry<T>[] | null {
    const missed = this.#number - number;
    if (missed < 0 || missed > this.#entries.length) return null;
    return missed === 0 ? [] : this.#entries.slice(-missed);
  }

  /** One entry with everything that stands, under the last number. */
  whole(log: readonly GameEvent[], by: string | null, view: T): Entry<T> {
    const seen = this.#seen(log);
    this.#length = { all: log.length, seen: seen.length };
    return { number: this.#number, past: 0, events: [], log: seen, by, view };
  }

  #seen(events: readonly GameEvent[]): GameEvent[] {
    return redactAll(events, this.seat);
  }
}
