import type { GameEvent, TableView } from '../../../games/cults/contract/view-types';
import type { ModsChoice } from '../../session/differences';
import type { Note } from '../../host/store/kept-game';
import type { Begun, Reading, Step } from '../../host/messages';
import { PageWorker } from '../../host/page-worker';
import { GameRoom, isOwnWish, RoomError, type RoomWorker } from '../../host/room';
import type { SeatLink } from '../../host/seat-link';
import type { Start } from '../../session/session';
import { addPicture, emblemName, loadScenesForMods, sceneName } from '../../shell/assets';
import { autosave, type Stored } from './autosave';
import { fetching } from '../frame/fetching';
import { sourcesOf } from '../mods/mod-shelf';

/** For what nobody can cancel. */
const NEVER = new AbortController().signal;

const makeWorker = (): RoomWorker =>
  new PageWorker(new Worker(new URL('../../host/worker.ts', import.meta.url), { type: 'module' }));

/** Shows progress while a room works; the signal aborts when the player cancels. */
export type During = <T>(room: GameRoom, act: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/** A Worker with loaded cards and no game yet. */
export class OpenTable {
  readonly room: GameRoom;
  readonly reading: Reading;
  readonly mods: readonly string[];

  private constructor(room: GameRoom, reading: Reading, mods: readonly string[]) {
    this.room = room;
    this.reading = reading;
    this.mods = mods;
  }

  /** Opening many mods takes a while; `during` may show progress. */
  static async with(mods: readonly string[], during: During = (_, act) => act(NEVER)): Promise<OpenTable> {
    const room = new GameRoom(makeWorker);
    try {
      const sources = await sourcesOf(mods);
      const reading = await during(room, async (signal) => {
        const read = await room.open(sources, mods);
        await showPictures(read, signal);
        return read;
      });
      return new OpenTable(room, reading, mods);
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

/** Attempts for a bot whose Worker broke, each in a new one. */
const TRIES = 3;

/**
 * The game as the page plays it: a link for each person at this screen, one of whom is looking. Bots answer while the page shows
 * earlier steps.
 */
export class CurrentGame {
  readonly room: GameRoom;
  readonly reading: Reading;
  readonly #mods: readonly string[];
  #links: readonly SeatLink[] = [];
  #looking!: SeatLink;
  /** The view to show while several people share the screen and the next one is not known yet. */
  #held: TableView | null = null;
  /** Whether bots are answering, and their error if any. */
  #areBotsBusy = false;
  #failure: { readonly error: unknown } | null = null;
  #wake: () => void = () => undefined;
  #isClosed = false;

  private constructor(table: OpenTable, { reading }: Begun) {
    this.room = table.room;
    this.reading = reading ?? table.reading;
    this.#mods = table.mods;
  }

  /** A refused start leaves the table as it was, so that another can be tried. */
  static async begin(table: OpenTable, start: Start, isHeld = false): Promise<CurrentGame> {
    return CurrentGame.#seated(table, await table.room.begin(start, isHeld));
  }

  static async restore(table: OpenTable, save: unknown, mods: ModsChoice, signal = NEVER): Promise<CurrentGame> {
    return CurrentGame.#seated(table, await table.room.restore(save, mods), signal);
  }

  /** Continues the stored game, or one that another table has left. */
  static async resume(table: OpenTable, { journal }: Stored, mods: ModsChoice, signal = NEVER): Promise<CurrentGame> {
    const { room } = table;
    return CurrentGame.#seated(table, await (journal === null ? room.resume(mods) : room.takeOver(journal)), signal);
  }

  static async #seated(table: OpenTable, begun: Begun, signal = NEVER): Promise<CurrentGame> {
    if (begun.reading !== undefined) await showPictures(begun.reading, signal);
    const game = new CurrentGame(table, begun);
    await game.#botsAnswer(begun.isBotsTurn);
    await game.#sit(begun);
    autosave.follow(table.room, () => game.#note());
    return game;
  }

  /** Opens links for all persons; in a game of bots only, for the first seat. */
  async #sit({ players }: Begun): Promise<void> {
    const seats = Object.keys(players);
    const persons = seats.filter((seat) => players[seat]!.by === 'human');
    const links: SeatLink[] = [];
    for (const seat of persons.length > 0 ? persons : seats.slice(0, 1)) links.push(await this.room.join(seat));
    for (const link of links) link.onTold = () => this.#wake();
    this.#links = links;
    this.#looking = links[0]!;
    this.#look();
  }

  /** The view of the looking person. */
  get view(): TableView {
    return this.#held ?? this.#looking.view;
  }

  /** The events so far, as the looking person may know them. */
  get log(): readonly GameEvent[] {
    return this.#looking.log;
  }

  /** The looking person's view and log before the steps to be played. */
  get before(): { readonly view: TableView; readonly log: readonly GameEvent[] } {
    return this.#looking.before;
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

  async #change(act: () => Promise<boolean>): Promise<void> {
    for (const link of this.#links) link.settle();
    if (this.isShared) this.#held = this.view;
    try {
      const bots = this.#letBotsGoOn(await act());
      // Wait for the bots: the next asked person decides who looks.
      if (this.isShared) await bots;
    } finally {
      this.#held = null;
      this.#look();
    }
  }

  /** Lets the bots answer; callers need not wait, since errors surface in `steps`. */
  async #letBotsGoOn(isTheirTurn: boolean): Promise<void> {
    this.#failure = null;
    this.#areBotsBusy = true;
    try {
      await this.#botsAnswer(isTheirTurn);
    } catch (error) {
      this.#failure = { error };
    }
    this.#areBotsBusy = false;
    this.#wake();
  }

  async #botsAnswer(isTheirTurn: boolean): Promise<void> {
    let isAsked = isTheirTurn;
    let tries = 0;
    while (isAsked && !this.#isClosed) {
      try {
        isAsked = await this.room.letBotAnswer();
        tries = 0;
      } catch (error) {
        if (!(error instanceof RoomError) || isOwnWish(error) || ++tries === TRIES) throw error;
      }
    }
  }

  /** Lets the asked person look, if one is asked. */
  #look(): void {
    const { waiting } = this.#looking.view;
    this.#looking = this.#links.find(({ seat }) => seat === waiting) ?? this.#looking;
  }

  /** Yields steps until a person is asked or the game is over. */
  async *steps(): AsyncGenerator<Step, void, void> {
    for (;;) {
      for (let step = this.#looking.next(); step !== undefined; step = this.#looking.next()) yield step;
      if (this.#failure !== null) throw this.#failure.error;
      if (!this.#areBotsBusy) return;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  #note(): Note | null {
    const { outcome, round, rounds, seat } = this.view;
    return outcome === null ? { mods: this.#mods, at: { round, rounds, cult: seat } } : null;
  }

  /** The browser finishes storing the game. */
  close(): void {
    this.#isClosed = true;
    autosave.leave(this.room);
  }
}

/** Milliseconds that a game waits for the pictures of its mods. */
const LONGEST_DRAWING = 10_000;

/** Waits for a promise, but rejects with `workCancelled` as soon as the signal aborts. */
async function unlessCancelled<T>(signal: AbortSignal, coming: Promise<T>): Promise<T> {
  let cancel = (): void => undefined;
  const cancelled = new Promise<never>((_, reject) => {
    cancel = () => reject(new RoomError({ code: 'workCancelled', params: {} }));
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
  });
  try {
    return await Promise.race([coming, cancelled]);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Loads the mods' pictures before the first card is drawn. */
async function showPictures({ art, emblems, cards }: Reading, signal: AbortSignal): Promise<void> {
  // Ids of mods' cards contain their mod.
  const isMod = cards.some(({ id }) => id.includes(':'));
  if (isMod) await unlessCancelled(signal, fetching(loadScenesForMods()));
  const begun = performance.now();
  const named = [
    ...emblems.map(([cult, picture]) => [emblemName(cult), picture] as const),
    ...art.map(([card, picture]) => [sceneName(card), picture] as const),
  ];
  // One at a time, since decoding all at once would need much memory. Cards whose picture is late get a composed one.
  for (const [name, picture] of named)
    if (performance.now() - begun < LONGEST_DRAWING) await unlessCancelled(signal, addPicture(name, picture));
}
