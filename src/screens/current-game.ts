import type { GameEvent, TableView } from '../session/view-types';
import type { ModsChoice } from '../session/differences';
import type { Moment, Reading } from '../session/remote/messages';
import { PageWorker } from '../session/remote/page-worker';
import { GameRoom, type RoomWorker } from '../session/remote/room';
import type { Start } from '../session/session';
import { addPicture, emblemName, loadScenesForMods, sceneName } from '../shell/assets';
import { storage } from '../shell/storage';
import { fetching } from './fetching';
import { sourcesOf } from './mod-shelf';

const AUTOSAVE = 'autosave';

/** What the autosave holds: the game itself, the mods that it was begun with, and where it stands, for the title. */
export interface Stored {
  readonly save: Moment['save'];
  readonly mods: readonly string[];
  readonly at?: { readonly round: number; readonly rounds: number; readonly cult: string };
}

const makeWorker = (): RoomWorker =>
  new PageWorker(new Worker(new URL('../session/remote/worker.ts', import.meta.url), { type: 'module' }));

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

  static async with(mods: readonly string[]): Promise<OpenTable> {
    const room = new GameRoom(makeWorker);
    try {
      const reading = await room.open(await sourcesOf(mods));
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

/** The game in the Worker, saved in the browser after every answer. */
export class CurrentGame {
  readonly room: GameRoom;
  readonly reading: Reading;
  readonly #mods: readonly string[];
  moment: Moment;
  /** Whether the browser has the game as it stands. */
  isKept = true;

  private constructor(table: OpenTable, moment: Moment) {
    this.room = table.room;
    this.reading = moment.reading ?? table.reading;
    this.#mods = table.mods;
    this.moment = moment;
  }

  /** A game that is refused leaves the table as it was: it can be put together otherwise. */
  static async begin(table: OpenTable, start: Start): Promise<CurrentGame> {
    const game = new CurrentGame(table, await table.room.begin(start));
    await game.#autosave();
    return game;
  }

  static async restore(table: OpenTable, save: unknown, mods: ModsChoice): Promise<CurrentGame> {
    const moment = await table.room.restore(save, mods);
    if (moment.reading !== undefined) await showPictures(moment.reading);
    const game = new CurrentGame(table, moment);
    await game.#autosave();
    return game;
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
    await this.#autosave();
    return this.moment;
  }

  async #autosave(): Promise<void> {
    const { save, view } = this.moment;
    try {
      if (view.outcome === null) await storage.put(AUTOSAVE, { save, mods: this.#mods, at: placeOf(view) } satisfies Stored);
      else await storage.remove(AUTOSAVE);
      this.isKept = true;
    } catch (error) {
      // A browser that stores nothing still plays; the table says so.
      this.isKept = false;
      console.warn('The game could not be stored', error);
    }
  }

  close(): void {
    this.room.close();
  }
}

/** What mods bring for the eye is there before the first card is drawn. */
async function showPictures({ art, emblems, cards }: Reading): Promise<void> {
  // Cards of mods are named with their mod.
  const isMod = cards.some(({ id }) => id.includes(':'));
  await Promise.all([
    ...(isMod ? [fetching(loadScenesForMods())] : []),
    ...art.map(([card, picture]) => addPicture(sceneName(card), picture)),
    ...emblems.map(([cult, picture]) => addPicture(emblemName(cult), picture)),
  ]);
}

const placeOf = ({ round, rounds, seat }: TableView): NonNullable<Stored['at']> => ({ round, rounds, cult: seat });

/** The game that was not finished, if there is one. */
export async function storedGame(): Promise<Stored | null> {
  try {
    const found = await storage.get(AUTOSAVE);
    return found === undefined ? null : readStored(found);
  } catch {
    // A browser that stores nothing has nothing to continue.
    return null;
  }
}

/** Whatever lies there is offered: what is wrong with the game itself is told when it is opened. */
function readStored(found: unknown): Stored {
  const { save, mods, at } = (typeof found === 'object' && found !== null ? found : {}) as Partial<Stored>;
  return {
    save: save as Stored['save'],
    mods: Array.isArray(mods) ? mods.filter((mod) => typeof mod === 'string') : [],
    ...(typeof at?.round === 'number' && typeof at.rounds === 'number' ? { at } : {}),
  };
}

export async function forgetStored(): Promise<void> {
  await storage.remove(AUTOSAVE);
}
