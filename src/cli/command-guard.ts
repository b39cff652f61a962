import { parentPort } from 'node:worker_threads';
import { GameError } from '../engine';
import type { CommandName } from '../i18n';
import { LIMITS, watchPulse } from '../session/remote/watch-pulse';
import type { Cause } from '../session/remote/worker-like';
import { causeOf, COMMAND_LINE, startThread } from './thread';

/** What a command's thread is started with. */
export interface CommandJob {
  readonly name: CommandName;
  readonly args: readonly string[];
  /** Whether what is printed goes to a terminal: a thread cannot see that. */
  readonly isTerminal: boolean;
}

/** What a command does without a script may take hours (`mod fuzz`); whoever waits for it can end it. */
const PATIENT = { ...LIMITS, silent: Number.POSITIVE_INFINITY };

/**
 * Runs a command in a thread of its own: a mod that does not come back, while it is loaded, checked, tested or played, ends the
 * command with its name. Throws that, or gives the command's exit code.
 */
export async function superviseCommand(name: CommandName, args: readonly string[]): Promise<number> {
  const job: CommandJob = { name, args, isTerminal: process.stdout.isTTY === true };
  const { worker, pulse } = startThread(COMMAND_LINE, 'command', job, { stdin: name === 'play' });
  const alive = {
    get pulse(): ReturnType<typeof pulse.read> {
      return pulse.read();
    },
  };
  if (worker.stdin !== null) process.stdin.pipe(worker.stdin);
  let stop = (): void => undefined;
  try {
    return await new Promise<number>((resolve, reject) => {
      let code = 0;
      const end = (cause: Cause, what = ''): void => reject(ended(cause, alive.pulse.mod, what));
      stop = watchPulse(alive, PATIENT, end);
      worker.on('message', (said: { readonly code: number }) => void (code = said.code));
      worker.on('error', (error) => end(causeOf(error), String(error)));
      // By then everything that it has written is out.
      worker.on('exit', () => resolve(code));
    });
  } finally {
    stop();
    // What nobody reads any more must not keep the process.
    if (worker.stdin !== null) process.stdin.destroy();
    await worker.terminate();
  }
}

const ended = (cause: Cause, mod: string | null, what: string): GameError =>
  mod === null ? new GameError('commandBroke', { cause, what: what.slice(0, 200) }) : new GameError('modHeldUp', { mod });

/** The thread's own side. */
export async function commandWorker(
  { name, args, isTerminal }: CommandJob,
  run: (name: CommandName, args: readonly string[]) => Promise<void>,
): Promise<void> {
  if (isTerminal) process.stdout.isTTY = true;
  await run(name, args);
  parentPort!.postMessage({ code: Number(process.exitCode ?? 0) });
}
