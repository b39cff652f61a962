import type { Progress } from '../sandbox/progress';
import { watchPulse, type Limits } from './watch-pulse';
import type { Cause, WorkerLike } from './worker-like';

/** A worker ended before it answered. */
export class Died extends Error {
  override readonly cause: Cause;
  /** The mod whose script was running. */
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

/** Work done by workers that may be killed at any time. */
export interface Work<Request, Reply, News = never> {
  make(): WorkerLike<Request, Reply, News>;
  /** Prepares a new worker, without a game. Throws if that is refused. */
  open(ask: Ask<Request, Reply>): Promise<void>;
  /** Brings the current game into an open worker, after these mods were killed in it. Throws if that is refused. */
  comeBack(ask: Ask<Request, Reply>, killed: readonly string[]): Promise<void>;
  /**
   * Whether a request concerns a game of its own: it does not need the current one, and a mod killed in it has not harmed the
   * current one.
   */
  isApart(request: Request): boolean;
  /** Whether the requested game is the current one now. */
  hasTakenOver(reply: Reply): boolean;
  readonly limits: Limits;
}

export interface SupervisedReply<Reply> {
  readonly reply: Reply;
  /** Mods killed for it; their cards are blank from now on. */
  readonly killed: readonly string[];
}

/** Most workers tried for a request, each with one more mod blanked, or for work that nobody asked for. */
const TRIES = 3;

/**
 * Makes sure that every request is answered exactly once, also if the worker dies. A worker that hangs in a script, is silent
 * for too long, runs out of memory or breaks is ended; a new one restores the game as the last good answer left it, with the guilty
 * mod blanked, and gets the request again. If that fails, the caller gets an error, and the next request finds the game unchanged.
 */
export class Supervisor<Request, Reply, News = never> {
  readonly #work: Work<Request, Reply, News>;
  #worker: WorkerLike<Request, Reply, News> | null = null;
  /** True if the current game could not be brought into the worker. */
  #isBare = false;
  #isClosed = false;
  /** Ends the watch over work that no request has asked for; null while there is none. */
  #unwatch: (() => void) | null = null;
  /** How often a worker was lost during such work since the last reply. */
  #losses = 0;
  #turn: Promise<unknown> = Promise.resolve();
  #next = 1;
  #end: ((cause: Cause) => void) | null = null;
  /** Called when a mod had to be killed and the game goes on with its cards blank, before the caller gets the reply. */
  onKilled: (mod: string) => void = () => undefined;
  /** Called with the progress of the current request. */
  onProgress: (progress: Progress) => void = () => undefined;
  /** Called with messages that answer no request. */
  onNews: (news: News) => void = () => undefined;
  /** Called when a worker was lost during work that no request has asked for, and could not be replaced. */
  onLost: (error: unknown) => void = () => undefined;

  constructor(work: Work<Request, Reply, News>) {
    this.#work = work;
  }

  /** Prepares a worker without a request. */
  ready(): Promise<void> {
    return this.#inTurn(async () => void (await this.#stand(null, [])));
  }

  /** Requests run one at a time, so that a dying worker is attributed to the right one. */
  give(request: Request): Promise<SupervisedReply<Reply>> {
    return this.#inTurn(() => this.#give(request));
  }

  /** Cancels the current request; the current game stays. */
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

  async #give(request: Request): Promise<SupervisedReply<Reply>> {
    const killed: string[] = [];
    for (;;) {
      const worker = await this.#stand(request, killed);
      try {
        const reply = await this.#ask(worker, request);
        await this.#settle(reply);
        this.#losses = 0;
        for (const mod of killed) this.onKilled(mod);
        return { reply, killed };
      } catch (error) {
        await this.#drop();
        if (!(error instanceof Died)) throw error;
        const { mod } = error;
        // Without a mod to blame, a retry would end the same way.
        if (mod === null || isEndedByUs(error) || killed.includes(mod) || killed.length + 1 >= TRIES) throw error;
        if (this.#work.isApart(request)) throw error;
        killed.push(mod);
      }
    }
  }

  /** A worker with the current game. If that cannot be restored, requests for a game of their own are still answered. */
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
    worker.onEnd = (cause, what) => this.#lose(worker, cause, what);
    worker.onBusy = (isBusy) => this.#watch(worker, isBusy);
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

  /** Resolves with the answer, or rejects if the worker ends first. */
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
        worker.onEnd = (cause, what) => this.#lose(worker, cause, what);
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

  /** Watches work that no request has asked for, such as answers of bots. */
  #watch(worker: WorkerLike<Request, Reply, News>, isBusy: boolean): void {
    this.#unwatch?.();
    this.#unwatch = isBusy
      ? watchPulse(
          () => worker.pulse,
          this.#work.limits,
          (cause) => this.#lose(worker, cause),
        )
      : null;
  }

  /**
   * Called when a worker ends without a request, or is stuck. An idle one is replaced on the next request, a busy one at once, so
   * that its work goes on. While a request is pending, that request notices itself.
   */
  #lose(worker: WorkerLike<Request, Reply, News>, cause: Cause, what = ''): void {
    if (this.#end !== null) return;
    const isBusy = this.#unwatch !== null;
    const { mod } = worker.pulse;
    const dropped = this.#drop(worker);
    if (isBusy) this.#inTurn(() => dropped.then(() => this.#replace(new Died(cause, mod, what)))).catch(this.onLost);
  }

  async #replace(died: Died): Promise<void> {
    // A request that came first has brought the game back.
    if (this.#worker !== null) return;
    if (isEndedByUs(died) || ++this.#losses >= TRIES) throw died;
    await this.#stand(null, died.mod === null ? [] : [died.mod]);
    if (died.mod !== null) this.onKilled(died.mod);
  }

  /** A worker without the current game is kept only if it has another one now. */
  async #settle(reply: Reply): Promise<void> {
    if (!this.#isBare) return;
    if (this.#work.hasTakenOver(reply)) this.#isBare = false;
    else await this.#drop();
  }

  async #drop(worker = this.#worker): Promise<void> {
    if (worker === null) return;
    if (this.#worker === worker) {
      this.#worker = null;
      this.#unwatch?.();
      this.#unwatch = null;
    }
    worker.onBusy = () => undefined;
    worker.onAnswer = () => undefined;
    worker.onProgress = () => undefined;
    worker.onNews = () => undefined;
    worker.onEnd = () => undefined;
    await worker.terminate();
  }
}

/** Do not retry what the caller cancelled or closed, or a Worker whose code could not be fetched. */
const isEndedByUs = ({ cause }: Died): boolean => cause === 'cancelled' || cause === 'closed' || cause === 'notFetched';
