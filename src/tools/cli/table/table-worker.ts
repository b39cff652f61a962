import { GameError, plainErrors, type GameEvent, type PlainError } from '../../../kernel';
import { countNothing } from '../../../platform/sandbox/guest/guest-limits';
import type { LogEntry } from '../../../platform/session/session';
import { printableJson } from '../process/output';
import { openTable, type TableJob } from './open-table';
import type { Past } from './past';
import type { HeadlessTable } from './headless-table';
import { serve } from '../process/thread';

/** What a table in a thread is opened with. */
export interface TableThreadJob extends TableJob {
  /** Scripts are not counted: only the clock stops them. */
  readonly uncounted: boolean;
}

/** What changed about the game since the last reply. The start is sent once, and of the log only its changed end. */
export interface TableNews {
  readonly begun: Pick<Past, 'start' | 'revival'> | null;
  /** How many entries of the log are unchanged. */
  readonly keep: number;
  readonly add: readonly LogEntry[];
}

/** One line of input, or the length of an overlong one. */
export type InputLine = { readonly line: string } | { readonly tooLong: number; readonly max: number };

export type TableWorkerRequest =
  | InputLine
  | { readonly open: true }
  | { readonly past: Past; readonly killed: readonly string[] };

export type TableWorkerReply =
  | { readonly done: true }
  /** The game is taken up again: what happened in it on the way, such as a mod that was killed. */
  | { readonly happened: readonly GameEvent[] }
  | { readonly refused: readonly PlainError[] }
  /** The reply as written to stdout; `news` is null while there is no game. */
  | { readonly text: string; readonly news: TableNews | null };

/** The table inside a worker thread. The rules engine and scripts run here, so that a hanging one can be killed from outside. */
class TableThread {
  readonly #job: TableJob;
  #table!: HeadlessTable;
  #told: Past | null = null;

  constructor(job: TableJob) {
    this.#job = job;
  }

  async answer(request: TableWorkerRequest): Promise<TableWorkerReply> {
    if ('line' in request || 'tooLong' in request) return this.#reply(request);
    try {
      if ('past' in request) return { happened: await this.#comeBack(request.past, request.killed) };
      this.#table = await openTable(this.#job);
      return { done: true };
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      return { refused: plainErrors(error) };
    }
  }

  async #comeBack(past: Past, killed: readonly string[]): Promise<readonly GameEvent[]> {
    const session = await this.#table.comeBack(past);
    this.#told = { start: session.start, log: [...session.log], revival: past.revival };
    const before = session.events.length;
    for (const mod of killed) session.kill(mod);
    return session.events.slice(before);
  }

  /** Serialize here: a reply that cannot be serialized or exceeds the thread's memory must not end the process. */
  async #reply(request: InputLine): Promise<TableWorkerReply> {
    const table = this.#table;
    const reply = await ('line' in request ? table.line(request.line) : table.refuseLine(request.tooLong, request.max));
    return { text: printableJson(reply), news: this.#news() };
  }

  #news(): TableNews | null {
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

export function tableWorker(job: TableThreadJob): void {
  if (job.uncounted) countNothing();
  const table = new TableThread(job);
  serve((request: TableWorkerRequest) => table.answer(request));
}
