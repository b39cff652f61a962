import type { Lang } from '../i18n';
import type { GameEvent, Params } from '../engine';
import { countNothing } from '../sandbox/guest-limits';
import type { Library } from '../session/library';
import type { LogEntry } from '../session/session';
import { libraryFor } from './mod-disk';
import { printableJson } from './output';
import { cameBack, type Past } from './past';
import { Table } from './table';
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
  /** The game is taken up again: what happened in it on the way, such as a mod that was killed. */
  | { readonly happened: readonly GameEvent[] }
  | { readonly refused: { readonly code: string; readonly params: Params } }
  /** The reply as it is written to stdout; null: there is no game yet. */
  | { readonly text: string; readonly news: News | null };

/** The table inside a worker thread: engine and scripts run here, so that whatever does not come back can be killed from outside. */
class TableThread {
  readonly #job: TableJob;
  #library!: Library;
  #table!: Table;
  #told: Past | null = null;

  constructor(job: TableJob) {
    this.#job = job;
  }

  async answer(request: TableRequest): Promise<TableReply> {
    if ('line' in request || 'tooLong' in request) return this.#reply(request);
    try {
      if ('past' in request) return { happened: await this.#comeBack(request.past, request.killed) };
      await this.#open();
      return { done: true };
    } catch (error) {
      const { code, params } = error as { code?: string; params?: Params };
      if (code === undefined || params === undefined) throw error;
      return { refused: { code, params } };
    }
  }

  async #open(): Promise<void> {
    const { mods, lang, carries } = this.#job;
    this.#library = await libraryFor(mods);
    this.#table = new Table(this.#library, wordsOf(lang, this.#library), carries);
  }

  async #comeBack(past: Past, killed: readonly string[]): Promise<readonly GameEvent[]> {
    const { session, library } = await cameBack(past, this.#library);
    this.#table.begin(session, library, past.revival);
    this.#told = { start: session.start, log: [...session.log], revival: past.revival };
    const before = session.events.length;
    for (const mod of killed) session.kill(mod);
    return session.events.slice(before);
  }

  /** Written out here: what cannot be written, or is too large for the thread, must not be the end of the process. */
  async #reply(request: Line): Promise<TableReply> {
    const table = this.#table;
    const reply = await ('line' in request ? table.line(request.line) : table.refuseLine(request.tooLong, request.max));
    return { text: printableJson(reply), news: this.#news() };
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

export function tableWorker(job: TableJob): void {
  if (job.uncounted) countNothing();
  const table = new TableThread(job);
  serve((request: TableRequest) => table.answer(request));
}
