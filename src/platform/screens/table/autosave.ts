import type { Journal } from '../../host/journal';
import type { Kept } from '../../host/store/keeper';
import { NoAnswer } from '../../host/store/database';
import { KeptGames, type Note } from '../../host/store/kept-game';
import { FIRST_GAME } from '../../../games/first-game';
import type { AnyRoom } from '../../host/room';

/** The game that can be continued. */
export interface Stored extends Note {
  /** If the browser has not stored all of it: the journal with which a table can reach the same point. */
  readonly journal: Journal | null;
}

/** Milliseconds after which a silent browser is asked again for the stored game. */
const ASKED_AGAIN = 1000;

/** Asks the player whether the stored game may be replaced. */
export type MayReplace = (old: Stored) => Promise<boolean>;

interface Followed {
  readonly room: AnyRoom;
  /** Null if the game is over. */
  readonly note: () => Note | null;
  /** True if its table was left and the room only waits until the browser has stored the game. */
  isLeft: boolean;
  kept: number;
}

/** What the page knows of the one stored game. The host writes it, and nobody waits for that. */
class Autosave {
  #games = new KeptGames(FIRST_GAME);
  #followed: Followed | null = null;
  #isKept = true;
  readonly #listeners = new Set<() => void>();

  /** Called when the page starts: whose games are kept. */
  playing(game: string): void {
    this.#games = new KeptGames(game);
  }

  /** What the browser notes of the stored game; null if there is none. */
  note(): Promise<Note | null> {
    return this.#games.note();
  }

  /** Whether the browser stores the game, as far as is known. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Whether no write is pending. */
  get isDone(): boolean {
    return this.#followed === null || this.#followed.kept >= (this.#followed.room.journal?.changes.length ?? 0);
  }

  /** Adds a listener for changes of `isKept`; returns the function that removes it. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** From now on this room's game is the stored one. */
  follow(room: AnyRoom, note: () => Note | null): void {
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

  /** Called when the table is left: closes the room once the browser has stored the game. */
  leave(room: AnyRoom): void {
    if (this.#followed?.room !== room) return room.close();
    this.#followed.isLeft = true;
    if (this.isDone) this.#end();
  }

  /**
   * Holds back the room's game, since the browser has not said whether it stores another one. Once it does, the player is asked
   * before anything is replaced.
   */
  async holdBack(room: AnyRoom, mayReplace: MayReplace): Promise<void> {
    const isFollowed = (): boolean => this.#followed?.room === room && !room.isClosed;
    this.#tell(false);
    const old = await this.#awaitedNote(isFollowed);
    if (isFollowed() && (old === null || (await mayReplace(old))) && isFollowed()) await room.keep();
  }

  /** The unfinished game; asks a silent browser until it answers, or until nobody wants to know any more. */
  async awaited(isWanted: () => boolean): Promise<Stored | null> {
    const stored = await this.stored();
    return stored === 'noAnswer' ? this.#awaitedNote(isWanted) : stored;
  }

  async #awaitedNote(isWanted: () => boolean): Promise<Stored | null> {
    while (isWanted()) {
      const found = await this.#found();
      if (found !== 'noAnswer') return found;
      await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN));
    }
    return null;
  }

  /** The unfinished game, if any; also one that the browser could not store. The browser may not answer. */
  async stored(): Promise<Stored | null | 'noAnswer'> {
    if (this.#followed !== null && !this.isDone) {
      const { note, room } = this.#followed;
      const now = note();
      return now === null ? null : { ...now, journal: room.journal };
    }
    return this.#found();
  }

  /** What the browser stores. */
  async #found(): Promise<Stored | null | 'noAnswer'> {
    try {
      const note = await this.#games.note();
      return note === null ? null : { ...note, journal: null };
    } catch (error) {
      // A browser without storage has nothing to continue, and nothing to lose.
      return error instanceof NoAnswer ? 'noAnswer' : null;
    }
  }

  /** The save of the game that can be continued, for a file: as it was found, nothing in it is checked. Null if it is gone. */
  async exported(): Promise<unknown> {
    if (this.#followed !== null && !this.isDone) return this.#followed.room.save();
    return (await this.#games.found())?.save ?? null;
  }

  /** Removes the stored game. */
  async forget(): Promise<void> {
    this.#end();
    await this.#games.forget().catch((error: unknown) => console.warn('The game could not be deleted', error));
  }

  #end(): void {
    if (this.#followed?.isLeft === true) this.#followed.room.close();
    this.#followed = null;
  }

  /** A listener that throws is its own affair: games are kept all the same, and the others are told. */
  #tell(isKept: boolean): void {
    if (isKept === this.#isKept) return;
    this.#isKept = isKept;
    for (const listener of this.#listeners) {
      try {
        listener();
      } catch (error) {
        console.error(error);
      }
    }
  }
}

export const autosave = new Autosave();
