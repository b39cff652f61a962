import { parentPort, Worker, workerData, type WorkerOptions } from 'node:worker_threads';
import { watchScripts } from '../../../platform/sandbox/running';
import { watchProgress } from '../../../platform/sandbox/progress';
import type { Answered, Asked, Cause, WorkerLike } from '../../../platform/host/worker-like';
import { SharedPulse } from './pulse';

/** What a thread of the command line does. */
export type Role = 'table' | 'attack' | 'command' | 'match' | 'lab' | 'bots';

/** The start data of every thread. */
interface Job {
  readonly role: Role;
  readonly pulse: SharedArrayBuffer;
  readonly data: unknown;
}

/** The bundled command line, which its threads also run. */
export const COMMAND_LINE = new URL(import.meta.url);

/** Together with the sandboxes' and the process' own memory, below 512 MB. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Starts a thread with its heartbeat. */
export function startThread(
  file: URL,
  role: Role,
  data: unknown,
  options: WorkerOptions = {},
): { readonly worker: Worker; readonly pulse: SharedPulse } {
  const pulse = new SharedPulse();
  const job: Job = { role, pulse: pulse.memory, data };
  return { worker: new Worker(file, { workerData: job, resourceLimits: MEMORY, ...options }), pulse };
}

/** The cause of a thread's end, from the error it threw. */
export const causeOf = (error: unknown): Cause =>
  (error as { code?: string } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'broke';

/** Adapts a Node worker thread to the supervisor. */
export class Thread<Request, Reply> implements WorkerLike<Request, Reply> {
  readonly #worker: Worker;
  readonly #pulse: SharedPulse;
  onAnswer: (answered: Answered<Reply>) => void = () => undefined;
  onProgress = (): void => undefined;
  onEnd: (cause: Cause, what: string) => void = () => undefined;

  constructor(file: URL, role: Role, data: unknown) {
    const { worker, pulse } = startThread(file, role, data);
    this.#worker = worker;
    this.#pulse = pulse;
    worker.on('message', (said: Answered<Reply> | { readonly broke: string }) => {
      if ('broke' in said) this.onEnd('broke', said.broke);
      else this.onAnswer(said);
    });
    worker.on('messageerror', (error) => this.onEnd('broke', String(error)));
    worker.on('error', (error) => this.onEnd(causeOf(error), String(error)));
    worker.on('exit', (code) => this.onEnd('broke', `exit ${code}`));
  }

  get pulse(): ReturnType<SharedPulse['read']> {
    return this.#pulse.read();
  }

  post(asked: Asked<Request>): void {
    this.#worker.postMessage(asked);
  }

  terminate(): Promise<unknown> {
    return this.#worker.terminate();
  }
}

/** Called inside the thread: publishes its heartbeat and returns its start data. */
export function jobOf(): { readonly role: Role; readonly data: unknown } {
  const { role, data, pulse: memory } = workerData as Job;
  const pulse = new SharedPulse(memory);
  watchScripts((mod) => void (pulse.running = mod));
  watchProgress(() => pulse.beat());
  return { role, data };
}

/** Answers requests in order; an answer that cannot be made or sent ends the thread. */
export function serve<Request, Reply>(answer: (request: Request) => Promise<Reply> | Reply): void {
  const port = parentPort!;
  let last: Promise<unknown> = Promise.resolve();
  port.on('message', ({ id, request }: Asked<Request>) => {
    last = last
      .then(async () => port.postMessage({ id, reply: await answer(request) } satisfies Answered<Reply>))
      .catch((error: unknown) => port.postMessage({ broke: String(error).slice(0, 200) }));
  });
  port.on('messageerror', (error) => port.postMessage({ broke: String(error).slice(0, 200) }));
}
