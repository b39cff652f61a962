import type { GameEvent } from '../../kernel';
import type { TableView } from '../../games/cults/contract/view-types';
import type { Entry, Step } from './messages';

/** The client's end of a seat's stream: the present view, the log, and the steps not yet shown. */
export class SeatLink {
  readonly link: number;
  /** Null for a spectator. */
  readonly seat: string | null;
  #last: Entry | null = null;
  readonly #log: GameEvent[] = [];
  #steps: Step[] = [];
  /** The view and the log before the steps not yet shown. */
  #before: { readonly view: TableView; readonly log: readonly GameEvent[] } | null = null;
  /** Called after every entry. */
  onTold: () => void = () => undefined;

  constructor(link: number, seat: string | null) {
    this.link = link;
    this.seat = seat;
  }

  /** Number of the last entry; after a lost connection the client asks for those after it. */
  get number(): number {
    return this.#last?.number ?? 0;
  }

  get view(): TableView {
    if (this.#last === null) throw new Error('nothing was told yet');
    return this.#last.view;
  }

  /** The events so far that still stand. */
  get log(): readonly GameEvent[] {
    return this.#log;
  }

  /** The seat of the last answer that stands. */
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
    // An undo and a complete retelling have only a log: there is nothing to animate.
    if (events.length > 0 || log === undefined) this.#steps.push(entry);
    this.onTold();
  }

  /** The next step not yet shown. */
  next(): Step | undefined {
    return this.#steps.shift();
  }

  /** Marks everything told so far as shown. */
  settle(): void {
    this.#steps = [];
    this.#before = null;
  }
}
