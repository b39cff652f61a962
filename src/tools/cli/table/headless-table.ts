import { GameError, isDeeperThan, nearestOf, Reader, type Decision, type FlowState, type GameEvent } from '../../../kernel';
import type { GameBots } from '../../../platform/bots/thinking';
import { MODS_CHOICES } from '../../../platform/session/differences';
import type { GameSaves, Library } from '../../../platform/session/game-saves';
import { restoreGame, type Restored } from '../../../platform/session/restore';
import { saveOf } from '../../../platform/session/save';
import { Session, type LogEntry, type Start } from '../../../platform/session/session';
import { complainOf } from '../process/output';
import { cameBack, type Past, type Revival } from './past';
import { coachAt } from './coach';
import { worded, wordedError, wordedView, type HeadlessWords, type WordsFor } from '../words/worded';

type Reply = Record<string, unknown>;

/** Deepest accepted nesting of a command; a save, the deepest of all, stays below. */
const DEEPEST = 160;

/** Who listens to what scripts write for their authors. */
export interface Notes<L> {
  listen(library: L): void;
  /** What was written since the last call. */
  take(): readonly unknown[];
}

/** The headless table of any game (docs/headless.md): one command in, one reply out; after an error nothing has changed. */
export class HeadlessTable<S extends FlowState = FlowState, B = unknown, L extends Library<B> = Library<B>> {
  readonly #saves: GameSaves<S, B, L>;
  readonly #library: L;
  readonly #wordsFor: WordsFor<L>;
  readonly #words: HeadlessWords;
  /** Whether saves carry the mods unless a command says otherwise. */
  readonly carries: boolean;
  #session: Session<S, B> | null = null;
  /** The cards of the game at hand: a restored one may have its own. */
  #inPlay: { readonly library: L; readonly words: HeadlessWords };
  #revival: Revival | null = null;

  /** What scripts have written for their authors since the last reply; null: nobody asked for it. */
  readonly #notes: Notes<L> | null;

  /** The bots that the game brings. */
  readonly #bots: GameBots<S, B> | null;

  constructor(
    saves: GameSaves<S, B, L>,
    library: L,
    wordsFor: WordsFor<L>,
    carries = false,
    notes: Notes<L> | null = null,
    bots: GameBots<S, B> | null = null,
  ) {
    this.#notes = notes;
    this.#bots = bots;
    notes?.listen(library);
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
    this.#notes?.take();
    try {
      const reply = this.#run(new Reader(value, ''));
      return reply instanceof Promise
        ? reply.then((done) => this.#noted(done)).catch((error: unknown) => this.#failed(error))
        : this.#noted(reply);
    } catch (error) {
      return this.#failed(error);
    }
  }

  /** With what scripts wrote meanwhile, if there is any and somebody asked for it. */
  #noted(reply: Reply): Reply {
    const notes = this.#notes?.take() ?? [];
    return notes.length === 0 ? reply : { ...reply, log: notes };
  }

  /** Anything but a GameError is a bug: its stack goes to stderr. */
  #failed(error: unknown): Reply {
    if (error instanceof GameError) return this.#refuse(error);
    complainOf(error);
    return this.#refuse(new GameError('internal', { what: String(error).slice(0, 200) }));
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
        nearest: typeof name.value === 'string' ? nearestOf(name.value, Object.keys(COMMANDS)) : '',
      });
    }
    const fields = FIELDS[name.value as string]!;
    const isAsked = fields.includes('suggest') && this.#asksCoach(command.field('suggest'));
    const reply = run(this, command.only(['cmd', ...fields]));
    if (!isAsked) return reply;
    return reply instanceof Promise ? reply.then((done) => this.#coached(done)) : this.#coached(reply);
  }

  /** Checked before the command runs, because nothing may change after an error. */
  #asksCoach(suggest: Reader): boolean {
    if (!suggest.given) return false;
    suggest.oneOf(['coach']);
    if (this.#bots === null) suggest.fail('noCoach', { game: this.#saves.rules.id });
    return true;
  }

  /** The reply with the coach's answers in place of the suggestions. */
  #coached(reply: Reply): Reply {
    const { decision, decisions, view } = reply;
    return {
      ...reply,
      ...(isDecision(decision) ? { decision: this.#advised(decision) } : {}),
      ...(Array.isArray(decisions) ? { decisions: decisions.map((one: Decision) => this.#advised(one)) } : {}),
      ...(isRecord(view) && isDecision(view['decision']) ? { view: { ...view, decision: this.#advised(view['decision']) } } : {}),
    };
  }

  /** A coach that fails has a bug: the command is done all the same, with the suggestion as it was. */
  #advised(decision: Decision): Decision & Reply {
    try {
      const advice = coachAt(this.session, this.#bots, decision);
      return advice === null
        ? { ...decision }
        : { ...decision, suggest: advice.answer, because: this.words.because(advice.reasons, decision.kind) };
    } catch (error) {
      complainOf(error);
      return { ...decision };
    }
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
      this.#notes?.listen(library);
      this.#session = session;
      session.bots = this.#bots;
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
    return this.begin(Session.begin(this.#saves.rules, start, this.#library.book, true, this.#bots));
  }
  /** Replies with the view in which a game of this configuration would begin, and leaves the current game as it is. */
  opening(config: unknown): Reply {
    const { rules } = this.#saves;
    if (rules.opening === undefined) throw new GameError('noOpening');
    return { ok: true, view: wordedView(rules.opening(config, this.#library.book), this.#words) };
  }
  /** The library of the current game: its mods and their script host. */
  get library(): L {
    return this.#inPlay.library;
  }
  get words(): HeadlessWords {
    return this.#inPlay.words;
  }

  /** A reply with these events and the open decision. */
  state(events: readonly GameEvent[]): Reply {
    return replyOf(this.session, this.words, events);
  }
}

/** With `decisions` where several seats decide at once. */
function replyOf<S extends FlowState, B>(session: Session<S, B>, words: HeadlessWords, events: readonly GameEvent[]): Reply {
  const { decisions, outcome } = session;
  const several = decisions.length > 1 ? { decisions: decisions.map((one) => worded(one, words)) } : {};
  return { ok: true, events, decision: decisions.length === 1 ? worded(decisions[0]!, words) : null, ...several, outcome };
}

const isRecord = (value: unknown): value is Reply => typeof value === 'object' && value !== null;
const isDecision = (value: unknown): value is Decision => isRecord(value) && typeof value['seat'] === 'string';

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

type Run = (table: HeadlessTable, command: Reader) => Reply | Promise<Reply>;

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  new: ['config', 'suggest'],
  load: ['scenario', 'suggest'],
  answer: ['value', 'id', 'seat', 'suggest'],
  opening: ['config'],
  view: ['seat', 'since', 'suggest'],
  state: [],
  position: [],
  save: ['withMods'],
  restore: ['save', 'mods', 'suggest'],
  blank: ['card', 'seat', 'suggest'],
  undo: ['seat', 'suggest'],
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
