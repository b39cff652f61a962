import { botNameOf, type Advice, type Adviser, type GameEvent, type Passage, type SeatView } from '../../../kernel';
import type { ModsChoice } from '../../session/differences';
import type { Note } from '../../host/store/kept-game';
import type { Change } from '../../host/journal';
import type { Begun } from '../../host/stream/messages';
import type { ModRef } from '../../library';
import type { ModSource } from '../../sandbox/mods';
import { PageWorker } from '../../host/page-worker';
import { GameRoom, RoomError, waitingOf, type AnyRoom } from '../../host/room';
import type { SeatLink } from '../../host/stream/seat-link';
import { LIMITS } from '../../host/watch-pulse';
import type { Players, Reading, Whereabouts } from '../../session/game';
import type { Start } from '../../session/session';
import { autosave, type Stored } from './autosave';
import { botsClock, pauseOf } from './bots-clock';
import { ThinkingTime } from './thinking-time';
import { sourcesOf } from '../mods/mod-library';

/** What a table asks its game for. */
export interface TableGame<V extends SeatView = SeatView, R extends Reading = Reading> {
  /** The game's name in the registry of games (`src/games`). */
  readonly id: string;
  /** Starts a Worker in which a host plays the game. */
  startWorker(): Worker;
  /** Makes the pictures that the table's mods bring drawable; rejects with `workCancelled` if the signal aborts. */
  loadPictures(reading: R, signal: AbortSignal): Promise<void>;
  /** Where a game stands, for the title screen. Omitted for a game without rounds. */
  whereabouts?(view: V): Whereabouts;
}

/** For what nobody can cancel. */
const NEVER = new AbortController().signal;

/** What a room offers, without its insides: a room of some game is also a room of any game. */
export type Room<V extends SeatView, R extends Reading> = Pick<GameRoom<V, R>, keyof GameRoom<V, R>>;

