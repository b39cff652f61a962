import { availableParallelism } from 'node:os';
import { errorOf, GameError, plainErrors, type PlainError } from '../../../kernel';
import { Died, Supervisor } from '../../../platform/host/supervisor';
import { LIMITS } from '../../../platform/host/watch-pulse';
import { COMMAND_LINE, serve, Thread, type Role } from './thread';

/** Work takes as long as it takes; only a stuck script is stopped. */
const LIMITS_OF_WORK = { ...LIMITS, silent: Number.POSITIVE_INFINITY };
/** More threads cost more memory than they bring speed. */
const MOST_THREADS = 8;

type Reply<R> = { readonly done: R } | { readonly refused: readonly PlainError[] };

export const threadsFor = (tasks: number): number => Math.max(1, Math.min(availableParallelism(), MOST_THREADS, tasks));

/**
 * Threads that share out tasks which do not depend on each other. What comes of the tasks is the same for any number of threads:
 * replies are handed back in the order of the tasks.
 */
export class Crew<Task, Result> {
  readonly #threads: readonly Supervisor<Task, Reply<Result>>[];

  constructor(role: Role, data: unknown, size: number) {
    this.#threads = Array.from(
      { length: size },
      () =>
        new Supervisor<Task, Reply<Result>>({
          make: () => new Thread(COMMAND_LINE, role, data),
          limits: LIMITS_OF_WORK,
          open: () => Promise.resolve(),
          comeBack: () => Promise.resolve(),
          isApart: () => true,
          hasTakenOver: () => true,
        }),
    );
  }

  /** Calls `heard` with each result in the order of the tasks. */
  async run(tasks: readonly Task[], heard: (result: Result, at: number) => void): Promise<void> {
    let [next, told] = [0, 0];
    const early = new Map<number, Result>();
    const work = async (thread: Supervisor<Task, Reply<Result>>): Promise<void> => {
      while (next < tasks.length) {
        const at = next++;
        early.set(at, await this.#ask(thread, tasks[at]!));
        for (; early.has(told); told++) {
          heard(early.get(told)!, told);
          early.delete(told);
        }
      }
    };
    await Promise.all(this.#threads.map(work));
  }

  async #ask(thread: Supervisor<Task, Reply<Result>>, task: Task): Promise<Result> {
    try {
      const { reply } = await thread.give(task);
      if ('refused' in reply) throw errorOf(reply.refused);
      return reply.done;
    } catch (error) {
      if (!(error instanceof Died)) throw error;
      if (error.mod !== null) throw new GameError('modHeldUp', { mod: error.mod });
      throw new GameError('commandBroke', { cause: error.cause, what: error.what.split('\n', 1)[0]!.slice(0, 200) });
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}

/** Called inside a thread of a crew: `open` prepares it once, on its first task. */
export function workFor<Task, Result>(open: () => Promise<(task: Task) => Result | Promise<Result>>): void {
  let work: ReturnType<typeof open> | null = null;
  serve(async (task: Task): Promise<Reply<Result>> => {
    try {
      work ??= open();
      return { done: await (await work)(task) };
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      return { refused: plainErrors(error) };
    }
  });
}
