import type { GameEvent } from '../../../kernel';
import { printableJson } from '../process/output';

/**
 * Events that no reply has contained yet: a mod was killed while the table came back. The next reply with events begins with
 * them, so that a program that counts events misses none.
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

  /** The reply with the missing events in it. Drops them if the command has begun another game. */
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
