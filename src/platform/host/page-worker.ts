import type { Progress } from '../sandbox/progress';
import type { News, Reply, Request, Said } from './messages';
import type { Answered, Asked, Cause, Pulse, WorkerLike } from './worker-like';

/**
 * Adapts a browser Worker to the supervisor. Few hosts allow shared memory, so its pulse arrives by messages, which also works while
 * it is stuck.
 */
export class PageWorker implements WorkerLike<Request, Reply, News> {
  readonly #worker: Worker;
  pulse: Pulse = { mod: null, beats: 0 };
  onAnswer: (answered: Answered<Reply>) => void = () => undefined;
  onProgress: (progress: Progress) => void = () => undefined;
  onNews: (news: News) => void = () => undefined;
  onEnd: (cause: Cause, what: string) => void = () => undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Said>) => this.#hear(data);
    worker.onmessageerror = () => this.onEnd('broke', 'messageerror');
    // `message` is undefined if the Worker's own code could not be fetched.
    worker.onerror = ({ message }) =>
      message === undefined ? this.onEnd('notFetched', '') : this.onEnd('broke', message.slice(0, 200));
  }

  #hear(said: Said): void {
    if ('broke' in said) return this.onEnd('broke', said.broke);
    const { mod, beats } = this.pulse;
    this.pulse = { mod: 'running' in said ? said.running : mod, beats: beats + 1 };
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
