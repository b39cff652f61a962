import { BOTS, botNames, isBot, lotsOf, makeBot } from '../bots';
import type { Seen } from '../bots/seen';
import type { GameBots } from '../bots/thinking';
import {
  askOf,
  botNameOf,
  GameError,
  hashOf,
  type Ask,
  newRuns,
  type Decision,
  type FlowState,
  type GameEvent,
  type ModRules,
  type Outcome,
  type Play,
  type Rules,
  type Runs,
  type Seated,
  type SeatView,
  type Stop,
} from '../../kernel';
import { progress } from '../sandbox/progress';
import { stoppedEntry, stopOf, withoutEntry, type LogEntry, type StoppedEntry } from './log';

export type { LogEntry } from './log';

/** How the game began; everything since is in the log. */
export type Start = { readonly config: unknown } | { readonly scenario: unknown };

/** A game in progress under any rules: its log of answers, and the state and events that follow from it. */
export class Session<S extends FlowState = FlowState, B = unknown, V extends SeatView = SeatView> {
  readonly rules: Rules<S, B, V>;
  readonly book: B;
  readonly start: Start;
  #state: S;
  #log: LogEntry[] = [];
  /** Null after a restore, until the log has been replayed. */
  #events: GameEvent[] | null = [];
  /** Called after each log entry with its events and the answering seat (null for mod entries). */
  onPassage: ((events: readonly GameEvent[], by: string | null) => void) | null = null;
  /** Whether bots answer as soon as they are asked. A host sets this to false and lets them answer one at a time (`answerForBot`). */
  botsAtOnce = true;
  /** The bots that the game brings, where they have been loaded. */
  bots: GameBots<S, B> | null = null;
  /** The state of a save and the length of its log then; replays from there are always possible. */
  #origin: { readonly state: S; readonly at: number } | null = null;

  /** Recorded stops for scripts that are being replayed; null while they run for the first time. */
  #repeated: readonly Stop[] | null = null;

