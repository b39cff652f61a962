import type { GameEvent } from '../../../games/cults/contract/view-types';
import type { Performer } from '../../../games/cults/picture/stage/director';

/** The log as far as the table has shown it, up to the event being played. */
export class ShownLog implements Performer {
  readonly #events: GameEvent[] = [];

  get events(): readonly GameEvent[] {
    return this.#events;
  }

  /** Shows exactly these events. */
  show(events: readonly GameEvent[]): void {
    this.#events.splice(0, this.#events.length, ...events);
  }

  perform({ event }: Parameters<Performer['perform']>[0]): Promise<void> {
    if (event !== null) this.#events.push(event);
    return Promise.resolve();
  }

  finish(): void {
    // Nothing to finish: it has no animation.
  }
}
