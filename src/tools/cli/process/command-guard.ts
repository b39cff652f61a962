import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { GameError } from '../../../kernel';
import type { CommandName } from '../help/topics';
import { Died } from '../../../platform/host/supervisor';
import { LIMITS, TRIED, watchPulse, type Limits } from '../../../platform/host/watch-pulse';
import type { Cause } from '../../../platform/host/worker-like';
import { complain } from './output';
import type { Past } from '../table/past';
import { causeOf, COMMAND_LINE, startThread } from './thread';
import { TypedLines } from './typed-lines';

/** A game to resume after its thread was killed or broke, and the mods to blame. */
export interface Back {
  readonly past: Past;
  readonly killed: readonly string[];
}

/** The start data of a command's thread. */
export interface CommandJob {
  readonly name: CommandName;
  readonly args: readonly string[];
  /** Whether output goes to a terminal; a thread cannot find out itself. */
  readonly isTerminal: boolean;
  readonly back: Back | null;
}

type Said =
  | { readonly code: number }
  | { readonly past: Past }
  | { readonly wrote: string; readonly to: 'stdout' | 'stderr' }
  | { readonly wantsLine: true };

/** One line of input; null: there is no more. */
interface Typed {
  readonly line: string | null;
}

/** A command may run for hours (`mod fuzz`), so silence has no limit: only a stuck script is stopped. The user can end the command. */
const limitsFor = (args: readonly string[]): Limits => ({
  ...(args.includes('--uncounted') ? TRIED : LIMITS),
  silent: Number.POSITIVE_INFINITY,
});
const TRIES = 3;

/**
 * Runs a command in a supervised thread. If a mod hangs while it is loaded, checked, tested or played, the command ends and names
 * it; a game resumes without that mod, and also after its thread broke by itself. Returns the exit code; calls
 * `tell` with what happened on the way.
 */
export async function superviseCommand(
  name: CommandName,
  args: readonly string[],
  tell: (error: GameError) => void,
): Promise<number> {
  const typed = new TypedLines();
  let killed: string[] = [];
  let past: Past | null = null;
  let hasBroken = false;
  const desk: Desk = {
    typed,
    keep: (now) => {
      past = now;
      // The log of the resumed game contains them now.
      killed = [];
    },
    took: () => void (hasBroken = false),
  };
  try {
    for (;;) {
      const job = { name, args, isTerminal: process.stdout.isTTY === true, back: past && { past, killed } };
      try {
        return await inThread(job, desk);
      } catch (error) {
        if (!(error instanceof Died)) throw error;
        const { mod, cause, what } = error;
        if (mod === null) {
          complain(what);
          // A thread that breaks once more before it was given a line would break for ever.
          if (past === null || hasBroken) throw new GameError('commandBroke', { cause, what: headOf(what) });
          hasBroken = true;
          tell(new GameError('tableStuck'));
          continue;
        }
        if (past === null || killed.length + 1 >= TRIES) throw new GameError('modHeldUp', { mod });
        killed.push(mod);
      }
    }
  } finally {
    typed.close();
  }
}

/** The first line of a trace of calls. */
const headOf = (trace: string): string => trace.split('\n', 1)[0]!.slice(0, 200);

const traceOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? String(error)) : String(error));

/** What threads that follow each other have in common. */
interface Desk {
  readonly typed: TypedLines;
  readonly keep: (past: Past) => void;
  /** The thread was given a line. */
  readonly took: () => void;
}

async function inThread(job: CommandJob, { typed, keep, took }: Desk): Promise<number> {
  const { worker, pulse } = startThread(COMMAND_LINE, 'command', job);
  let isOver = false;
  const take = (line: string | null): boolean => {
    if (isOver) return false;
    took();
    worker.postMessage({ line } satisfies Typed);
    return true;
  };
  let stop = (): void => undefined;
  try {
    return await new Promise<number>((resolve, reject) => {
      let code = 0;
      const end = (cause: Cause, what = ''): void => reject(new Died(cause, pulse.read().mod, what));
      stop = watchPulse(() => pulse.read(), limitsFor(job.args), end);
      worker.on('message', (said: Said) => {
        if ('past' in said) keep(said.past);
        else if ('wrote' in said) process[said.to].write(said.wrote);
        else if ('wantsLine' in said) typed.give(take).catch(reject);
        else code = said.code;
      });
      worker.on('error', (error) => end(causeOf(error), traceOf(error)));
      // On `exit`, all output of the thread has been written.
      worker.on('exit', () => resolve(code));
    });
  } finally {
    isOver = true;
    stop();
    await worker.terminate();
  }
}

let here: CommandJob | null = null;

/** Called in a command's thread: the game to resume, or null. */
export const backTo = (): Back | null => here?.back ?? null;

/** Sends the game's past to the supervisor, which needs it to resume. */
export const keepPast = (past: Past): void => parentPort?.postMessage({ past } satisfies Said);

/** In a command's thread: asks the main thread for what is typed, line by line. */
export async function* typedLines(): AsyncGenerator<string> {
  const port = parentPort!;
  for (;;) {
    const answered = once(port, 'message');
    port.postMessage({ wantsLine: true } satisfies Said);
    const [{ line }] = (await answered) as [Typed];
    if (line === null) return;
    yield line;
  }
}

/** Node buffers a thread's output until the thread is idle. Write at once instead: output before a stuck script must appear. */
function writeAtOnce(to: 'stdout' | 'stderr'): void {
  const write = (text: string | Uint8Array): boolean => {
    parentPort!.postMessage({ wrote: text.toString(), to } satisfies Said);
    return true;
  };
  process[to].write = write as typeof process.stdout.write;
}

/** The code that runs inside the thread. */
export async function commandWorker(
  job: CommandJob,
  run: (name: CommandName, args: readonly string[]) => Promise<void>,
): Promise<void> {
  here = job;
  if (job.isTerminal) process.stdout.isTTY = true;
  for (const to of ['stdout', 'stderr'] as const) writeAtOnce(to);
  await run(job.name, job.args);
  parentPort!.postMessage({ code: Number(process.exitCode ?? 0) } satisfies Said);
  // Open handles, such as its input, would keep the thread alive.
  process.exit();
}