  private constructor(rules: Rules<S, B, V>, start: Start, book: B, state?: S, repeated: readonly Stop[] | null = null) {
    this.rules = rules;
    this.book = book;
    this.start = start;
    const runs = newRuns(repeated);
    this.#state =
      state ??
      ('config' in start
        ? rules.begin(start.config, book, this.#events!, runs)
        : rules.load(start.scenario, book, this.#events!, runs));
    this.#note(runs, true);
    for (const { by } of this.seats) if (by !== 'human') this.#checkBot(by, botNames(rules));
  }

  #checkBot(value: string, known: readonly string[]): void {
    if (!known.includes(botNameOf(value).level)) throw new GameError('unknownBot', { value, known: ['human', ...known] });
  }

  /** Begins a new game or a position and plays until a person is asked, or until anybody is if bots do not answer at once. */
  static begin<S extends FlowState, B, V extends SeatView>(
    rules: Rules<S, B, V>,
    start: Start,
    book: B,
    botsAtOnce = true,
    bots: GameBots<S, B> | null = null,
  ): Session<S, B, V> {
    const session = new Session(rules, start, book);
    session.botsAtOnce = botsAtOnce;
    session.bots = bots;
    // Bots that the game brings answer at once only where they have been loaded.
    if (botsAtOnce && bots === null) for (const { by } of session.seats) if (by !== 'human') session.#checkBot(by, BOTS);
    session.#letBotsAnswer();
    return session;
  }

  /** Replays a log from the start; throws if it does not fit. */
  static replay<S extends FlowState, B, V extends SeatView>(
    rules: Rules<S, B, V>,
    start: Start,
    log: readonly LogEntry[],
    book: B,
  ): Session<S, B, V> {
    const atStart = log.filter((entry): entry is StoppedEntry => 'stopped' in entry && entry.atStart === true);
    const session = new Session(rules, start, book, undefined, atStart.map(stopOf));
    session.enter(log.filter((entry) => !atStart.includes(entry as StoppedEntry)));
    return session;
  }

  /** Resumes from a saved state. Its past is replayed only when somebody asks for it. */
  static resume<S extends FlowState, B, V extends SeatView>(
    rules: Rules<S, B, V>,
    start: Start,
    log: readonly LogEntry[],
    state: S,
    book: B,
  ): Session<S, B, V> {
    const session = new Session(rules, start, book, state);
    session.#log = [...log];
    session.#events = null;
    session.#origin = { state, at: log.length };
    return session;
  }

  get state(): S {
    return this.#state;
  }
  get log(): readonly LogEntry[] {
    return this.#log;
  }
  /** All events since the start; empty if a save of another version cannot be replayed. */
  get events(): readonly GameEvent[] {
    return this.#known();
  }
  /** The events so far without those that were taken back, in a list that does not grow. */
  get standing(): readonly GameEvent[] {
    const events = this.#known();
    return this.rules.standing?.(events) ?? [...events];
  }

  /** The seats in order. */
  get seats(): readonly Seated[] {
    return this.rules.seated(this.#state);
  }
  /** All open questions. */
  get decisions(): readonly Decision[] {
    return this.rules.decisions(this.#play(null));
  }
  /** The open question if exactly one seat is asked, else null. */
  get decision(): Decision | null {
    const { decisions } = this;
    return decisions.length === 1 ? decisions[0]! : null;
  }
  get outcome(): Outcome | null {
    return this.rules.outcome(this.#state);
  }
  get hash(): string {
    return hashOf(this.#state);
  }
  get position(): Readonly<Record<string, unknown>> {
    return this.rules.position(this.#play(null));
  }

  /** The view of a seat, or of a spectator for null, with the events from number `since` on. */
  view(seat: string | null, since = 0): V {
    const at = seat === null ? null : this.#seatOf(seat);
    return this.rules.view(this.#play(null), at, this.#known().slice(since));
  }

  #seatOf(id: string): number {
    const known = this.seats.map((seat) => seat.id);
    const at = known.indexOf(id);
    if (at < 0) throw new GameError('notAtTable', { path: 'seat', value: id, known });
    return at;
  }

  /**
   * Answers an open decision and lets the bots go on; a refused answer changes nothing. Where several seats are asked, `seat` says
   * whose answer it is. A host passes on what a bot has answered over its link.
   */
  answer(value: unknown, seat?: string, isByBot = false): void {
    this.#apply(value, isByBot, seat);
    this.#letBotsAnswer();
  }

  /**
   * Undoes the last answer, unless it revealed something or a bot has answered since; for a seat its own last answer, also if
   * others have sealed theirs since. A mod that was killed after it stays killed: the player takes back what they did, not what
   * the table had to do.
   */
  undo(seat?: string): void {
    const at = this.#lastOf(seat);
    const last = this.#log[at];
    if (last === undefined || !('answer' in last)) throw new GameError('nothingToUndo');
    if (last.bot || (seat !== undefined && last.seat !== seat)) throw new GameError('otherSeatDecided', { cult: last.seat });
    if (last.revealed) throw new GameError('revealedSince');
    const before = this.#replayed(withoutEntry(this.#log, at));
    this.#state = before.#state;
    this.#log = before.#log;
    this.#events = before.#events;
    this.#origin = before.#origin;
  }

  /** The place of the last entry that counts for an undo: kills stay, and for a seat so do the sealed answers of others. */
  #lastOf(seat: string | undefined): number {
    return this.#log.findLastIndex((entry) => {
      if ('modKilled' in entry || 'stopped' in entry) return false;
      return seat === undefined || !('sealed' in entry) || entry.seat === seat;
    });
  }

  /** Applies further entries of a log; throws if they do not fit. */
  enter(entries: readonly LogEntry[]): void {
    try {
      this.#repeated = [];
      for (const [at, entry] of entries.entries()) {
        progress(at, entries.length);
        if ('stopped' in entry) this.#repeated = [...this.#repeated, stopOf(entry)];
        else {
          this.#enter(entry);
          this.#repeated = [];
        }
      }
    } finally {
      this.#repeated = null;
    }
  }

  /** Logs which scripts were stopped, before the entry during which that happened. */
  #note({ known, stopped }: Runs, atStart = false): void {
    for (const stop of [...(known ?? []), ...stopped]) this.#log.push(stoppedEntry(stop, atStart));
  }

  /** Continues with other cards than before: cards of the named mods stay where they are, without effect. */
  playWithout(mods: readonly string[]): void {
    // The past cannot be replayed with other cards.
    this.#events ??= [];
    for (const mod of mods) this.#put({ without: mod }, mod);
    const state = this.rules.clone(this.#state);
    // Do not note the scripts that this stops: they belong to no entry, and nothing before here is replayed.
    this.#mods().askAgain(this.rules.play(state, this.book, this.#events, newRuns()));
    this.#state = state;
    this.#origin = { state, at: this.#log.length };
    this.#letBotsAnswer();
  }

  /** Replays the whole log. Null if the log cannot be replayed (mods were given up, an answer is refused) or leads to another state. */
  #whole(): Session<S, B, V> | null {
    if (this.#log.some((entry) => 'without' in entry)) return null;
    try {
      const whole = Session.replay(this.rules, this.start, this.#log, this.book);
      return whole.hash === this.hash ? whole : null;
    } catch (error) {
      if (error instanceof GameError) return null;
      throw error;
    }
  }

  #replayed(log: readonly LogEntry[]): Session<S, B, V> {
    if (this.#whole() !== null) return Session.replay(this.rules, this.start, log, this.book);
    const origin = this.#origin;
    if (origin === null || log.length < origin.at) throw new GameError('cannotReplay');
    const session = Session.resume(this.rules, this.start, log.slice(0, origin.at), origin.state, this.book);
    session.#events = [];
    session.enter(log.slice(origin.at));
    return session;
  }

  #known(): GameEvent[] {
    if (this.#events === null) {
      const whole = this.#whole();
      this.#events = whole === null ? [] : whole.#known();
    }
    return this.#events;
  }

  #play(events: GameEvent[] | null): Play<S> {
    return this.rules.play(this.#state, this.book, events);
  }

  #mods(): ModRules<S, B> {
    if (this.rules.mods === undefined) throw new GameError('noMods', { game: this.rules.id });
    return this.rules.mods;
  }

  #enter(entry: LogEntry): void {
    if ('answer' in entry) this.#apply(entry.answer, entry.bot, entry.seat);
    else if ('blank' in entry) this.#blank(entry.blank, entry.seat);
    else if ('modKilled' in entry) this.#put(entry, entry.modKilled);
    else if ('without' in entry) this.#put(entry, entry.without);
  }

  /** Makes a card or a whole mod ineffective in this game; any player may ask for it. */
  blank(what: string, seat: string): void {
    this.#blank(what, seat);
    this.#letBotsAnswer();
  }

  #blank(what: string, seat: string): void {
    this.#seatOf(seat);
    const known = this.#mods().blankable(this.book);
    if (!known.includes(what)) throw new GameError('unknownCard', { path: 'card', value: what, known });
    this.#put({ blank: what, seat }, what);
  }

  /** A mod hung and was killed from outside: its cards stay blank. */
  kill(mod: string): void {
    this.#put({ modKilled: mod }, mod);
    this.#letBotsAnswer();
  }

  #put(entry: LogEntry, what: string): void {
    const past = this.#known();
    const state = this.rules.clone(this.#state);
    const events: GameEvent[] = 'modKilled' in entry ? [{ type: 'modKilled', mod: what }] : [];
    const runs = newRuns(this.#repeated);
    const mods = this.#mods();
    const game = this.rules.play(state, this.book, events, runs);
    mods.blank(game, what);
    // A blanked card no longer asks and is no longer offered, so ask the open question again. After a kill, the caller repeats the
    // answer during which the mod hung, so the question must stay as it is.
    if ('blank' in entry) mods.askAgain(game);
    this.#note(runs);
    this.#log.push(entry);
    this.#state = state;
    past.push(...events);
    this.onPassage?.(events, 'seat' in entry ? entry.seat : null);
  }

  /** Answers on a copy, so that an error leaves the game unchanged. */
  #apply(value: unknown, bot: boolean, by?: string): void {
    const ask = this.#asked(by);
    const { reveals } = this.#state;
    const past = this.#known();
    const state = this.rules.clone(this.#state);
    const events: GameEvent[] = [];
    const runs = newRuns(this.#repeated);
    this.rules.answer(this.rules.play(state, this.book, events, runs), ask.seat, value);
    this.#note(runs);
    const seat = this.seats[ask.seat]!.id;
    // An answer that waits for others leaves their questions open.
    const isSealed = state.asks.some((open) => open.id === ask.id && open.sealed !== undefined);
    const entry = { seat, answer: value as string[], bot, revealed: state.reveals !== reveals };
    this.#log.push(isSealed ? { ...entry, sealed: true } : entry);
    this.#state = state;
    for (const event of events) past.push(event);
    this.onPassage?.(events, seat);
  }

  /** The question that is answered: the seat's, or the only one. */
  #asked(by: string | undefined): Ask {
    const { asks } = this.#state;
    if (asks.length === 0) throw new GameError('gameOver');
    if (by === undefined && asks.length > 1) throw new GameError('seatMissing', { path: 'seat', known: this.waiting });
    const ask = by === undefined ? asks[0]! : askOf(this.#state, this.#seatOf(by));
    if (ask === null) throw new GameError('notYourSeat', { value: by!, cult: this.waiting[0]! });
    return ask;
  }

  /** The seats whose answers the game still waits for. */
  get waiting(): readonly string[] {
    const { seats } = this;
    return this.#state.asks.filter(({ sealed }) => sealed === undefined).map(({ seat }) => seats[seat]!.id);
  }

  /** The first open question that a bot must answer. */
  #botsAsk(): Ask | null {
    const { seats } = this;
    return this.#state.asks.find(({ seat, sealed }) => sealed === undefined && isBot(seats[seat]!.by, this.rules)) ?? null;
  }

  /** Whether the game waits for a bot. */
  get isBotsTurn(): boolean {
    return this.#botsAsk() !== null;
  }

  /** Whether the game waits for a bot that has been loaded. */
  #canBotAnswer(): boolean {
    const ask = this.#botsAsk();
    return ask !== null && (this.bots !== null || isBot(this.seats[ask.seat]!.by));
  }

  #letBotsAnswer(): void {
    while (this.botsAtOnce && this.#canBotAnswer()) this.answerForBot();
  }

  /**
   * Lets a bot answer that is asked. Its choice depends only on the seed and the decision, so that a restored game continues
   * identically.
   */
  answerForBot(): void {
    const ask = this.#botsAsk();
    if (ask === null) throw new GameError('gameOver');
    const { by, id } = this.seats[ask.seat]!;
    const bot = makeBot(by, lotsOf(this.rules.seed(this.#state), id, ask.id), this.bots);
    const decision = this.decisions.find((open) => open.id === ask.id)!;
    const { frame: _, ...question } = ask;
    const look = (): Seen<S, B> => {
      const view = this.rules.view(this.#play(null), ask.seat, this.standing);
      return { view, decision, rules: this.rules, book: this.book };
    };
    const chosen = bot.choose(question, look);
    const answer = chosen.map((i) => decision.options[i]!.id);
    this.#apply(answer, true, id);
  }
}
