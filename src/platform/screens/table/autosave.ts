import type { Journal } from '../../host/journal';
import type { Kept } from '../../host/store/keeper';
import { forgetGame, keptNote, type Note } from '../../host/store/kept-game';
import type { GameRoom } from '../../host/room';

/** The game that can be continued. */
export interface Stored extends Note {
  /** Where the browser has not stored all of it: what a table needs to come to the same place. */
  readonly journal: Journal | null;
}

interface Followed {
  readonly room: GameRoom;
  /** Null: the game is over. */
  readonly note: () => Note | null;
  /** Whether its table was left: the room is only waiting for the browser to store the game. */
  isLeft: boolean;
  kept: number;
}

/** What the page knows of the one game that the browser keeps. The game's host writes it, and nobody waits for that. */
class Autosave {
  #followed: Followed | null = null;
  #isKept = true;
  readonly #listeners = new Set<() => void>();

  /** Whether the browser keeps the game, as far as is known. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Whether nothing is left to be written. */
  get isDone(): boolean {
    return this.#followed === null || this.#followed.kept >= (this.#followed.room.journal?.changes.length ?? 0);
  }

  /** Calls the listener when the browser no longer keeps the game, or does again; gives back what ends the listening. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** From now on the game of this room is the one to be kept. */
  follow(room: GameRoom, note: () => Note | null): void {
    this.#end();
    const followed: Followed = { room, note, isLeft: false, kept: -1 };
    this.#followed = followed;
    const hear = ({ game, isKept, count }: Kept): void => {
      if (game !== room.journal?.game || this.#followed !== followed) return;
      if (isKept) followed.kept = count;
      this.#tell(isKept);
      if (followed.isLeft && this.isDone) this.#end();
    };
    room.onKept = hear;
    if (room.kept !== null) hear(room.kept);
  }

  /** Its table is left: the room closes, once the browser has the game. */
  leave(room: GameRoom): void {
    if (this.#followed?.room !== room) return room.close();
    this.#followed.isLeft = true;
    if (this.isDone) this.#end();
  }

  /** The game that was not finished, if there is one; also one that the browser would not take. */
  async stored(): Promise<Stored | null> {
    if (this.#followed !== null && !this.isDone) {
      const { note, room } = this.#followed;
      const now = note();
      return now === null ? null : { ...now, journal: room.journal };
    }
    try {
      const note = await keptNote();
      return note === null ? null : { ...note, journal: null };
    } catch {
      // A browser that stores nothing has nothing to continue.
      return null;
    }
  }

  /** There is nothing to be continued any more. */
  async forget(): Promise<void> {
    this.#end();
    await forgetGame().catch((error: unknown) => console.warn('The game could not be deleted', error));
  }

  #end(): void {
    if (this.#followed?.isLeft === true) this.#followed.room.close();
    this.#followed = null;
  }

  #tell(isKept: boolean): void {
    if (isKept === this.#isKept) return;
    this.#isKept = isKept;
    for (const listener of this.#listeners) listener();
  }
}

export const autosave = new Autosave();
