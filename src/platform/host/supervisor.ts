import type { Progress } from '../sandbox/progress';
import { watchPulse, type Limits } from './watch-pulse';
import type { Cause, WorkerLike } from './worker-like';

/** A worker ended before it had answered. */
export class Died extends Error {
  override readonly cause: Cause;
  /** Whose script was running. */
  readonly mod: string | null;
  readonly what: string;

  constructor(cause: Cause, mod: string | null, what = '') {
    super(`${cause} ${what}`.trim());
    this.cause = cause;
    this.mod = mod;
    this.what = what;
  }
}

type Ask<Request, Reply> = (request: Request) => Promise<Reply>;

/** What is done by workers that may be killed at any time. */
export interface Work<Request, Reply, News = never> {
  make(): WorkerLike<Request, Reply, News>;
  /** Gets a new worker ready: it has no game yet. Throws what is against it. */
  open(ask: Ask<Request, Reply>): Promise<void>;
  /** Brings the game at hand into an open worker; the mods named had to be killed in it. Throws what is against it. */
  comeBack(ask: Ask<Request, Reply>, killed: readonly string[]): Promise<void>;
  /** Whether it is for a game of its own: it needs none at hand, and a mod killed in it has done nothing to the one at hand. */
  isApart(request: Request): boolean;
  /** Whether the game at hand is now the one that was asked for. */
  hasTakenOver(reply: Reply): boolean;
  readonly limits: Limits;
}

export interface Given<Reply> {
  readonly reply: Reply;
  /** Mods that had to be killed for it: their cards are blank from now on. */
  readonly killed: readonly string[];
}

/** How often a request is given to a new worker, each time with one more mod blanked. */
const TRIES = 3;

/**
 * Sees to it that every request is answered exactly once, whatever becomes of the worker. One that is stuck in a script, says
 * nothing for very long, runs out of memory or breaks is ended; a new one comes back to where the last good answer left the
 * game, with the guilty mod blanked, and the request is given again. Where that does not work out, whoever asked is told, and
 * the next request finds the game as it was.
 */
export class Supervisor<Request, Reply, News = never> {
  readonly #work: Work<Request, Reply, News>;
  #worker: WorkerLike<Request, Reply, News> | null = null;
  /** The worker lacks the game at hand, since that could not be brought into it. */
  #isBare = false;
  #isClosed = false;
  #turn: Promise<unknown> = Promise.resolve();
  #next = 1;
  #end: ((cause: Cause) => void) | null = null;
  /** Told of a mod that had to be killed: the game goes on with its cards blank. */
  onKilled: (mod: string) => void = () => undefined;
  /** Told how far the request has come that is being answered. */
  onProgress: (progress: Progress) => void = () => undefined;
  /** Called with what a worker says without being asked. */
  onNews: (news: News) => void = () => undefined;

  constructor(work: Work<Request, Reply, News>) {
    this.#work = work;
  }

  /** Gets a worker ready without asking anything. */
  ready(): Promise<void> {
    return this.#inTurn(async () => void (await this.#stand(null, [])));
  }

  /** One after the other: what kills a worker is the request that it was working on. */
  give(request: Request): Promise<Given<Reply>> {
    return this.#inTurn(() => this.#give(request));
  }

  /** Ends the request that is being answered; the game at hand stays. */
  cancel(): void {
    this.#end?.('cancelled');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#end?.('closed');
    await this.#drop();
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(() => {
      if (this.#isClosed) throw new Died('closed', null);
      return act();
    });
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async #give(request: Request): Promise<Given<Reply>> {
    const killed: string[] = [];
    for (;;) {
      const worker = await this.#stand(request, killed);
      try {
        const reply = await this.#ask(worker, request);
        await this.#settle(reply);
        for (const mod of killed) this.onKilled(mod);
        return { reply, killed };
      } catch (error) {
        await this.#drop();
        if (!(error instanceof Died)) throw error;
        const { mod } = error;
        // Without somebody to blame it would end the same way once more.
        if (mod === null || isEndedByUs(error) || killed.includes(mod) || killed.length + 1 >= TRIES) throw error;
        if (this.#work.isApart(request)) throw error;
        killed.push(mod);
      }
    }
  }

  /** A worker that has the game at hand. Where it cannot be had, what is for a game of its own is still answered. */
  async #stand(request: Request | null, killed: readonly string[]): Promise<WorkerLike<Request, Reply, News>> {
    if (this.#worker !== null) return this.#worker;
    let isOpen = false;
    try {
      return await this.#begin((ask) => {
        isOpen = true;
        return this.#work.comeBack(ask, killed);
      });
    } catch (error) {
      if (!isOpen || request === null || (error instanceof Died && isEndedByUs(error))) throw error;
      if (!this.#work.isApart(request)) throw error;
      const worker = await this.#begin(() => Promise.resolve());
      this.#isBare = true;
      return worker;
    }
  }

  async #begin(then: (ask: Ask<Request, Reply>) => Promise<void>): Promise<WorkerLike<Request, Reply, News>> {
    if (this.#isClosed) throw new Died('closed', null);
    const worker = this.#work.make();
    this.#worker = worker;
    this.#isBare = false;
    // One that ends while nobody waits for it is not asked again.
    worker.onEnd = () => void this.#drop(worker);
    worker.onProgress = (progress) => this.onProgress(progress);
    worker.onNews = (news) => this.onNews(news);
    const ask: Ask<Request, Reply> = (request) => this.#ask(worker, request);
    try {
      await this.#work.open(ask);
      await then(ask);
      return worker;
    } catch (error) {
      await this.#drop(worker);
      throw error;
    }
  }

  /** One answer, or the end of the worker; whichever comes first. */
  #ask(worker: WorkerLike<Request, Reply, News>, request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      const end = (cause: Cause, what = ''): void => {
        done();
        reject(new Died(cause, worker.pulse.mod, what));
      };
      const stop = watchPulse(() => worker.pulse, this.#work.limits, end);
      const done = (): void => {
        stop();
        this.#end = null;
        worker.onAnswer = () => undefined;
        worker.onEnd = () => void this.#drop(worker);
      };
      this.#end = end;
      worker.onEnd = end;
      worker.onAnswer = (answered) => {
        if (answered.id !== id) return;
        done();
        resolve(answered.reply);
      };
      try {
        worker.post({ id, request });
      } catch (error) {
        end('broke', String(error).slice(0, 200));
      }
    });
  }

  /** A worker without the game at hand is only kept if it has one of its own now. */
  async #settle(reply: Reply): Promise<void> {
    if (!this.#isBare) return;
    if (this.#work.hasTakenOver(reply)) this.#isBare = false;
    else await this.#drop();
  }

  async #drop(worker = this.#worker): Promise<void> {
    if (worker === null) return;
    if (this.#worker === worker) this.#worker = null;
    worker.onAnswer = () => undefined;
    worker.onProgress = () => undefined;
    worker.onNews = () => undefined;
    worker.onEnd = () => undefined;
    await worker.terminate();
  }
}

/** Whoever cancelled it or closed the room wants no other worker for it. A Worker whose code did not come has none. */
const isEndedByUs = ({ cause }: Died): boolean => cause === 'cancelled' || cause === 'closed' || cause === 'notFetched';
