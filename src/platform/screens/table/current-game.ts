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

const makeWorker = (): RoomWorker =>
  new PageWorker(new Worker(new URL('../../host/worker.ts', import.meta.url), { type: 'module' }));

/** Stands by while a room works on something. */
export type During = <T>(room: GameRoom, act: () => Promise<T>) => Promise<T>;

/** A Worker with its cards laid out, in which no game has begun yet. */
export class OpenTable {
  readonly room: GameRoom;
  readonly reading: Reading;
  readonly mods: readonly string[];

  private constructor(room: GameRoom, reading: Reading, mods: readonly string[]) {
    this.room = room;
    this.reading = reading;
    this.mods = mods;
  }

  /** Opening many mods takes a while: `during` may show how far it is. */
  static async with(mods: readonly string[], during: During = (_, act) => act()): Promise<OpenTable> {
    const room = new GameRoom(makeWorker);
    try {
      const sources = await sourcesOf(mods);
      const reading = await during(room, () => room.open(sources, mods));
      await showPictures(reading);
      return new OpenTable(room, reading, mods);
    } catch (error) {
      room.close();
      throw error;
    }
  }

  close(): void {
    this.room.close();
  }
}

/** A bot whose Worker broke is asked again this often, each time in a new one. */
const TRIES = 3;

/**
 * The game as the page plays it: a link for each person who sits at this screen, and the one of them who looks at it. Bots answer
 * while the page shows what came before.
 */
export class CurrentGame {
  readonly room: GameRoom;
  readonly reading: Reading;
  readonly #mods: readonly string[];
  #links: readonly SeatLink[] = [];
  #looking!: SeatLink;
  /** What is shown while several persons share the screen and nobody knows yet who is asked next. */
  #held: TableView | null = null;
  /** Whether bots are answering, and what went wrong with them. */
  #areBotsBusy = false;
  #failure: { readonly error: unknown } | null = null;
  #wake: () => void = () => undefined;
  #isClosed = false;

  private constructor(table: OpenTable, { reading }: Begun) {
    this.room = table.room;
    this.reading = reading ?? table.reading;
    this.#mods = table.mods;
  }

  /** A game that is refused leaves the table as it was: it can be put together otherwise. */
  static async begin(table: OpenTable, start: Start): Promise<CurrentGame> {
    return CurrentGame.#seated(table, await table.room.begin(start));
  }

  static async restore(table: OpenTable, save: unknown, mods: ModsChoice): Promise<CurrentGame> {
    return CurrentGame.#seated(table, await table.room.restore(save, mods));
  }

  /** Goes on with the game that the browser keeps, or that another table has left. */
  static async resume(table: OpenTable, { journal }: Stored, mods: ModsChoice): Promise<CurrentGame> {
    const { room } = table;
    return CurrentGame.#seated(table, await (journal === null ? room.resume(mods) : room.takeOver(journal)));
  }

  static async #seated(table: OpenTable, begun: Begun): Promise<CurrentGame> {
    if (begun.reading !== undefined) await showPictures(begun.reading);
    const game = new CurrentGame(table, begun);
    await game.#botsAnswer(begun.isBotsTurn);
    await game.#sit(begun);
    autosave.follow(table.room, () => game.#note());
    return game;
  }

  /** Who sits at this screen: all persons. Where only bots play, one looks over the first one's shoulder. */
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

  /** What the one who looks sees. */
  get view(): TableView {
    return this.#held ?? this.#looking.view;
  }

  /** What happened so far, as the one who looks may know it. */
  get log(): readonly GameEvent[] {
    return this.#looking.log;
  }

  /** What the one who looks saw and knew before the steps that are to be played. */
  get before(): { readonly view: TableView; readonly log: readonly GameEvent[] } {
    return this.#looking.before;
  }

  /** Whether several persons share the screen. */
  get isShared(): boolean {
    return this.#links.length > 1;
  }

  answer(value: readonly string[]): Promise<void> {
    const { decision } = this.view;
    return this.#change(() => this.room.answer(this.#looking, value, decision?.id ?? 0));
  }

  /** Whoever sits here and gave the last answer takes it back. */
  undo(): Promise<void> {
    const { lastBy } = this.#looking;
    return this.#change(() => this.room.undo(this.#links.find(({ seat }) => seat === lastBy) ?? this.#looking));
  }

  async #change(act: () => Promise<boolean>): Promise<void> {
    for (const link of this.#links) link.settle();
    if (this.isShared) this.#held = this.view;
    try {
      const bots = this.#letBotsGoOn(await act());
      // Who is asked next decides who looks.
      if (this.isShared) await bots;
    } finally {
      this.#held = null;
      this.#look();
    }
  }

  /** Nobody need wait for it: what goes wrong is told with the steps. */
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

  /** The person who is asked looks, if one is. */
  #look(): void {
    const { waiting } = this.#looking.view;
    this.#looking = this.#links.find(({ seat }) => seat === waiting) ?? this.#looking;
  }

  /** What happens, step by step, until a person is asked or the game is over. */
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

  /** The browser goes on storing the game, if it still does. */
  close(): void {
    this.#isClosed = true;
    autosave.leave(this.room);
  }
}

/** How long a game waits for the pictures of its mods, in milliseconds. */
const LONGEST_DRAWING = 10_000;

/** What mods bring for the eye is there before the first card is drawn. */
async function showPictures({ art, emblems, cards }: Reading): Promise<void> {
  // Cards of mods are named with their mod.
  const isMod = cards.some(({ id }) => id.includes(':'));
  if (isMod) await fetching(loadScenesForMods());
  const begun = performance.now();
  const named = [
    ...emblems.map(([cult, picture]) => [emblemName(cult), picture] as const),
    ...art.map(([card, picture]) => [sceneName(card), picture] as const),
  ];
  // One by one: together they would be unpacked at the same time. Cards whose picture comes too late have a composed one.
  for (const [name, picture] of named) if (performance.now() - begun < LONGEST_DRAWING) await addPicture(name, picture);
}
