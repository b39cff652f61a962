import { GameError, isDeeperThan, Reader, type FlowState, type GameEvent } from '../../../kernel';
import { MODS_CHOICES } from '../../../platform/session/differences';
import type { GameSaves, Library } from '../../../platform/session/game-saves';
import { restoreGame, type Restored } from '../../../platform/session/restore';
import { saveOf } from '../../../platform/session/save';
import { Session, type LogEntry, type Start } from '../../../platform/session/session';
import { cameBack, type Past, type Revival } from './past';
import { worded, wordedError, wordedView, type TableWords, type WordsFor } from '../worded';

type Reply = Record<string, unknown>;

/** Deepest accepted nesting of a command; a save, the deepest of all, stays below. */
const DEEPEST = 160;

/** The headless table of any game (docs/headless.md): one command in, one reply out; after an error nothing has changed. */
export class Table<S extends FlowState = FlowState, B = unknown, L extends Library<B> = Library<B>> {
  readonly #saves: GameSaves<S, B, L>;
  readonly #library: L;
  readonly #wordsFor: WordsFor<L>;
  readonly #words: TableWords;
  /** Whether saves carry the mods unless a command says otherwise. */
  readonly carries: boolean;
  #session: Session<S, B> | null = null;
  /** The cards of the game at hand: a restored one may have its own. */
  #inPlay: { readonly library: L; readonly words: TableWords };
  #revival: Revival | null = null;

  constructor(saves: GameSaves<S, B, L>, library: L, wordsFor: WordsFor<L>, carries = false) {
    this.#saves = saves;
    this.#library = library;
    this.#wordsFor = wordsFor;
    this.#words = wordsFor.of(library);
    this.carries = carries;
    this.#inPlay = { library, words: this.#words };
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

  /** Replies at once, or with a promise if a save needs other mods, which must be opened first. */
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
    // Refuse deep nesting first: the readers below recurse.
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

  get session(): Session<S, B> {
    if (this.#session === null) throw new GameError('noGame');
    return this.#session;
  }

  /** Makes a session the current game, after its reply and views have been worded: if anything throws, the previous game stays. */
  begin(session: Session<S, B>, library = this.#library, revival: Revival | null = null): Reply {
    const left = this.#inPlay;
    try {
      const inPlay =
        library === left.library
          ? left
          : { library, words: library === this.#library ? this.#words : this.#wordsFor.of(library) };
      const reply = replyOf(session, inPlay.words, session.events);
      for (const { id } of session.seats) wordedView(session.view(id), inPlay.words);
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

  /** Restores a save and makes it the current game. */
  restore(revival: Revival): Reply | Promise<Reply> {
    const go = ({ session, library }: Restored<S, B, L>): Reply => this.begin(session, library, revival);
    const restored = restoreGame(this.#saves, revival.save, this.#library, revival.mods);
    return restored instanceof Promise ? restored.then(go) : go(restored);
  }

  /** Comes back to a game that another table had. */
  async comeBack(past: Past): Promise<Session<S, B>> {
    const { session, library } = await cameBack(this.#saves, past, this.#library);
    this.begin(session, library, past.revival);
    return session;
  }

  /** How the game began and its log: enough to come back to it. */
  get past(): { readonly start: Start; readonly log: readonly LogEntry[] } | null {
    return this.#session === null ? null : { start: this.#session.start, log: this.#session.log };
  }

  /** The save from which the current game was restored; null if it began here. */
  get revival(): Revival | null {
    return this.#revival;
  }
  /** Begins a new game with the library of the table. */
  beginNew(start: Start): Reply {
    return this.begin(Session.begin(this.#saves.rules, start, this.#library.book));
  }
  /** What a new game would begin on; the current game stays. */
  opening(config: unknown): Reply {
    const { rules } = this.#saves;
    if (rules.opening === undefined) throw new GameError('noOpening');
    return { ok: true, view: wordedView(rules.opening(config, this.#library.book), this.#words) };
  }
  /** The library of the current game: its mods and their script host. */
  get library(): L {
    return this.#inPlay.library;
  }
  get words(): TableWords {
    return this.#inPlay.words;
  }

  /** A reply with these events and the open decision. */
  state(events: readonly GameEvent[]): Reply {
    return replyOf(this.session, this.words, events);
  }
}

/** With `decisions` where several seats decide at once. */
function replyOf<S extends FlowState, B>(session: Session<S, B>, words: TableWords, events: readonly GameEvent[]): Reply {
  const { decisions, outcome } = session;
  const several = decisions.length > 1 ? { decisions: decisions.map((one) => worded(one, words)) } : {};
  return { ok: true, events, decision: decisions.length === 1 ? worded(decisions[0]!, words) : null, ...several, outcome };
}

const brief = (value: unknown): string => String(JSON.stringify(value)).slice(0, 40);

/** Whose answer it is: of the seat given, or of the seat that the decision with this id was put to. */
function answering<S extends FlowState, B>(
  { state: { asks }, seats }: Session<S, B>,
  id: Reader,
  seat: Reader,
): string | undefined {
  const [first] = asks;
  if (first === undefined) return undefined;
  const meant = id.given ? asks.find((ask) => ask.id === id.value) : undefined;
  if (id.given && meant === undefined) id.fail('staleDecision', { given: brief(id.value), open: first.id });
  const asked = (meant === undefined ? asks : [meant]).map((ask) => seats[ask.seat]!.id);
  if (!seat.given) return asked.length === 1 ? asked[0] : undefined;
  return (
    asked.find((one) => one === seat.value) ??
    seat.fail('notYourSeat', { value: String(seat.value).slice(0, 40), cult: asked[0]! })
  );
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
  undo: ['seat'],
  hash: [],
};

const COMMANDS: Readonly<Record<string, Run>> = {
  new: (table, command) => table.beginNew({ config: command.field('config').value ?? {} }),
  load: (table, command) => table.beginNew({ scenario: command.field('scenario').record() }),
  answer(table, command) {
    const { session } = table;
    const seat = answering(session, command.field('id'), command.field('seat'));
    const before = session.events.length;
    session.answer(command.field('value').value, seat);
    return table.state(session.events.slice(before));
  },
  opening: (table, command) => table.opening(command.field('config').value ?? {}),
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
  undo(table, command) {
    const given = command.field('seat');
    const seat = given.given ? given.text(80) : undefined;
    const last = table.session.log.findLast((entry) => 'answer' in entry);
    table.session.undo(seat);
    const whose = seat ?? last?.seat;
    return table.state([{ type: 'answerUndone', ...(whose === undefined ? {} : { seat: whose }) }]);
  },
  hash: (table) => ({ ok: true, hash: table.session.hash }),
};
