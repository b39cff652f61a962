import type { GameEvent } from '../../../kernel';
import { printableJson } from '../process/output';

/**
 * What the game has gone through without a reply that told of it: a mod was killed while the table came back. The next
 * reply that tells of events begins with it, so that whoever counts events misses none.
 */
export class Untold {
  /** In the game for good. */
  #events: readonly GameEvent[] = [];
  /** In the game of the present thread: if that thread answers, the game goes on from there. */
  #fresh: readonly GameEvent[] = [];

  /** A thread has taken up the game, and this happened in it on the way. */
  cameBack(events: readonly GameEvent[]): void {
    this.#fresh = events;
  }

  /** A reply as it is sent; nobody who has begun another game is told of the one before. */
  tell(text: string, hasBegunAnother: boolean): string {
    this.#events = hasBegunAnother ? [] : [...this.#events, ...this.#fresh];
    this.#fresh = [];
    if (this.#events.length === 0) return text;
    const reply = JSON.parse(text) as { readonly events?: readonly GameEvent[] };
    if (reply.events === undefined) return text;
    const events = [...this.#events, ...reply.events];
    this.#events = [];
    return printableJson({ ...reply, events });
  }
}
