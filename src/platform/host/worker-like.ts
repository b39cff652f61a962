import type { Progress } from '../sandbox/progress';

/** A sign of life. */
export interface Pulse {
  /** The mod whose script is running. */
  readonly mod: string | null;
  /** Changes whenever something begins, ends or makes progress. */
  readonly beats: number;
}

/** How a worker can end before it has answered. */
export type Cause = 'script' | 'silent' | 'memory' | 'broke' | 'notFetched' | 'cancelled' | 'closed';

/** A message to a worker; requests are answered in order. */
export interface Asked<Request> {
  readonly id: number;
  readonly request: Request;
}

export interface Answered<Reply> {
  readonly id: number;
  readonly reply: Reply;
}

/** A Node worker thread or a browser Worker, as the supervisor sees it. */
export interface WorkerLike<Request, Reply, News = never> {
  /** May throw: not everything can be cloned. */
  post(asked: Asked<Request>): void;
  readonly pulse: Pulse;
  onAnswer: (answered: Answered<Reply>) => void;
  onProgress: (progress: Progress) => void;
  /** Called with messages that answer no request. */
  onNews?: (news: News) => void;
  /** Called when the worker begins or ends work that no request has asked for. */
  onBusy?: (isBusy: boolean) => void;
  /** Called when the worker can no longer answer, or not reliably. */
  onEnd: (cause: Cause, what: string) => void;
  terminate(): void | Promise<unknown>;
}
