import type { ModSource } from '../sandbox/mods';
import type { Moment, Reading } from '../session/remote/messages';
import { GameRoom, type WorkerLike } from '../session/remote/room';
import type { Start } from '../session/session';
import { storage } from '../shell/storage';

const AUTOSAVE = 'autosave';

/** What the autosave holds: the game itself, and the mods that it was begun with. */
interface Stored {
  readonly save: Moment['save'];
  readonly mods: readonly string[];
}

const makeWorker = (): WorkerLike =>
  new Worker(new URL('../session/remote/worker.ts', import.meta.url), { type: 'module' }) as unknown as WorkerLike;

/** The game in the Worker, saved in the browser after every answer. */
export class CurrentGame {
  readonly room: GameRoom;
  readonly reading: Reading;
  readonly #mods: readonly string[];
  moment: Moment;

  private constructor(room: GameRoom, reading: Reading, moment: Moment, mods: readonly string[]) {
    this.room = room;
    this.reading = reading;
    this.moment = moment;
    this.#mods = mods;
  }

  static begin(start: Start, sources: readonly ModSource[], mods: readonly string[]): Promise<CurrentGame> {
    return CurrentGame.#open(sources, mods, (room) => room.begin(start));
  }

  static restore(save: unknown, sources: readonly ModSource[], mods: readonly string[]): Promise<CurrentGame> {
    return CurrentGame.#open(sources, mods, (room) => room.restore(save));
  }

  static async #open(
    sources: readonly ModSource[],
    mods: readonly string[],
    start: (room: GameRoom) => Promise<Moment>,
  ): Promise<CurrentGame> {
    const room = new GameRoom(makeWorker);
    try {
      const reading = await room.open(sources);
      const game = new CurrentGame(room, reading, await start(room), mods);
      await game.#autosave();
      return game;
    } catch (error) {
      room.close();
      throw error;
    }
  }

  answer(value: readonly string[]): Promise<Moment> {
    return this.#after(this.room.answer(value, this.moment.view.decision?.id ?? 0));
  }

  undo(): Promise<Moment> {
    return this.#after(this.room.undo());
  }

  async #after(asked: Promise<Moment>): Promise<Moment> {
    this.moment = await asked;
    await this.#autosave();
    return this.moment;
  }

  async #autosave(): Promise<void> {
    const stored: Stored = { save: this.moment.save, mods: this.#mods };
    if (this.moment.view.outcome === null) await storage.put(AUTOSAVE, stored);
    else await storage.remove(AUTOSAVE);
  }

  close(): void {
    this.room.close();
  }
}

/** The game that was not finished, if there is one. */
export async function storedGame(): Promise<Stored | null> {
  try {
    const found = (await storage.get(AUTOSAVE)) as Stored | undefined;
    return found ?? null;
  } catch {
    // A browser that stores nothing has nothing to continue.
    return null;
  }
}
