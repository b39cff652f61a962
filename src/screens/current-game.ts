import type { GameEvent, TableView } from '../session/view-types';
import type { ModsChoice } from '../session/differences';
import type { Moment, Reading } from '../session/remote/messages';
import { PageWorker } from '../session/remote/page-worker';
import { GameRoom, RoomError, type RoomWorker } from '../session/remote/room';
import type { Start } from '../session/session';
import { addPicture, emblemName, loadScenesForMods, sceneName } from '../shell/assets';
import { autosave, type Stored } from './autosave';
import { fetching } from './fetching';
import { sourcesOf } from './mod-shelf';

/** For what nobody can cancel. */
const NEVER = new AbortController().signal;

const makeWorker = (): RoomWorker =>
  new PageWorker(new Worker(new URL('../session/remote/worker.ts', import.meta.url), { type: 'module' }));

/** Stands by while a room works on something; the signal says that nobody waits for it any more. */
export type During = <T>(room: GameRoom, act: (signal: AbortSignal) => Promise<T>) => Promise<T>;

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
  static async with(mods: readonly string[], during: During = (_, act) => act(NEVER)): Promise<OpenTable> {
    const room = new GameRoom(makeWorker);
    try {
      const sources = await sourcesOf(mods);
      const reading = await during(room, async (signal) => {
        const read = await room.open(sources);
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

/** The game in the Worker, saved in the browser after every answer. */
export class CurrentGame {
  readonly room: GameRoom;
  readonly reading: Reading;
  readonly #mods: readonly string[];
  moment: Moment;

  private constructor(table: OpenTable, moment: Moment) {
    this.room = table.room;
    this.reading = moment.reading ?? table.reading;
    this.#mods = table.mods;
    this.moment = moment;
  }

  /** A game that is refused leaves the table as it was: it can be put together otherwise. */
  static async begin(table: OpenTable, start: Start): Promise<CurrentGame> {
    return new CurrentGame(table, await table.room.begin(start)).#kept();
  }

  static async restore(table: OpenTable, save: unknown, mods: ModsChoice, signal = NEVER): Promise<CurrentGame> {
    const moment = await table.room.restore(save, mods);
    if (moment.reading !== undefined) await showPictures(moment.reading, signal);
    return new CurrentGame(table, moment).#kept();
  }

  answer(value: readonly string[]): Promise<Moment> {
    return this.#after(this.room.answer(value, this.moment.view.decision?.id ?? 0));
  }

  undo(): Promise<Moment> {
    return this.#after(this.room.undo());
  }

  /** All that happened so far. */
  events(): Promise<readonly GameEvent[]> {
    return this.room.events();
  }

  async #after(asked: Promise<Moment>): Promise<Moment> {
    this.moment = await asked;
    this.#kept();
    return this.moment;
  }

  /** The browser keeps it if it can; nobody waits for that. */
  #kept(): this {
    const { save, view } = this.moment;
    autosave.keep(view.outcome === null ? { save, mods: this.#mods, at: placeOf(view) } : null);
    return this;
  }

  close(): void {
    this.room.close();
  }
}

/** How long a game waits for the pictures of its mods, in milliseconds. */
const LONGEST_DRAWING = 10_000;

/** What comes of something, or that whoever waited for it has cancelled it. */
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

/** What mods bring for the eye is there before the first card is drawn. */
async function showPictures({ art, emblems, cards }: Reading, signal: AbortSignal): Promise<void> {
  // Cards of mods are named with their mod.
  const isMod = cards.some(({ id }) => id.includes(':'));
  if (isMod) await unlessCancelled(signal, fetching(loadScenesForMods()));
  const begun = performance.now();
  const named = [
    ...emblems.map(([cult, picture]) => [emblemName(cult), picture] as const),
    ...art.map(([card, picture]) => [sceneName(card), picture] as const),
  ];
  // One by one: together they would be unpacked at the same time. Cards whose picture comes too late have a composed one.
  for (const [name, picture] of named)
    if (performance.now() - begun < LONGEST_DRAWING) await unlessCancelled(signal, addPicture(name, picture));
}

const placeOf = ({ round, rounds, seat }: TableView): NonNullable<Stored['at']> => ({ round, rounds, cult: seat });
