import { Worker } from 'node:worker_threads';
import { GameError, type Params } from '../engine';
import type { Lang } from '../i18n';
import type { Asked, Past, Said, TableJob } from './table-worker';
import { wordedError, wordsOf } from './words';

/** A command that takes longer is a script that does not stop: what scripts may use is counted and far less. */
const WATCHDOG_MS = 3000;
/** Where nothing is counted the watchdog is on trial, and whoever tries it waits for nothing else. */
const TRIED_MS = 1000;
/** A worker that opens, or a command without any script, may take as long as a busy machine needs. */
const PATIENCE_MS = 60_000;

/**
 * Keeps a table in a worker thread. When it does not answer in time the worker is killed, a new one replays the log, the mod
 * whose script was running is blanked (`modKilled` in the log), and the command is given again.
 */
export class GuardedTable {
  readonly #mods: string | undefined;
  readonly #lang: Lang;
  readonly #carries: boolean;
  readonly #uncounted: boolean;
  #worker: Worker | null = null;
  #running = new SharedArrayBuffer(4);
  #ids: readonly string[] = [];
  #past: Past | null = null;

  constructor(mods: string | undefined, lang: Lang, options: { readonly carries?: boolean; readonly uncounted?: boolean } = {}) {
    this.#mods = mods;
    this.#lang = lang;
    this.#carries = options.carries ?? false;
    this.#uncounted = options.uncounted ?? false;
  }

  /** Opens the mods; throws what is wrong with them. */
  async open(): Promise<void> {
    this.#running = new SharedArrayBuffer(4);
    const job: TableJob = {
      role: 'table',
      mods: this.#mods,
      lang: this.#lang,
      running: this.#running,
      past: this.#past,
      carries: this.#carries,
      uncounted: this.#uncounted,
    };
    this.#worker = new Worker(new URL(import.meta.url), { workerData: job });
    const said = await this.#next();
    if (said === null) throw new GameError('tableDidNotOpen');
    if ('refused' in said) throw new GameError(said.refused.code, said.refused.params as Params);
    if ('ready' in said) this.#ids = said.ready;
  }

  #runningMod(): string | undefined {
    return this.#ids[Atomics.load(new Int32Array(this.#running), 0) - 1];
  }

  /** What the worker says next; null once a script has been running for too long, or nothing came at all. */
  #next(): Promise<Said | null> {
    const worker = this.#worker!;
    return new Promise((resolve, reject) => {
      const watchdog = this.#uncounted ? TRIED_MS : WATCHDOG_MS;
      let waited = 0;
      const timer = setInterval(() => {
        waited += watchdog;
        if (waited >= PATIENCE_MS || this.#runningMod() !== undefined) done(null);
      }, watchdog);
      const done = (said: Said | null): void => {
        clearInterval(timer);
        worker.off('message', done);
        worker.off('error', reject);
        resolve(said);
      };
      worker.once('message', done);
      worker.once('error', reject);
    });
  }

  /** One command, one reply, whatever the scripts do. */
  async ask(asked: Asked): Promise<object> {
    const killed: string[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      this.#worker!.postMessage(asked);
      const said = await this.#next();
      if (said !== null && 'reply' in said) {
        this.#past = merged(said.past, this.#past);
        this.#ids = said.mods;
        return withKilled(said.reply, killed);
      }
      const mod = await this.#kill();
      if (mod === undefined) break;
      // A game that does not even begin has no log to go on from: the command is refused, the table lives.
      if (this.#past === null) return this.#refuse('modDidNotStop', { mod });
      killed.push(mod);
    }
    return this.#refuse('tableStuck', {});
  }

  #refuse(code: string, params: Params): object {
    return { ok: false, error: wordedError(new GameError(code, params), wordsOf(this.#lang)) };
  }

  /** Ends the worker and opens a new one that replays the log; gives the mod whose script was running. */
  async #kill(): Promise<string | undefined> {
    const mod = this.#runningMod();
    await this.#worker!.terminate();
    if (mod !== undefined && this.#past !== null) this.#past = { ...this.#past, log: [...this.#past.log, { modKilled: mod }] };
    await this.open();
    return mod;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}

/** The save that a game went on from is told once and remembered here. */
function merged(past: Past | null, before: Past | null): Past | null {
  return past?.revival === 'same' ? { ...past, revival: before?.revival ?? null } : past;
}

/** The players are told which mods had to be killed. */
function withKilled(reply: object, killed: readonly string[]): object {
  const { events } = reply as { events?: readonly object[] };
  if (killed.length === 0 || events === undefined) return reply;
  return { ...reply, events: [...killed.map((mod) => ({ type: 'modKilled', mod })), ...events] };
}
