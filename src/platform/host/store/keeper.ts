import type { Stamp } from '../journal';
import { forgetGame, keepGame, keptGame, type Found, type KeptGame } from './kept-game';

/** A browser that did not keep the game is asked again after this time; milliseconds. */
const AGAIN = 5000;

/** How much of a game the browser has. */
export interface Kept extends Stamp {
  /** False: the browser stores nothing at the moment. */
  readonly isKept: boolean;
}

/** Where one game is kept. */
export interface GameStore {
  keep(game: KeptGame): Promise<unknown>;
  forget(): Promise<unknown>;
  /** The game that is kept, unread; null: there is none. */
  found(): Promise<Found | null>;
}

/** The browser's own. */
export const BROWSER_STORE: GameStore = { keep: keepGame, forget: forgetGame, found: keptGame };

interface Wanted extends Stamp {
  /** Makes what is to be kept, when it is written; null: nothing, the game is over. */
  readonly take: (() => KeptGame) | null;
}

/** Writes the game at hand into a store, after every change and while nobody waits for it. */
export class Keeper {
  readonly #store: GameStore;
  #wanted: Wanted | null = null;
  #isWriting = false;
  #isKept = true;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** Called after every attempt to write. */
  onKept: (kept: Kept) => void = () => undefined;

  constructor(store: GameStore = BROWSER_STORE) {
    this.#store = store;
  }

  found(): Promise<Found | null> {
    return this.#store.found();
  }

  keep(wanted: Wanted): void {
    this.#wanted = wanted;
    clearTimeout(this.#again);
    // In a task of its own: the reply goes out first.
    if (!this.#isWriting) this.#again = setTimeout(() => void this.#write());
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    for (let wanted = this.#wanted; wanted !== null; wanted = this.#next(wanted)) {
      const { game, count, take } = wanted;
      try {
        await (take === null ? this.#store.forget() : this.#store.keep(take()));
        if (this.#wanted === wanted) this.#wanted = null;
        this.#isKept = true;
        this.onKept({ game, count, isKept: true });
      } catch (error) {
        // A browser that stores nothing still plays; the table says so.
        if (this.#isKept) console.warn('The game could not be stored', error);
        this.#isKept = false;
        this.onKept({ game, count: 0, isKept: false });
      }
    }
    this.#isWriting = false;
    if (this.#wanted !== null) this.#again = setTimeout(() => void this.#write(), AGAIN);
  }

  /** What was wanted meanwhile; the same is not tried again at once. */
  #next(tried: Wanted): Wanted | null {
    return this.#wanted === tried ? null : this.#wanted;
  }
}