/** Shows progress while a room works; the signal aborts when the player cancels. */
export type During = <T>(room: AnyRoom, act: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/** The mods of a game, in the versions with which it is played. */
export const refsOf = ({ mods, pins = [] }: Pick<Note, 'mods' | 'pins'>): readonly ModRef[] =>
  mods.map((id) => pins.find((pin) => pin.id === id) ?? id);

/** A Worker with loaded cards and no game yet. */
export class OpenTable<V extends SeatView = SeatView, R extends Reading = Reading> {
  readonly room: Room<V, R>;
  readonly reading: R;
  readonly mods: readonly string[];
  readonly game: TableGame<V, R>;

  private constructor(game: TableGame<V, R>, room: Room<V, R>, reading: R, mods: readonly string[]) {
    this.game = game;
    this.room = room;
    this.reading = reading;
    this.mods = mods;
  }

  /** Opens a table with mods of the library. Many of them take a while; `during` may show progress. */
  static with<V extends SeatView, R extends Reading>(
    game: TableGame<V, R>,
    refs: readonly ModRef[],
    during?: During,
  ): Promise<OpenTable<V, R>> {
    const mods = refs.map((ref) => (typeof ref === 'string' ? ref : ref.id));
    return OpenTable.of(game, () => sourcesOf(refs), mods, during);
  }

  /** Opens a table with these files of mods, which need not be in the library. */
  static async of<V extends SeatView, R extends Reading>(
    game: TableGame<V, R>,
    find: () => Promise<readonly ModSource[]>,
    mods: readonly string[],
    during: During = (_, act) => act(NEVER),
  ): Promise<OpenTable<V, R>> {
    const room = new GameRoom<V, R>(() => new PageWorker(game.startWorker()), LIMITS, botsClock.iterations);
    try {
      const sources = await find();
      const reading = await during(room, async (signal) => {
        const read = await room.open(sources, mods, game.id);
        await game.loadPictures(read, signal);
        return read;
      });
      return new OpenTable(game, room, reading, mods);
    } catch (error) {
      room.close();
      throw error;
    }
  }

  /** No game can begin at it any more. */
  get isClosed(): boolean {
    return this.room.isClosed;
  }

  close(): void {
    this.room.close();
  }
}

/**
 * The game as the page plays it: a link for each person at this screen, one of whom is looking. Bots answer at the host while the
 * page shows earlier passages.
 */
export class CurrentGame<V extends SeatView = SeatView, R extends Reading = Reading> {
  readonly room: Room<V, R>;
  readonly reading: R;
  readonly #game: TableGame<V, R>;
  readonly #mods: readonly string[];
  #links: readonly SeatLink<V>[] = [];
  #looking!: SeatLink<V>;
  /** The view to show while several people share the screen and the next one is not known yet. */
  #held: V | null = null;
  /** Why the bots do not go on. */
  #failure: RoomError | null = null;
  /** Called when a link was told something, or nothing more will come. */
  #waiting: (() => void)[] = [];
  #isClosed = false;
  /** Whether it has just begun, so that its set-up can be shown. */
  isNew = false;
  readonly #players: Players;
  readonly thinkingTime = new ThinkingTime();
  /** When the last passage had been shown; milliseconds. */
  #shownAt = 0;
  /** True if one person plays every seat, as authors do who try a card: then nothing is covered between two seats. */
  readonly isOpen: boolean;

  private constructor(table: OpenTable<V, R>, { reading, players }: Begun<R>, isOpen: boolean) {
    this.#players = players;
    this.isOpen = isOpen;
    this.#game = table.game;
    this.room = table.room;
    this.reading = reading ?? table.reading;
    this.#mods = table.mods;
  }

  /** A refused start leaves the table as it was, so that another can be tried. */
  static async begin<V extends SeatView, R extends Reading>(
    table: OpenTable<V, R>,
    start: Start,
    isHeld = false,
  ): Promise<CurrentGame<V, R>> {
    const game = await CurrentGame.#seated(table, await table.room.begin(start, isHeld));
    game.isNew = true;
    return game;
  }

  static async restore<V extends SeatView, R extends Reading>(
    table: OpenTable<V, R>,
    save: unknown,
    mods: ModsChoice,
    signal = NEVER,
  ): Promise<CurrentGame<V, R>> {
    return CurrentGame.#seated(table, await table.room.restore(save, mods), signal);
  }

  /** Plays on from a save without storing anything; one person plays every seat. */
  static async tryOut<V extends SeatView, R extends Reading>(table: OpenTable<V, R>, save: unknown): Promise<CurrentGame<V, R>> {
    const begun = await table.room.restore(save, 'refuse', true);
    const game = new CurrentGame<V, R>(table, begun, true);
    await game.#sit(begun);
    return game;
  }

  /** Plays a prepared position without storing it as the player's game; `changes` are those of an earlier visit. */
  static async study<V extends SeatView, R extends Reading>(
    table: OpenTable<V, R>,
    start: Start,
    changes: readonly Change[],
  ): Promise<CurrentGame<V, R>> {
    const { room, mods } = table;
    const begun = await (changes.length === 0
      ? room.begin(start, true)
      : room.takeOver({ game: 'study', mods, base: { start }, changes, isHeld: true }));
    const game = new CurrentGame<V, R>(table, begun, true);
    await game.#sit(begun);
    return game;
  }

  /** Continues the stored game, or one that another table has left. */
  static async resume<V extends SeatView, R extends Reading>(
    table: OpenTable<V, R>,
    { journal }: Stored,
    mods: ModsChoice,
    signal = NEVER,
  ): Promise<CurrentGame<V, R>> {
    const { room } = table;
    return CurrentGame.#seated(table, await (journal === null ? room.resume(mods) : room.takeOver(journal)), signal);
  }

  static async #seated<V extends SeatView, R extends Reading>(
    table: OpenTable<V, R>,
    begun: Begun<R>,
    signal = NEVER,
  ): Promise<CurrentGame<V, R>> {
    if (begun.reading !== undefined) await table.game.loadPictures(begun.reading, signal);
    const game = new CurrentGame<V, R>(table, begun, false);
    await game.#sit(begun);
    autosave.follow(table.room, () => game.#note());
    return game;
  }

  /** Opens links for all persons; in a game of bots only, for the first seat. */
  async #sit({ players }: Begun<R>): Promise<void> {
    const seats = Object.keys(players);
    const persons = seats.filter((seat) => players[seat]!.by === 'human');
    const links: SeatLink<V>[] = [];
    for (const seat of persons.length > 0 ? persons : seats.slice(0, 1)) links.push(await this.room.join(seat));
    for (const link of links) link.onTold = () => this.#wake();
    this.room.onBotsFailed = (error) => {
      this.#failure = error;
      this.#wake();
    };
    this.#links = links;
    this.#looking = links[0]!;
    // Several people wait for the bots: the first asked person decides who looks.
    if (this.isShared) await this.#botsAnswered();
    this.#settle();
    this.#look();
  }

  #wake(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  #news(): Promise<void> {
    return new Promise((resolve) => void this.#waiting.push(resolve));
  }

  /** Nothing told so far is animated any more. */
  #settle(): void {
    for (const link of this.#links) link.settle();
  }

  /** The mods of the table, in the versions with which it plays. */
  get mods(): readonly ModRef[] {
    return refsOf({ mods: this.#mods, pins: this.reading.mods });
  }

  /** The view of the looking person. */
  get view(): V {
    return this.#held ?? this.#looking.view;
  }

  /** The events so far, as the looking person may know them. */
  get log(): readonly GameEvent[] {
    return this.#looking.log;
  }

  /** The looking person's view and log before the passages to be played. */
  get before(): { readonly view: V; readonly log: readonly GameEvent[] } {
    return this.#looking.before;
  }

  /** Whether something was told that has not been shown yet. */
  get hasPassages(): boolean {
    return this.#looking.hasPassages;
  }

  /** Whether several people share the screen. */
  get isShared(): boolean {
    return this.#links.length > 1;
  }

  answer(value: readonly string[]): Promise<void> {
    const { decision } = this.view;
    return this.#change(() => this.room.answer(this.#looking, value, decision?.id ?? 0));
  }

  /** The person at this screen who gave the last answer takes it back. */
  undo(): Promise<void> {
    const { lastBy } = this.#looking;
    return this.#change(() => this.room.undo(this.#links.find(({ seat }) => seat === lastBy) ?? this.#looking));
  }

  /** A card of a mod does nothing for the rest of the game; the looking person wants it. */
  blank(card: string): Promise<void> {
    return this.#change(() => this.room.blank(this.#looking, card));
  }

  async #change(act: () => Promise<void>): Promise<void> {
    this.#settle();
    if (this.isShared) this.#held = this.view;
    this.#failure = null;
    try {
      await act();
      // Wait for the bots: the next asked person decides who looks.
      if (this.isShared) await this.#botsAnswered();
    } finally {
      this.#held = null;
      this.#look();
    }
  }

  /** Whether bots alone are asked and will answer, or not every link has been told the last answer yet. */
  get #areBotsBusy(): boolean {
    if (this.#isClosed || this.#failure !== null) return false;
    const { number, view } = this.#looking;
    return this.room.isBotsTurn(view) || this.#links.some((link) => link.number !== number);
  }

  /** Whether bots are answering while one person looks on: the table then plays their passages. */
  get isBotsTurn(): boolean {
    return !this.isShared && this.#areBotsBusy;
  }

  async #botsAnswered(): Promise<void> {
    while (this.#areBotsBusy) await this.thinkingTime.during(waitingOf(this.#looking.view), this.#news());
    if (this.#failure !== null) throw this.#failure;
  }

  /** Lets the asked person look, if one is asked. */
  #look(): void {
    const { waiting } = this.#looking.view;
    const asked = typeof waiting === 'string' ? [waiting] : (waiting ?? []);
    // Where several persons are asked at once, the one who looks goes on.
    if (asked.some((seat) => seat === this.#looking.seat)) return;
    this.#looking = this.#links.find(({ seat }) => asked.some((one) => one === seat)) ?? this.#looking;
  }

  /** Yields passages until a person is asked or the game is over. */
  async *passages(): AsyncGenerator<Passage<V>, void, void> {
    for (;;) {
      for (let passage = this.#looking.next(); passage !== undefined; passage = this.#looking.next()) {
        await this.#letLook(passage);
        yield passage;
        this.#shownAt = performance.now();
      }
      if (this.#failure !== null) throw this.#failure;
      if (!this.#areBotsBusy) return;
      await this.thinkingTime.during(waitingOf(this.#looking.view), this.#news());
    }
  }

  /** Bots leave people the time to see what happened before. */
  async #letLook({ by }: Passage<V>): Promise<void> {
    const player = by === null ? undefined : this.#players[by];
    if (by === null || player === undefined || player.by === 'human') return;
    const { pace } = botNameOf(player.by);
    await this.thinkingTime.pause(by, this.#shownAt + pauseOf(pace) - performance.now());
  }

  /** What an adviser would do in the place of the person who looks; null if nobody could be asked. */
  async advise(who: Adviser): Promise<Advice | null> {
    const { decision } = this.view;
    if (decision === null) return null;
    try {
      return await this.room.advise(this.#looking, decision.id, who);
    } catch (error) {
      // The game goes on without advice, also if the Worker was lost meanwhile.
      if (error instanceof RoomError) return null;
      throw error;
    }
  }

  #note(): Note | null {
    const { view, reading } = this;
    if (view.outcome !== null) return null;
    const at = this.#game.whereabouts?.(view);
    return { mods: this.#mods, pins: reading.mods, ...(at === undefined ? {} : { at }) };
  }

  /** The browser finishes storing the game. */
  close(): void {
    this.#isClosed = true;
    this.#wake();
    autosave.leave(this.room);
  }
}
