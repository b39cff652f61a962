import { openingOf, type Catalogue } from '../../../games/cults/rules';
import { GameError, isDeeperThan, Reader, type GameEvent } from '../../../kernel';
import type { Words } from '../../../games/cults/words';
import { MODS_CHOICES, type ModsChoice } from '../../../platform/session/differences';
import type { Library } from '../../../games/cults/base-set/library';
import { restoreGame, type Restored } from '../../../platform/session/restore';
import { saveOf } from '../../../platform/session/save';
import { Session, type LogEntry, type Start } from '../../../platform/session/session';
import { worded, wordedError, wordedView, wordsOf } from '../words';

type Reply = Record<string, unknown>;

/** A save within a command is nested deepest, and not so deep. */
const DEEPEST = 160;

/** Where a restored game comes from: enough to restore it again. */
export interface Revival {
  readonly save: unknown;
  readonly mods: ModsChoice;
}

/** The headless table (headless.md): one command in, one reply out, and after an error nothing has changed. */
export class Table {
  readonly #library: Library;
  readonly #words: Words;
  /** Whether saves carry the mods unless a command says otherwise. */
  readonly carries: boolean;
  #session: Session | null = null;
  /** The cards of the game at hand: a restored one may have its own. */
  #inPlay: { readonly library: Library; readonly words: Words };
  #revival: Revival | null = null;

  constructor(library: Library, words: Words, carries = false) {
    this.#library = library;
    this.#words = words;
    this.carries = carries;
    this.#inPlay = { library, words };
  }

  /** Answers one line of JSON. */
  line(text: string): Reply | Promise<Reply> {
    let command: unknown;
    try {
      command = JSON.parse(text);
    } catch (error) {
      return this.#refuse(new GameError('badJson', { why: error instanceof Error ? error.message.slice(0, 120) : '' }));
    }
    return this.command(command);
  }

  /** Answered at once, but for a save that needs other mods than those present: they have to be opened first. */
  command(value: unknown): Reply | Promise<Reply> {
    try {
      const reply = this.#run(new Reader(value, ''));
      return reply instanceof Promise ? reply.catch((error: unknown) => this.#failed(error)) : reply;
    } catch (error) {
      return this.#failed(error);
    }
  }

  #failed(error: unknown): Reply {
    return this.#refuse(error instanceof GameError ? error : new GameError('internal', { what: String(error).slice(0, 200) }));
  }

  refuseLine(size: number, max: number): Reply {
    return this.#refuse(new GameError('lineTooLong', { size, max }));
  }

  #run(command: Reader): Reply | Promise<Reply> {
    // Whatever reads on goes through it level by level.
    if (isDeeperThan(command.value, DEEPEST)) command.fail('nestedTooDeep', { max: DEEPEST });
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

  /** Sits down to a game, once all that is to be said of it has been worked out: whatever goes wrong leaves the game at hand. */
  begin(session: Session, library = this.#library, revival: Revival | null = null): Reply {
    const left = this.#inPlay;
    try {
      const inPlay = library === left.library ? left : { library, words: this.#wordsOf(library) };
      const reply = replyOf(session, inPlay.words, session.events);
      for (const { cult } of session.state.setting.seats) wordedView(session.view(cult), inPlay.words);
      this.#inPlay = inPlay;
      this.#session = session;
      this.#revival = revival;
      if (left.library !== library && left.library !== this.#library) left.library.host.dispose();
      return reply;
    } catch (error) {
      if (library !== this.#library && library !== left.library) library.host.dispose();
      throw error;
    }
  }

  #wordsOf(library: Library): Words {
    return library === this.#library ? this.#words : wordsOf(this.#words.lang, library);
  }

  /** Goes on with a save. */
  restore(revival: Revival): Reply | Promise<Reply> {
    const go = ({ session, library }: Restored): Reply => this.begin(session, library, revival);
    const restored = restoreGame(revival.save, this.#library, revival.mods);
    return restored instanceof Promise ? restored.then(go) : go(restored);
  }

  /** How the game began and its log: enough to come back to it. */
  get past(): { readonly start: Start; readonly log: readonly LogEntry[] } | null {
    return this.#session === null ? null : { start: this.#session.start, log: this.#session.log };
  }

  /** The save from which the game at hand went on; null where it began here. */
  get revival(): Revival | null {
    return this.#revival;
  }
  /** The cards with which new games begin. */
  get book(): Catalogue {
    return this.#library.book;
  }
  /** The mods of the game at hand, and what runs them. */
  get library(): Library {
    return this.#inPlay.library;
  }
  get words(): Words {
    return this.#inPlay.words;
  }

  /** The reply that tells what happened and what is asked. */
  state(events: readonly GameEvent[]): Reply {
    return replyOf(this.session, this.words, events);
  }
}

function replyOf({ decision, outcome }: Session, words: Words, events: readonly GameEvent[]): Reply {
  return { ok: true, events, decision: worded(decision, words), outcome };
}

type Run = (table: Table, command: Reader) => Reply | Promise<Reply>;

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  new: ['config'],
  load: ['scenario'],
  answer: ['value', 'id', 'seat'],
  opening: ['config'],
  view: ['seat', 'since'],
  state: [],
  position: [],
  save: ['withMods'],
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
  opening: (table, command) => ({
    ok: true,
    view: wordedView(openingOf(command.field('config').value, table.book), table.words),
  }),
  view(table, command) {
    const since = command.field('since').integer(0, 1_000_000_000, 0);
    return { ok: true, view: wordedView(table.session.view(command.field('seat').text(80), since), table.words) };
  },
  state: (table) => ({ ok: true, state: table.session.state }),
  position: (table) => ({ ok: true, position: table.session.position }),
  save: (table, command) => ({
    ok: true,
    save: saveOf(table.session, table.library.mods, command.field('withMods').flag(table.carries)),
  }),
  restore(table, command) {
    const mods = command.field('mods');
    return table.restore({
      save: command.field('save').value,
      mods: mods.given ? MODS_CHOICES[mods.oneOf(MODS_CHOICES)]! : 'refuse',
    });
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
