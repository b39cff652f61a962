import { parentPort, workerData } from 'node:worker_threads';
import type { Lang } from '../i18n';
import { countNothing } from '../sandbox/guest';
import type { Library } from '../session/library';
import { Session, type LogEntry, type Start } from '../session/session';
import { libraryFor } from './mod-disk';
import { Table, type Revival } from './table';
import { wordsOf } from './words';

/** What a worker needs to come to where the last one was killed. */
export interface TableJob {
  readonly role: 'table';
  readonly mods: string | undefined;
  readonly lang: Lang;
  /** Holds 1 + the number of the mod whose script is running; 0 for none. */
  readonly running: SharedArrayBuffer;
  readonly past: Past | null;
  /** Saves carry the mods unless a command says otherwise. */
  readonly carries: boolean;
  /** Scripts are not counted: only the watchdog stops them. */
  readonly uncounted: boolean;
}

/** The game so far: how it began and its log. */
export interface Past {
  readonly start: Start;
  readonly log: readonly LogEntry[];
  /** The save from which it went on; 'same' as in the reply before, since it may be large. */
  readonly revival: Revival | null | 'same';
}

export type Asked = { readonly line: string } | { readonly tooLong: number; readonly max: number };

/** What the worker says: that it is ready, which mods there are, or a reply with the game as it now stands. */
export type Said =
  | { readonly ready: readonly string[] }
  | { readonly refused: { readonly code: string; readonly params: object } }
  | { readonly reply: object; readonly past: Past | null; readonly mods: readonly string[] };

/** The table inside a worker thread: engine and scripts run here, so that a script that never comes back can be killed from outside. */
export async function tableWorker(): Promise<void> {
  const job = workerData as TableJob;
  const port = parentPort!;
  const say = (said: Said): void => port.postMessage(said);
  const running = new Int32Array(job.running);
  if (job.uncounted) countNothing();
  try {
    const library = await libraryFor(job.mods);
    const table = new Table(library, wordsOf(job.lang, library), job.carries);
    const watched = (): string[] => watch(table.library, running);
    watched();
    if (job.past !== null) await comeBack(table, job.past);
    let told = table.revival;
    say({ ready: watched() });
    const take = async (asked: Asked): Promise<void> => {
      const reply = await ('line' in asked ? table.line(asked.line) : table.refuseLine(asked.tooLong, asked.max));
      const { past, revival } = table;
      say({ reply, past: past && { ...past, revival: revival === told ? 'same' : revival }, mods: watched() });
      told = revival;
      await table.library.host.repair();
    };
    port.on('message', (asked: Asked) => void take(asked));
  } catch (error) {
    const { code, params } = error as { code?: string; params?: object };
    if (code === undefined) throw error;
    say({ refused: { code, params: params ?? {} } });
  }
}

/** Lets the one outside see whose script is running; gives the ids by which it knows them. */
function watch({ mods, host }: Library, running: Int32Array): string[] {
  const ids = mods.map((mod) => mod.manifest.id);
  host.watch = (mod) => void Atomics.store(running, 0, mod === null ? 0 : ids.indexOf(mod) + 1);
  return ids;
}

/** To where the last worker was killed: from the save, where the game went on from one, else from its start. */
async function comeBack(table: Table, { start, log, revival }: Past): Promise<void> {
  if (revival !== null && revival !== 'same') {
    await table.restore(revival);
    const { session } = table;
    const since = session.log.length;
    if (JSON.stringify(session.log) === JSON.stringify(log.slice(0, since))) return session.enter(log.slice(since));
  }
  table.begin(Session.replay(start, log, table.library.book), table.library, table.revival);
}
