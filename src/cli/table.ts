import { GameError, Reader, type Catalogue, type GameEvent } from '../engine';
import type { Words } from '../i18n';
import { restore, saveOf } from '../session/save';
import { Session, type LogEntry, type Start } from '../session/session';
import { worded, wordedError, wordedView } from './words';

type Reply = Record<string, unknown>;

/** The headless table (headless.md): one command in, one reply out, and after an error nothing has changed. */
export class Table {
  readonly #book: Catalogue;
  readonly #words: Words;
  #session: Session | null = null;

  constructor(book: Catalogue, words: Words) {
    this.#book = book;
    this.#words = words;
  }

  /** Answers one line of JSON. */
  line(text: string): Reply {
    let command: unknown;
    try {
      command = JSON.parse(text);
    } catch (error) {
      return this.#refuse(new GameError('badJson', { why: error instanceof Error ? error.message.slice(0, 120) : '' }));
    }
    return this.command(command);
  }

  command(value: unknown): Reply {
    try {
      return this.#run(new Reader(value, ''));
    } catch (error) {
      return this.#refuse(error instanceof GameError ? error : new GameError('internal', { what: String(error).slice(0, 200) }));
    }
  }

  refuseLine(size: number, max: number): Reply {
    return this.#refuse(new GameError('lineTooLong', { size, max }));
  }

  #run(command: Reader): Reply {
    const name = command.field('cmd');
    const run = typeof name.value === 'string' && Object.hasOwn(COMMANDS, name.value) ? COMMANDS[name.value] : undefined;
    if (run === undefined) {
      return name.fail('unknownCommand', {
        value: String(JSON.stringify(name.value)).slice(0, 60),
        known: Object.keys(COMMANDS),
      });
    }
    return run(this, command.only(['cmd', ...FIELDS[name.value as string]!]));
  }

  #refuse(error: GameError): Reply {
    return { ok: false, error: wordedError(error, this.#words) };
  }

  get session(): Session {
    if (this.#session === null) throw new GameError('noGame');
    return this.#session;
  }

  begin(session: Session): Reply {
    this.#session = session;
    return this.state(session.events);
  }

  /** How the game began and its log: enough to come back to it. */
  get past(): { readonly start: Start; readonly log: readonly LogEntry[] } | null {
    return this.#session === null ? null : { start: this.#session.start, log: this.#session.log };
  }

  get book(): Catalogue {
    return this.#book;
  }
  get words(): Words {
    return this.#words;
  }

  /** The reply that tells what happened and what is asked. */
  state(events: readonly GameEvent[]): Reply {
    const { decision, outcome } = this.session;
    return { ok: true, events, decision: worded(decision, this.#words), outcome };
  }
}

type Run = (table: Table, command: Reader) => Reply;

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  new: ['config'],
  load: ['scenario'],
  answer: ['value', 'id', 'seat'],
  view: ['seat', 'since'],
  state: [],
  position: [],
  save: [],
  restore: ['save', 'mods'],
  blank: ['card', 'seat'],
  undo: [],
  hash: [],
};

const COMMANDS: Readonly<Record<string, Run>> = {
  new: (table, command) => table.begin(Session.begin({ config: command.field('config').value ?? {} }, table.book)),
  load: (table, command) => table.begin(Session.begin({ scenario: command.field('scenario').record() }, table.book)),
  answer(table, command) {
    const { session } = table;
    const { ask } = session.state;
    const id = command.field('id');
    const seat = command.field('seat');
    if (id.given && ask !== null && id.value !== ask.id)
      id.fail('staleDecision', { given: String(JSON.stringify(id.value)).slice(0, 40), open: ask.id });
    const asked = ask === null ? null : session.state.seats[ask.seat]!.cult;
    if (seat.given && asked !== null && seat.value !== asked)
      seat.fail('notYourSeat', { value: String(seat.value).slice(0, 40), cult: asked });
    const before = session.events.length;
    session.answer(command.field('value').value);
    return table.state(session.events.slice(before));
  },
  view(table, command) {
    const since = command.field('since').integer(0, 1_000_000_000, 0);
    return { ok: true, view: wordedView(table.session.view(command.field('seat').text(80), since), table.words) };
  },
  state: (table) => ({ ok: true, state: table.session.state }),
  position: (table) => ({ ok: true, position: table.session.position }),
  save: (table) => ({ ok: true, save: saveOf(table.session) }),
  restore(table, command) {
    const anyMods = command.field('mods').given && command.field('mods').oneOf(['pinned', 'any']) === 1;
    return table.begin(restore(command.field('save').value, table.book, { anyMods }));
  },
  blank(table, command) {
    const { session } = table;
    const before = session.events.length;
    session.blank(command.field('card').text(120), command.field('seat').text(80));
    return table.state(session.events.slice(before));
  },
  undo(table) {
    const last = table.session.log.at(-1);
    const seat = last !== undefined && 'seat' in last ? last.seat : undefined;
    table.session.undo();
    return table.state([{ type: 'answerUndone', ...(seat === undefined ? {} : { seat }) }]);
  },
  hash: (table) => ({ ok: true, hash: table.session.hash }),
};
