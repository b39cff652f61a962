import type { GameEvent } from '../../kernel';
import type { Beat, Performer } from './director';

/** The log as far as the table has shown it, up to the event being played. */
export class ShownLog implements Performer<Beat<unknown>> {
  readonly #events: GameEvent[] = [];

  /** Grows during the game. */
  get events(): readonly GameEvent[] {
    return this.#events;
  }

  /** Called with each event when it has been shown. */
  onEvent: (event: GameEvent) => void = () => undefined;

  /** Shows exactly these events. */
  show(events: readonly GameEvent[]): void {
    this.#events.splice(0, this.#events.length, ...events);
  }

  /** An event has been shown. */
  add(event: GameEvent): void {
    this.#events.push(event);
    this.onEvent(event);
  }

  perform({ event }: Beat<unknown>): Promise<void> {
    if (event !== null) this.add(event);
    return Promise.resolve();
  }

  finish(): void {
    // Nothing to finish: it has no animation.
  }
}
