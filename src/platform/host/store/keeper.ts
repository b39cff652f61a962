import type { Stamp } from '../journal';
import { KeptGames, type FoundGame, type KeptGame } from './kept-game';

/** Milliseconds after which a failed write is tried again. */
const AGAIN = 5000;

/** How much of a game the browser has stored. */
export interface Kept extends Stamp {
  /** False if the browser stores nothing at present. */
  readonly isKept: boolean;
}

/** Where one game is kept. */
export interface GameStore {
  keep(game: KeptGame): Promise<unknown>;
  forget(): Promise<unknown>;
  /** The game that is kept, unread; null: there is none. */
  found(): Promise<FoundGame | null>;
}

interface Wanted extends Stamp {
  /** The game that is played, by its name in the registry. */
  readonly of: string;
  /** Makes the data when it is written; null if the game is over and is to be removed. */
  readonly take: (() => KeptGame) | null;
}

/** Stores the current game after every change; nobody waits for it. */
export class Keeper {
  readonly #storeOf: (game: string) => GameStore;
  #wanted: Wanted | null = null;
  #isWriting = false;
  #isKept = true;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** Called after every attempt to write. */
  onKept: (kept: Kept) => void = () => undefined;

  /** Without a store, each game is kept by the browser. */
  constructor(store?: GameStore) {
    this.#storeOf = (game) => store ?? new KeptGames(game);
  }

  found(game: string): Promise<FoundGame | null> {
    return this.#storeOf(game).found();
  }

  keep(wanted: Wanted): void {
    this.#wanted = wanted;
    clearTimeout(this.#again);
    // In a task of its own, so that the reply is sent first.
    if (!this.#isWriting) this.#again = setTimeout(() => void this.#write());
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    for (let wanted = this.#wanted; wanted !== null; wanted = this.#next(wanted)) {
      const { game, count, take } = wanted;
      const store = this.#storeOf(wanted.of);
      try {
        await (take === null ? store.forget() : store.keep(take()));
        if (this.#wanted === wanted) this.#wanted = null;
        this.#isKept = true;
        this.onKept({ game, count, isKept: true });
      } catch (error) {
        // A browser without storage can still play; the table shows a note.
        if (this.#isKept) console.warn('The game could not be stored', error);
        this.#isKept = false;
        this.onKept({ game, count: 0, isKept: false });
      }
    }
    this.#isWriting = false;
    if (this.#wanted !== null) this.#again = setTimeout(() => void this.#write(), AGAIN);
  }

  /** The latest version to store; null if it is the one just tried. */
  #next(tried: Wanted): Wanted | null {
    return this.#wanted === tried ? null : this.#wanted;
  }
}
