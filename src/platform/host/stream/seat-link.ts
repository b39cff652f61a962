import type { Advice, Adviser, GameEvent, Passage, SeatView } from '../../../kernel';
import type { NumberedPassage } from './messages';

/** Somebody who waits for advice. */
interface Advised extends Pick<Advice, 'id' | 'who'> {
  readonly resolve: (advice: Advice) => void;
}

/** The client's end of a seat's stream: the present view, the log, and the passages not yet shown. */
export class SeatLink<T extends SeatView = SeatView> {
  readonly link: number;
  /** Null for a spectator. */
  readonly seat: string | null;
  #last: NumberedPassage<T> | null = null;
  readonly #log: GameEvent[] = [];
  #passages: Passage<T>[] = [];
  /** The view and the log before the passages not yet shown. */
  #before: { readonly view: T; readonly log: readonly GameEvent[] } | null = null;
  #advised: readonly Advised[] = [];
  /** Called after every passage. */
  onTold: () => void = () => undefined;

  constructor(link: number, seat: string | null) {
    this.link = link;
    this.seat = seat;
  }

  /** Number of the last passage; after a lost connection the client asks for those after it. */
  get number(): number {
    return this.#last?.number ?? 0;
  }

  get view(): T {
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

  get before(): { readonly view: T; readonly log: readonly GameEvent[] } {
    return this.#before ?? { view: this.view, log: this.#log };
  }

  hear(passage: NumberedPassage<T>): void {
    const { past, events, log } = passage;
    if (this.#last !== null) this.#before ??= { view: this.#last.view, log: [...this.#log] };
    this.#log.length = past;
    for (const event of log ?? events) this.#log.push(event);
    this.#last = passage;
    // The question that advice was wanted for is gone.
    for (const { id, who, resolve } of this.#advised) resolve({ id, who, answer: null, reasons: [] });
    this.#advised = [];
    // An undo and a complete retelling have only a log: there is nothing to animate.
    if (events.length > 0 || log === undefined) this.#passages.push(passage);
    this.onTold();
  }

  /** Resolves with the advice that this adviser gives on a decision. */
  adviceOn(id: number, who: Adviser): Promise<Advice> {
    return new Promise((resolve) => {
      this.#advised = [...this.#advised, { id, who, resolve }];
    });
  }

  hearAdvice(advice: Advice): void {
    const isMeant = ({ id, who }: Advised): boolean => id === advice.id && who === advice.who;
    for (const { resolve } of this.#advised.filter(isMeant)) resolve(advice);
    this.#advised = this.#advised.filter((one) => !isMeant(one));
  }

  /** The next passage not yet shown. */
  next(): Passage<T> | undefined {
    const passage = this.#passages.shift();
    if (passage !== undefined)
      this.#before = this.#passages.length === 0 ? null : { view: passage.view, log: [...this.before.log, ...passage.events] };
    return passage;
  }

  get hasPassages(): boolean {
    return this.#passages.length > 0;
  }

  /** Marks everything told so far as shown. */
  settle(): void {
    this.#passages = [];
    this.#before = null;
  }
}
