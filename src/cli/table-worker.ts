import type { Lang } from '../i18n';
import type { Params } from '../engine';
import { countNothing } from '../sandbox/guest';
import { Session, type LogEntry, type Start } from '../session/session';
import { libraryFor } from './mod-disk';
import { Table, type Revival } from './table';
import { serve } from './thread';
import { wordsOf } from './words';

/** What a table is opened with. */
export interface TableJob {
  readonly mods: string | undefined;
  readonly lang: Lang;
  /** Saves carry the mods unless a command says otherwise. */
  readonly carries: boolean;
  /** Scripts are not counted: only the clock stops them. */
  readonly uncounted: boolean;
}

/** The game so far: how it began and its log. */
export interface Past {
  readonly start: Start;
  readonly log: readonly LogEntry[];
  /** The save from which it went on. */
  readonly revival: Revival | null;
}

/** What is new about it since the reply before: how it began and went on is told once, and of the log only the end changes. */
export interface News {
  readonly begun: Pick<Past, 'start' | 'revival'> | null;
  /** So many entries are as before. */
  readonly keep: number;
  readonly add: readonly LogEntry[];
}

/** One line of input; of one that is too long only its length. */
export type Line = { readonly line: string } | { readonly tooLong: number; readonly max: number };

export type TableRequest = Line | { readonly open: true } | { readonly past: Past; readonly killed: readonly string[] };

export type TableReply =
  | { readonly done: true }
  | { readonly refused: { readonly code: string; readonly params: Params } }
  /** The reply as it is written to stdout; null: there is no game yet. */
  | { readonly text: string; readonly news: News | null };

/** The table inside a worker thread: engine and scripts run here, so that whatever does not come back can be killed from outside. */
class TableThread {
  readonly #job: TableJob;
  #table!: Table;
  #told: Past | null = null;

  constructor(job: TableJob) {
    this.#job = job;
  }

  async answer(request: TableRequest): Promise<TableReply> {
    if ('line' in request || 'tooLong' in request) return this.#reply(request);
    try {
      if ('open' in request) await this.#open();
      else await this.#comeBack(request.past, request.killed);
      return { done: true };
    } catch (error) {
      const { code, params } = error as { code?: string; params?: Params };
      if (code === undefined || params === undefined) throw error;
      return { refused: { code, params } };
    }
  }

  async #open(): Promise<void> {
    const { mods, lang, carries } = this.#job;
    const library = await libraryFor(mods);
    this.#table = new Table(library, wordsOf(lang, library), carries);
  }

  async #comeBack(past: Past, killed: readonly string[]): Promise<void> {
    await comeBack(this.#table, past);
    const { session } = this.#table;
    this.#told = { start: session.start, log: [...session.log], revival: this.#table.revival };
    for (const mod of killed) session.kill(mod);
  }

  /** Written out here: what cannot be written, or is too large for the thread, must not be the end of the process. */
  async #reply(request: Line): Promise<TableReply> {
    const table = this.#table;
    // What broke in the last answer has been made anew before the next one.
    await table.library.host.repair();
    const reply = await ('line' in request ? table.line(request.line) : table.refuseLine(request.tooLong, request.max));
    return { text: JSON.stringify(reply), news: this.#news() };
  }

  #news(): News | null {
    const { past, revival } = this.#table;
    if (past === null) return null;
    const told = this.#told;
    const isSame = told !== null && told.start === past.start && told.revival === revival;
    const keep = isSame ? commonStart(told.log, past.log) : 0;
    this.#told = { ...past, log: [...past.log], revival };
    return { begun: isSame ? null : { start: past.start, revival }, keep, add: past.log.slice(keep) };
  }
}

function commonStart(a: readonly LogEntry[], b: readonly LogEntry[]): number {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count++;
  return count;
}

/** To where the last worker was: from the save, where the game went on from one, else from its start. */
async function comeBack(table: Table, { start, log, revival }: Past): Promise<void> {
  if (revival !== null) {
    await table.restore(revival);
    const { session } = table;
    const since = session.log.length;
    if (JSON.stringify(session.log) === JSON.stringify(log.slice(0, since))) return session.enter(log.slice(since));
  }
  table.begin(Session.replay(start, log, table.library.book), table.library, table.revival);
}

export function tableWorker(job: TableJob): void {
  if (job.uncounted) countNothing();
  const table = new TableThread(job);
  serve((request: TableRequest) => table.answer(request));
}
