import type { Thought } from '../../bots/thinking';
import { Supervisor } from '../supervisor';
import type { Limits } from '../watch-pulse';
import type { WorkerLike } from '../worker-like';
import type { Content, ThinkingReply, ThinkingRequest, Wanted } from './messages';

export type ThinkingWorker = WorkerLike<ThinkingRequest, ThinkingReply>;

/** How long the bots' Worker may be silent: much shorter than the game's, because its host has an answer without it. Milliseconds. */
export const THINKING_LIMITS: Limits = { script: 3000, silent: 15_000 };

/** The bots' Worker declined a question. */
export class CannotThink extends Error {}

/**
 * The host's end of the bots' Worker, which starts with the first question. A Worker that hangs or dies is replaced, and its
 * question asked again; then bots imagine the game without the mod that was running. The game itself is not concerned.
 */
export class ThinkingRoom {
  readonly #supervisor: Supervisor<ThinkingRequest, ThinkingReply>;
  /** Mods whose scripts did not stop. */
  #without: readonly string[] = [];

  constructor(content: Content, make: () => ThinkingWorker, limits: Limits = THINKING_LIMITS) {
    this.#supervisor = new Supervisor<ThinkingRequest, ThinkingReply>({
      make,
      limits,
      open: async (ask) => void checked(await ask({ ask: 'open', content })),
      comeBack: async (ask, killed) => {
        const mods = [...this.#without, ...killed];
        if (mods.length > 0) checked(await ask({ ask: 'without', mods }));
      },
      isApart: () => false,
      hasTakenOver: () => true,
    });
    this.#supervisor.onKilled = (mod) => void (this.#without = [...this.#without, mod]);
  }

  /** Starts the bots' Worker before the first question. */
  async warm(): Promise<void> {
    // If that fails, the first question finds it out.
    await this.#supervisor.ready().catch(() => undefined);
  }

  /** Rejects if the bots' Worker could not be fetched, declined, or died more than once. */
  async think(wanted: Wanted): Promise<Thought> {
    const reply = checked((await this.#supervisor.give({ ask: 'think', wanted })).reply);
    if (!('thought' in reply)) throw new CannotThink('no thought');
    return reply.thought;
  }

  close(): void {
    void this.#supervisor.close();
  }
}

function checked(reply: ThinkingReply): ThinkingReply {
  if ('error' in reply) throw new CannotThink(JSON.stringify(reply.error));
  return reply;
}
