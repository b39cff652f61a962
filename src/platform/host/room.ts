import type { ModSource } from '../sandbox/mods';
import type { TableView } from '../../games/cults/contract/view-types';
import type { GameEvent } from '../../kernel';
import type { Progress } from '../sandbox/progress';
import type { ModsChoice } from '../session/differences';
import type { Save } from '../session/save';
import type { Start } from '../session/session';
import type { Moment, Reading, RemoteError, Reply, Request } from './messages';
import { Died, Supervisor } from './supervisor';
import { LIMITS, type Limits } from './watch-pulse';
import type { WorkerLike } from './worker-like';

/** What the page learns when a request is refused. */
export class RoomError extends Error {
  readonly problem: RemoteError;
  constructor(problem: RemoteError) {
    super(problem.code);
    this.problem = problem;
  }
}

export type RoomWorker = WorkerLike<Request, Reply>;

type Ask = (request: Request) => Promise<Reply>;

/** The page's side of the game in the Worker; whatever becomes of the Worker, every request is answered. */
export class GameRoom {
  readonly #supervisor: Supervisor<Request, Reply>;
  #sources: readonly ModSource[] = [];
  #reading: Reading | null = null;
  #save: Save | null = null;

  constructor(make: () => RoomWorker, limits: Limits = LIMITS) {
    this.#supervisor = new Supervisor({
      make,
      limits,
      open: async (ask) => {
        const reply = refusing(await ask({ ask: 'open', sources: this.#sources }));
        if ('reading' in reply) this.#reading = reply.reading;
      },
      comeBack: (ask, killed) => this.#comeBack(ask, killed),
      isApart: ({ ask }) => this.#save === null || ask === 'begin' || ask === 'restore',
      hasTakenOver: (reply) => 'moment' in reply,
    });
  }

  /** Told of a mod that had to be killed: the game goes on with its cards blank. */
  set onKilled(told: (mod: string) => void) {
    this.#supervisor.onKilled = told;
  }
  /** Told how far a long request has come. */
  set onProgress(told: (progress: Progress) => void) {
    this.#supervisor.onProgress = told;
  }

  /** Lays the cards out; to be called once, and first. */
  async open(sources: readonly ModSource[]): Promise<Reading> {
    this.#sources = sources;
    await this.#supervisor.ready().catch((error: unknown) => {
      throw error instanceof Died ? new RoomError(problemOf(error, true)) : error;
    });
    return this.#reading ?? unexpected();
  }

  /** The board that a game of this configuration begins on; no game begins. */
  async opening(config: unknown): Promise<TableView> {
    const reply = await this.#ask({ ask: 'opening', config });
    return 'opening' in reply ? reply.opening : unexpected();
  }

  begin(start: Start): Promise<Moment> {
    return this.#moment({ ask: 'begin', start });
  }
  restore(save: unknown, mods: ModsChoice = 'refuse'): Promise<Moment> {
    return this.#moment({ ask: 'restore', save, mods });
  }
  answer(value: readonly string[], id: number): Promise<Moment> {
    return this.#moment({ ask: 'answer', value, id });
  }
  undo(): Promise<Moment> {
    return this.#moment({ ask: 'undo' });
  }
  blank(card: string, seat: string): Promise<Moment> {
    return this.#moment({ ask: 'blank', card, seat });
  }
  /** All that happened so far and still stands, as the watching seat may know it. */
  async events(): Promise<readonly GameEvent[]> {
    const reply = await this.#ask({ ask: 'events' });
    return 'events' in reply ? reply.events : unexpected();
  }
  async hash(): Promise<string> {
    const reply = await this.#ask({ ask: 'hash' });
    return 'hash' in reply ? reply.hash : unexpected();
  }

  /** Ends what is being waited for; the game at hand stays. */
  cancel(): void {
    this.#supervisor.cancel();
  }

  close(): void {
    void this.#supervisor.close();
  }

  async #moment(request: Request): Promise<Moment> {
    const reply = await this.#ask(request);
    if (!('moment' in reply)) return unexpected();
    this.#save = reply.moment.save;
    return reply.moment;
  }

  async #ask(request: Request): Promise<Reply> {
    try {
      return refusing((await this.#supervisor.give(request)).reply);
    } catch (error) {
      throw error instanceof Died ? new RoomError(problemOf(error, false)) : error;
    }
  }

  /** To the last good save, with the mods blanked that would not stop. A game with mods of its own carries them. */
  async #comeBack(ask: Ask, killed: readonly string[]): Promise<void> {
    if (this.#save === null) return;
    refusing(await ask({ ask: 'restore', save: this.#save, mods: 'pinned' }));
    for (const mod of killed) refusing(await ask({ ask: 'kill', mod }));
  }
}

function refusing(reply: Reply): Reply {
  if ('error' in reply) throw new RoomError(reply.error);
  return reply;
}

/** What a player is told of a Worker that ended. */
function problemOf({ cause, mod, what }: Died, isOpening: boolean): RemoteError {
  if (cause === 'notFetched') return { code: 'notFetched', params: {} };
  if (cause === 'cancelled') return { code: 'workCancelled', params: {} };
  if (cause === 'closed') return { code: 'roomClosed', params: {} };
  const blamed = mod === null ? {} : { mod };
  if (isOpening) return { code: 'tableDidNotOpen', params: blamed };
  return mod === null ? { code: 'tableStuck', params: { what } } : { code: 'modDidNotStop', params: blamed };
}

function unexpected(): never {
  throw new RoomError({ code: 'internal', params: { what: 'unexpected reply' } });
}
