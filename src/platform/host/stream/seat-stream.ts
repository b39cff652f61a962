import { redactAll, type GameEvent } from '../../../kernel';
import type { NumberedPassage } from './messages';

/** Passages kept for clients that lost their connection; a client that missed more gets everything in one passage. */
const KEPT = 32;

/** A change of the game before redaction. */
export interface Happened {
  readonly events: readonly GameEvent[];
  readonly by: string | null;
  /** How many earlier events still stand, and all that stand now. */
  readonly past: number;
  readonly log: readonly GameEvent[];
}

/** The numbered passages that the host sends to one seat; a null seat is for spectators. */
export class SeatStream<T> {
  readonly seat: string | null;
  #number: number;
  /** Length of the log before redaction, and of the part this seat has seen. */
  #length = { all: 0, seen: 0 };
  readonly #passages: NumberedPassage<T>[] = [];

  constructor(seat: string | null, number: number) {
    this.seat = seat;
    this.#number = number;
  }

  get number(): number {
    return this.#number;
  }

  /** Adds a passage, redacted for this seat. */
  add({ events, by, past, log }: Happened, view: T): NumberedPassage<T> {
    const later = log.slice(past);
    const isAll = later.length === events.length && later.every((event, at) => event === events[at]);
    const stands = past === this.#length.all ? this.#length.seen : this.#seen(log.slice(0, past)).length;
    const seen = this.#seen(later);
    this.#length = { all: log.length, seen: stands + seen.length };
    const told = isAll ? { events: seen } : { events: this.#seen(events), log: seen };
    const passage: NumberedPassage<T> = { number: ++this.#number, past: stands, ...told, by, view };
    this.#passages.push(passage);
    if (this.#passages.length > KEPT) this.#passages.shift();
    return passage;
  }

  /** The passages after this number; null if they are no longer kept. */
  since(number: number): readonly NumberedPassage<T>[] | null {
    const missed = this.#number - number;
    if (missed < 0 || missed > this.#passages.length) return null;
    return missed === 0 ? [] : this.#passages.slice(-missed);
  }

  /** One passage with everything that stands, under the last number. */
  whole(log: readonly GameEvent[], by: string | null, view: T): NumberedPassage<T> {
    const seen = this.#seen(log);
    this.#length = { all: log.length, seen: seen.length };
    return { number: this.#number, past: 0, events: [], log: seen, by, view };
  }

  #seen(events: readonly GameEvent[]): GameEvent[] {
    return redactAll(events, this.seat);
  }
}
