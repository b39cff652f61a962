import type { Progress } from '../sandbox/progress';
import type { Answered, Asked, Cause, Pulse, WorkerLike } from './worker-like';

// A Worker learns from its name, when it starts, what it is for; no message can change that later.

/** In this Worker bots think. It runs the same file as the game's Worker, so that it has the same games and its code comes only once. */
export const THINKING = 'thinking';

/** The name of a game's Worker whose host tests look into, or how it begins. */
export const INSPECTED = 'inspected';

/** Messages from a Worker. */
export type Spoken<Reply, News = never> =
  | Answered<Reply>
  | { readonly news: News }
  /** Which mod's script is running, so that the listener knows which mod to blame. */
  | { readonly running: string | null }
  /** Whether it does work that no request has asked for, such as answers of bots. */
  | { readonly busy: boolean }
  /** Progress of long work. */
  | { readonly progress: Progress }
  /** An error that no reply can carry: the Worker must be replaced. */
  | { readonly broke: string };

/**
 * Adapts a browser Worker to the supervisor. Few hosts allow shared memory, so its pulse arrives by messages, which also works while
 * it is stuck.
 */
export class PageWorker<Request, Reply, News = never> implements WorkerLike<Request, Reply, News> {
  readonly #worker: Worker;
  pulse: Pulse = { mod: null, beats: 0 };
  onAnswer: (answered: Answered<Reply>) => void = () => undefined;
  onProgress: (progress: Progress) => void = () => undefined;
  onNews: (news: News) => void = () => undefined;
  onBusy: (isBusy: boolean) => void = () => undefined;
  onEnd: (cause: Cause, what: string) => void = () => undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Spoken<Reply, News>>) => this.#hear(data);
    worker.onmessageerror = () => this.onEnd('broke', 'messageerror');
    // `message` is undefined if the Worker's own code could not be fetched.
    worker.onerror = ({ message }) =>
      message === undefined ? this.onEnd('notFetched', '') : this.onEnd('broke', message.slice(0, 200));
  }

  #hear(said: Spoken<Reply, News>): void {
    if ('broke' in said) return this.onEnd('broke', said.broke);
    const { mod, beats } = this.pulse;
    this.pulse = { mod: 'running' in said ? said.running : mod, beats: beats + 1 };
    if ('busy' in said) this.onBusy(said.busy);
    if ('news' in said) this.onNews(said.news);
    if ('progress' in said) this.onProgress(said.progress);
    if ('id' in said) this.onAnswer(said);
  }

  post(asked: Asked<Request>): void {
    this.#worker.postMessage(asked);
  }

  terminate(): void {
    this.#worker.terminate();
    this.#worker.onmessage = null;
    this.#worker.onerror = null;
  }
}
