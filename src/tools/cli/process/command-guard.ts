import { parentPort, type Worker } from 'node:worker_threads';
import { GameError } from '../../../kernel';
import type { CommandName } from '../../../games/cults/words';
import { Died } from '../../../platform/host/supervisor';
import { LIMITS, TRIED, watchPulse, type Limits } from '../../../platform/host/watch-pulse';
import type { Cause } from '../../../platform/host/worker-like';
import type { Past } from '../table/past';
import { causeOf, COMMAND_LINE, startThread } from './thread';

/** Where a game is taken up again whose thread had to be killed, and the mods that were to blame. */
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

type Said = { readonly code: number } | { readonly past: Past } | { readonly wrote: string; readonly to: 'stdout' | 'stderr' };

/** `mod fuzz` may play for hours: only a script that does not stop is ended. The user can end the command itself. */
const limitsFor = (args: readonly string[]): Limits => ({
  ...(args.includes('--uncounted') ? TRIED : LIMITS),
  silent: Number.POSITIVE_INFINITY,
});
const TRIES = 3;

/**
 * Runs a command in a thread of its own: a mod that does not come back, while it is loaded, checked, tested or played, ends the
 * command with its name. A game goes on without it. Gives the command's exit code.
 */
export async function superviseCommand(name: CommandName, args: readonly string[]): Promise<number> {
  let killed: string[] = [];
  let past: Past | null = null;
  const keep = (now: Past): void => {
    past = now;
    // They stand in its log by now.
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
      // By then everything that it has written is out.
      worker.on('exit', () => resolve(code));
    });
  } finally {
    stop();
    letGo();
    await worker.terminate();
  }
}

/** Hands what is typed on to a thread that reads it; gives back what ends that. */
function readInput({ stdin }: Worker): () => void {
  if (stdin === null) return () => undefined;
  if (process.stdin.readableEnded) stdin.end();
  else process.stdin.pipe(stdin);
  return () => {
    process.stdin.unpipe(stdin);
    // What nobody reads must not keep the process.
    process.stdin.pause();
  };
}

let here: CommandJob | null = null;

/** In a command's thread: the game that has to be taken up again. */
export const backTo = (): Back | null => here?.back ?? null;

/** The game at hand, so that it can be taken up again. */
export const keepPast = (past: Past): void => parentPort?.postMessage({ past } satisfies Said);

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
