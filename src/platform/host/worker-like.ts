import type { Progress } from '../sandbox/progress';

/** A sign of life. */
export interface Pulse {
  /** Whose script is running now. */
  readonly mod: string | null;
  /** Another number whenever something has begun, ended or got on. */
  readonly beats: number;
}

/** How a worker can end before it has answered. */
export type Cause = 'script' | 'silent' | 'memory' | 'broke' | 'notFetched' | 'cancelled' | 'closed';

/** What goes into a worker; it answers one after the other. */
export interface Asked<Request> {
  readonly id: number;
  readonly request: Request;
}

export interface Answered<Reply> {
  readonly id: number;
  readonly reply: Reply;
}

/** A worker thread of Node or a Worker of the browser, as a supervisor sees it. */
export interface WorkerLike<Request, Reply, News = never> {
  /** May throw: not everything can be sent. */
  post(asked: Asked<Request>): void;
  readonly pulse: Pulse;
  onAnswer: (answered: Answered<Reply>) => void;
  onProgress: (progress: Progress) => void;
  /** Called with what the worker says without being asked, where it does. */
  onNews?: (news: News) => void;
  /** It will not say anything any more, or nothing that can be trusted. */
  onEnd: (cause: Cause, what: string) => void;
  terminate(): void | Promise<unknown>;
}
