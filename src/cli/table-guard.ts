import { Worker } from 'node:worker_threads';
import { GameError, type Params } from '../engine';
import type { Lang } from '../i18n';
import type { Asked, Past, Said, TableJob } from './table-worker';

/** A command that takes longer is a script that does not stop: what scripts may use is counted and far less. */
const WATCHDOG_MS = 3000;

/**
 * Keeps a table in a worker thread. When it does not answer in time the worker is killed, a new one replays the log, the mod
 * whose script was running is blanked (`modKilled` in the log), and the command is given again.
 */
export class GuardedTable {
  readonly #mods: string | undefined;
  readonly #lang: Lang;
  #worker: Worker | null = null;
  #running = new SharedArrayBuffer(4);
  #ids: readonly string[] = [];
  #past: Past | null = null;

  constructor(mods: string | undefined, lang: Lang) {
    this.#mods = mods;
    this.#lang = lang;
  }

  /** Opens the mods; throws what is wrong with them. */
  async open(): Promise<void> {
    this.#running = new SharedArrayBuffer(4);
    const job: TableJob = { role: 'table', mods: this.#mods, lang: this.#lang, running: this.#running, past: this.#past };
    this.#worker = new Worker(new URL(import.meta.url), { workerData: job });
    const said = await this.#next(60_000);
    if (said === null) throw new GameError('tableDidNotOpen');
    if ('refused' in said) throw new GameError(said.refused.code, said.refused.params as Params);
    if ('ready' in said) this.#ids = said.ready;
  }

  #next(within: number): Promise<Said | null> {
    const worker = this.#worker!;
    return new Promise((resolve, reject) => {
      const done = (said: Said | null): void => {
        clearTimeout(timer);
        worker.off('message', done);
        worker.off('error', reject);
        resolve(said);
      };
      const timer = setTimeout(() => done(null), within);
      worker.once('message', done);
      worker.once('error', reject);
    });
  }

  /** One command, one reply, whatever the scripts do. */
  async ask(asked: Asked): Promise<object> {
    for (let attempt = 0; attempt < 3; attempt++) {
      this.#worker!.postMessage(asked);
      const said = await this.#next(WATCHDOG_MS);
      if (said !== null && 'reply' in said) {
        this.#past = said.past;
        return said.reply;
      }
      await this.#kill();
    }
    return { ok: false, error: { code: 'internal', message: 'The table does not answer.' } };
  }

  async #kill(): Promise<void> {
    const mod = this.#ids[Atomics.load(new Int32Array(this.#running), 0) - 1];
    await this.#worker!.terminate();
    if (mod !== undefined && this.#past !== null) this.#past = { ...this.#past, log: [...this.#past.log, { modKilled: mod }] };
    await this.open();
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
