import type { GameEvent } from '../../kernel';
import type { TableView } from '../../games/cults/contract/view-types';
import type { Entry, Step } from './messages';

/** The client's end of a seat's stream: what the seat sees now, what has happened, and what of that nobody has looked at yet. */
export class SeatLink {
  readonly link: number;
  /** Null: a spectator's. */
  readonly seat: string | null;
  #last: Entry | null = null;
  readonly #log: GameEvent[] = [];
  #steps: Step[] = [];
  /** The view and the log before the steps that nobody has looked at. */
  #before: { readonly view: TableView; readonly log: readonly GameEvent[] } | null = null;
  /** Called after every entry. */
  onTold: () => void = () => undefined;

  constructor(link: number, seat: string | null) {
    this.link = link;
    this.seat = seat;
  }

  /** The number of the last entry; where a connection was lost, the host is asked for what came after it. */
  get number(): number {
    return this.#last?.number ?? 0;
  }

  get view(): TableView {
    if (this.#last === null) throw new Error('nothing was told yet');
    return this.#last.view;
  }

  /** What happened so far and still stands. */
  get log(): readonly GameEvent[] {
    return this.#log;
  }

  /** Who gave the last answer that stands. */
  get lastBy(): string | null {
    return this.#last?.by ?? null;
  }

  get before(): { readonly view: TableView; readonly log: readonly GameEvent[] } {
    return this.#before ?? { view: this.view, log: this.#log };
  }

  hear(entry: Entry): void {
    const { past, events, log } = entry;
    if (this.#last !== null) this.#before ??= { view: this.#last.view, log: [...this.#log] };
    this.#log.length = past;
    for (const event of log ?? events) this.#log.push(event);
    this.#last = entry;
    // An undo, and an entry that tells everything anew, have only a log: there is nothing to play.
    if (events.length > 0 || log === undefined) this.#steps.push(entry);
    this.onTold();
  }

  /** The next step that nobody has looked at. */
  next(): Step | undefined {
    return this.#steps.shift();
  }

  /** What was told until now needs no looking at any more. */
  settle(): void {
    this.#steps = [];
    this.#before = null;
  }
}
