import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort, Worker } from 'node:worker_threads';
import { GameError } from '../../engine';
import { readArguments } from '../arguments';
import { sayJson } from '../output';
import { KILLED, WATCHDOG_MS, type Attacked } from './attack-ground';
import { ATTACK_KINDS, runAttack, type Attack, type AttackKind, type AttackResult } from './attack-run';

type Said = { readonly ready: true } | { readonly result: AttackResult } | { readonly broke: string };

/** The attacks' side of a worker thread: one after another, as they are told. */
export async function attackWorker(): Promise<void> {
  const port = parentPort!;
  const say = (said: Said): void => port.postMessage(said);
  port.on('message', (attack: Attack) => {
    runAttack(attack).then(
      (result) => say({ result }),
      (error: unknown) => say({ broke: String(error) }),
    );
  });
  // The first attack is timed without what the process needs to warm up.
  await runAttack({ body: '', as: 'ability', raw: false });
  say({ ready: true });
}

/** A worker that attacks, under a watchdog; one that had to be killed is made anew for the next attack. */
export class AttackGround {
  readonly #file: URL;
  readonly #patience: number;
  #worker: Worker | null = null;

  constructor(file: URL, patience = WATCHDOG_MS) {
    this.#file = file;
    this.#patience = patience;
  }

  async #ready(): Promise<Worker> {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(this.#file, { workerData: { role: 'attack' }, resourceLimits: { maxOldGenerationSizeMb: 512 } });
    await this.#next(worker, null);
    this.#worker = worker;
    return worker;
  }

  /** The next word of a worker; null when it stays silent for too long. */
  #next(worker: Worker, patience: number | null): Promise<Said | null> {
    return new Promise((resolve) => {
      const onMessage = (said: Said): void => done(said);
      const onError = (error: unknown): void => done({ broke: String(error) });
      const onExit = (code: number): void => done({ broke: `exit ${code}` });
      const done = (said: Said | null): void => {
        clearTimeout(timer);
        // Only our own: the thread listens to itself, too.
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        resolve(said);
      };
      const timer = patience === null ? undefined : setTimeout(() => done(null), patience);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    });
  }

  async attack(attack: Attack): Promise<Attacked> {
    const worker = await this.#ready();
    worker.postMessage(attack);
    const said = await this.#next(worker, this.#patience);
    if (said !== null && 'result' in said) return said.result;
    await this.close();
    if (said !== null) throw new Error(`the worker broke: ${JSON.stringify(said)}`);
    if (attack.body === '') throw new Error('the worker does not answer at all');
    // The next worker has the neighbour and a table of its own: the killed one took nothing with it.
    const { neighbour, table } = await this.attack({ body: '', as: 'ability', raw: false });
    return { ...KILLED, neighbour, table };
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

function readKind(value: string | undefined): AttackKind {
  const kind = ATTACK_KINDS.find((known) => known === (value ?? 'ability'));
  if (kind === undefined) throw new GameError('unknownId', { path: '--as', value: value ?? '', known: ATTACK_KINDS });
  return kind;
}

/** `cults mod attack FILE --as load|ability [--raw]`: lets a script attack the sandbox and says in one line how it went. */
export async function attackCommand(args: readonly string[]): Promise<void> {
  const [file, ...rest] = args;
  if (file === undefined || file.startsWith('--')) throw new GameError('argumentNeedsValue', { value: 'attack' });
  const given = readArguments(rest, { as: 'value', raw: 'flag' });
  const as = readKind(given.get('as'));
  const attack = { body: readFileSync(file, 'utf8'), as, raw: given.has('raw') };
  const ground = new AttackGround(new URL(import.meta.url));
  await ground.attack({ body: '', as: 'ability', raw: false });
  const begun = performance.now();
  const result = await ground.attack(attack);
  const ms = Math.round(performance.now() - begun);
  await ground.close();
  const { outcome, reason, fuel, escaped, neighbour, table } = result;
  sayJson({ file: basename(file), as, outcome, reason, fuel, escaped, neighbour, table, ms });
}
