import { parentPort, type Worker } from 'node:worker_threads';
import { GameError } from '../../../kernel';
import type { CommandName } from '../../../games/cults/words';
import { Died } from '../../../platform/host/supervisor';
import { LIMITS, TRIED, watchPulse, type Limits } from '../../../platform/host/watch-pulse';
import type { Cause } from '../../../platform/host/worker-like';
import type { Past } from '../table/past';
import { causeOf, COMMAND_LINE, startThread } from './thread';

/** A game to resume after its thread was killed, and the mods to blame. */
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

type Said = { readonly code: number } | { readonly past: Past } | { readonly wrote: string; readonly to: 'stdout' | 'stderr' };

/** A command may run for hours (`mod fuzz`), so silence has no limit: only a stuck script is stopped. The user can end the command. */
const limitsFor = (args: readonly string[]): Limits => ({
  ...(args.includes('--uncounted') ? TRIED : LIMITS),
  silent: Number.POSITIVE_INFINITY,
});
const TRIES = 3;

/**
 * Runs a command in a supervised thread. If a mod hangs while it is loaded, checked, tested or played, the command ends and names
 * it; a game resumes without that mod. Returns the exit code.
 */
export async function superviseCommand(name: CommandName, args: readonly string[]): Promise<number> {
  let killed: string[] = [];
  let past: Past | null = null;
  const keep = (now: Past): void => {
    past = now;
    // The log of the resumed game contains them now.
    killed = [];
  };
  for (;;) {
    const job = { name, args, isTerminal: process.stdout.isTTY === true, back: past && { past, killed } };
    try {
      return await inThread(job, keep);
    } catch (error) {
      if (!(error instanceof Died)) throw error;
      const { mod, cause, what } = error;
      if (mod === null) throw new GameError('commandBroke', { cause, what: what.slice(0, 200) });
      if (past === null || killed.length + 1 >= TRIES) throw new GameError('modHeldUp', { mod });
      killed.push(mod);
    }
  }
}

async function inThread(job: CommandJob, keep: (past: Past) => void): Promise<number> {
  const { worker, pulse } = startThread(COMMAND_LINE, 'command', job, { stdin: job.name === 'play' });
  const letGo = readInput(worker);
  let stop = (): void => undefined;
  try {
    return await new Promise<number>((resolve, reject) => {
      let code = 0;
      const end = (cause: Cause, what = ''): void => reject(new Died(cause, pulse.read().mod, what));
      stop = watchPulse(() => pulse.read(), limitsFor(job.args), end);
      worker.on('message', (said: Said) => {
        if ('past' in said) keep(said.past);
        else if ('wrote' in said) process[said.to].write(said.wrote);
        else code = said.code;
      });
      worker.on('error', (error) => end(causeOf(error), String(error)));
      // On `exit`, all output of the thread has been written.
      worker.on('exit', () => resolve(code));
    });
  } finally {
    stop();
    letGo();
    await worker.terminate();
  }
}

/** Forwards typed input to a thread; returns the function that stops it. */
function readInput({ stdin }: Worker): () => void {
  if (stdin === null) return () => undefined;
  if (process.stdin.readableEnded) stdin.end();
  else process.stdin.pipe(stdin);
  return () => {
    process.stdin.unpipe(stdin);
    // Unread input must not keep the process alive.
    process.stdin.pause();
  };
}

let here: CommandJob | null = null;

/** Called in a command's thread: the game to resume, or null. */
export const backTo = (): Back | null => here?.back ?? null;

/** Sends the game's past to the supervisor, which needs it to resume. */
export const keepPast = (past: Past): void => parentPort?.postMessage({ past } satisfies Said);

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
