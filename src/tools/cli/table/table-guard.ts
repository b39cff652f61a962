import { wordedError } from '../words/worded';
import { errorOf, GameError, type Params } from '../../../kernel';
import type { Lang } from '../../../platform/i18n/lang';
import { Died, Supervisor } from '../../../platform/host/supervisor';
import { LIMITS, TRIED } from '../../../platform/host/watch-pulse';
import { complainOf, printableJson } from '../process/output';
import type { Past } from './past';
import type { InputLine, TableNews, TableWorkerReply, TableWorkerRequest, TableThreadJob } from './table-worker';
import { COMMAND_LINE, Thread } from '../process/thread';
import { Untold } from './untold';
import { wordsOf } from '../words';

interface Options {
  readonly game?: string | undefined;
  readonly carries?: boolean;
  readonly log?: boolean;
  readonly uncounted?: boolean;
}

/** Runs a table in a supervised thread: every line gets one reply, even if a script or the thread hangs or dies. */
export class GuardedTable {
  readonly #lang: Lang;
  readonly #supervisor: Supervisor<TableWorkerRequest, TableWorkerReply>;
  #past: Past | null = null;
  readonly #untold = new Untold();

  constructor(mods: string | undefined, lang: Lang, options: Options = {}) {
    const { game, carries = false, log = false, uncounted = false } = options;
    const job: TableThreadJob = { game, mods, lang, carries, log, uncounted };
    this.#lang = lang;
    this.#supervisor = new Supervisor({
      make: () => new Thread<TableWorkerRequest, TableWorkerReply>(COMMAND_LINE, 'table', job),
      limits: uncounted ? TRIED : LIMITS,
      open: async (ask) => void refusing(await ask({ open: true })),
      comeBack: async (ask, killed) => {
        this.#untold.cameBack([]);
        if (this.#past === null) return;
        const reply = refusing(await ask({ past: this.#past, killed }));
        if ('happened' in reply) this.#untold.cameBack(reply.happened);
      },
      isApart: (request) => this.#past === null || beginsAnother(request),
      hasTakenOver: (reply) => 'news' in reply && reply.news !== null,
    });
  }

  /** Opens the mods; throws their problems. */
  async open(): Promise<void> {
    try {
      await this.#supervisor.ready();
    } catch (error) {
      throw error instanceof Died ? new GameError('tableDidNotOpen', blamed(error)) : error;
    }
  }

  /** One command, one reply. */
  async ask(line: InputLine): Promise<string> {
    try {
      const { reply } = await this.#supervisor.give(line);
      if (!('text' in reply)) throw new GameError('internal', { what: 'unexpected reply' });
      this.#past = later(this.#past, reply.news);
      return this.#untold.tell(reply.text, reply.news !== null && reply.news.begun !== null);
    } catch (error) {
      return printableJson({ ok: false, error: wordedError(problemOf(error), wordsOf(this.#lang)) });
    }
  }

  close(): Promise<void> {
    return this.#supervisor.close();
  }
}

function refusing(reply: TableWorkerReply): TableWorkerReply {
  if ('refused' in reply) throw errorOf(reply.refused);
  return reply;
}

const blamed = ({ mod }: Died): Params => (mod === null ? {} : { mod });

function problemOf(error: unknown): GameError {
  if (error instanceof GameError) return error;
  if (error instanceof Died) return new GameError(error.mod === null ? 'tableStuck' : 'modDidNotStop', blamed(error));
  // A bug: its stack goes to stderr.
  complainOf(error);
  return new GameError('internal', { what: String(error).slice(0, 200) });
}

/** Whether a request starts another game. Only used after a failure: the table itself parses every line. */
function beginsAnother(request: TableWorkerRequest): boolean {
  if (!('line' in request)) return false;
  try {
    const { cmd } = JSON.parse(request.line) as { cmd?: unknown };
    return cmd === 'new' || cmd === 'load' || cmd === 'restore';
  } catch {
    return false;
  }
}

function later(past: Past | null, news: TableNews | null): Past | null {
  if (news === null) return past;
  const { start, revival } = news.begun ?? past!;
  return { start, revival, log: [...(past?.log.slice(0, news.keep) ?? []), ...news.add] };
}
