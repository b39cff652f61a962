import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { GameError } from '../engine';
import type { CommandName } from '../i18n';
import { Died } from '../session/remote/supervisor';
import { LIMITS, TRIED, watchPulse, type Limits } from '../session/remote/watch-pulse';
import type { Cause } from '../session/remote/worker-like';
import { complain } from './output';
import type { Past } from './past';
import { causeOf, COMMAND_LINE, startThread } from './thread';
import { TypedLines } from './typed-lines';

/** Where a game is taken up again whose thread was killed or broke, and the mods that were to blame. */
export interface Back {
  readonly past: Past;
  readonly killed: readonly string[];
}

/** What a command's thread is started with. */
export interface CommandJob {
  readonly name: CommandName;
  readonly args: readonly string[];
  /** Whether what is printed goes to a terminal: a thread cannot see that. */
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

/** `mod fuzz` may play for hours: only a script that does not stop is ended. The user can end the command itself. */
const limitsFor = (args: readonly string[]): Limits => ({
  ...(args.includes('--uncounted') ? TRIED : LIMITS),
  silent: Number.POSITIVE_INFINITY,
});
const TRIES = 3;

/**
 * Runs a command in a thread of its own: a mod that does not come back, while it is loaded, checked, tested or played, ends the
 * command with its name. A game goes on without it, and it goes on where its thread broke by itself. Gives the command's exit
 * code; `tell` is given what happened on the way.
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
      // They stand in its log by now.
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
      // By then everything that it has written is out.
      worker.on('exit', () => resolve(code));
    });
  } finally {
    isOver = true;
    stop();
    await worker.terminate();
  }
}

let here: CommandJob | null = null;

/** In a command's thread: the game that has to be taken up again. */
export const backTo = (): Back | null => here?.back ?? null;

/** The game at hand, so that it can be taken up again. */
export const keepPast = (past: Past): void => parentPort?.postMessage({ past } satisfies Said);

/** In a command's thread: what is typed, asked for line by line. */
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

/** What a thread of Node writes waits until the thread is idle; what was said before a script got stuck must be out. */
function writeAtOnce(to: 'stdout' | 'stderr'): void {
  const write = (text: string | Uint8Array): boolean => {
    parentPort!.postMessage({ wrote: text.toString(), to } satisfies Said);
    return true;
  };
  process[to].write = write as typeof process.stdout.write;
}

/** The thread's own side. */
export async function commandWorker(
  job: CommandJob,
  run: (name: CommandName, args: readonly string[]) => Promise<void>,
): Promise<void> {
  here = job;
  if (job.isTerminal) process.stdout.isTTY = true;
  for (const to of ['stdout', 'stderr'] as const) writeAtOnce(to);
  await run(job.name, job.args);
  parentPort!.postMessage({ code: Number(process.exitCode ?? 0) } satisfies Said);
  // What is still open, such as its input, would keep the thread.
  process.exit();
}
