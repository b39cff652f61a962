import { parentPort, workerData } from 'node:worker_threads';
import type { Lang } from '../i18n';
import { countNothing } from '../sandbox/guest';
import { Session, type LogEntry, type Start } from '../session/session';
import { libraryFor } from './mod-disk';
import { Table } from './table';
import { wordsOf } from './words';

/** What a worker needs to come to where the last one was killed. */
export interface TableJob {
  readonly role: 'table';
  readonly mods: string | undefined;
  readonly lang: Lang;
  /** Holds 1 + the number of the mod whose script is running; 0 for none. */
  readonly running: SharedArrayBuffer;
  readonly past: Past | null;
  /** Scripts are not counted: only the watchdog stops them. */
  readonly uncounted: boolean;
}

/** The game so far: how it began and its log. */
export interface Past {
  readonly start: Start;
  readonly log: readonly LogEntry[];
}

export type Asked = { readonly line: string } | { readonly tooLong: number; readonly max: number };

/** What the worker says: that it is ready, which mods there are, or a reply with the game as it now stands. */
export type Said =
  | { readonly ready: readonly string[] }
  | { readonly refused: { readonly code: string; readonly params: object } }
  | { readonly reply: object; readonly past: Past | null };

/** The table inside a worker thread: engine and scripts run here, so that a script that never comes back can be killed from outside. */
export async function tableWorker(): Promise<void> {
  const job = workerData as TableJob;
  const port = parentPort!;
  const say = (said: Said): void => port.postMessage(said);
  const running = new Int32Array(job.running);
  if (job.uncounted) countNothing();
  try {
    const library = await libraryFor(job.mods);
    const ids = library.mods.map((mod) => mod.manifest.id);
    library.host.watch = (mod) => void Atomics.store(running, 0, mod === null ? 0 : ids.indexOf(mod) + 1);
    const table = new Table(library.book, wordsOf(job.lang, library));
    if (job.past !== null) table.begin(Session.replay(job.past.start, job.past.log, library.book));
    say({ ready: ids });
    port.on('message', (asked: Asked) => {
      const reply = 'line' in asked ? table.line(asked.line) : table.refuseLine(asked.tooLong, asked.max);
      say({ reply, past: table.past });
      void library.host.repair();
    });
  } catch (error) {
    const { code, params } = error as { code?: string; params?: object };
    if (code === undefined) throw error;
    say({ refused: { code, params: params ?? {} } });
  }
}
