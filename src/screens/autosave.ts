import type { Moment } from '../session/remote/messages';
import { NoAnswer, storage } from '../shell/storage';

const KEY = 'autosave';

/** A browser that did not keep the game is asked again after this time; milliseconds. */
const AGAIN = 5000;

/** Whoever waits for a silent browser asks it again after this time; milliseconds. */
const ASKED_AGAIN = 1000;

/** What the autosave holds: the game itself, the mods that it was begun with, and where it stands, for the title. */
export interface Stored {
  readonly save: Moment['save'];
  readonly mods: readonly string[];
  readonly at?: { readonly round: number; readonly rounds: number; readonly cult: string };
}

/** Whether a game that was found in the store may be replaced. */
type MayReplace = (old: Stored) => Promise<boolean>;

type Wanted = { readonly game: Stored | null };

/** The one game that the browser keeps: written after every answer, and nobody waits for it. */
export class Autosave {
  readonly #store: Pick<typeof storage, 'get' | 'put' | 'remove'>;
  /** What is to be kept and is not yet; `game` null: nothing. */
  #wanted: Wanted | null = null;
  #isWriting = false;
  #isKept = true;
  /** Whether the store has said what lies in it; until then nothing there is written over. */
  #isSeen = false;
  #mayReplace: MayReplace | null = null;
  /** The player would rather keep the game that was found: the one at the table is not written. */
  #isUnwanted = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(store: Pick<typeof storage, 'get' | 'put' | 'remove'> = storage) {
    this.#store = store;
  }

  /** Whether the browser keeps the game, as far as is known. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Whether nothing is left to be written. */
  get isDone(): boolean {
    return this.#wanted === null;
  }

  /** Told when the browser no longer keeps the game, or does again; gives back what ends the listening. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Another game is kept from now on. Where the browser has not said yet whether it keeps one, `mayReplace` is asked about
   * what it then has; null: it is that game itself.
   */
  begin(mayReplace: MayReplace | null): void {
    this.#mayReplace = mayReplace;
    this.#isUnwanted = false;
  }

  /** Keeps this game in place of the one before; null: none. */
  keep(game: Stored | null): void {
    if (this.#isUnwanted) return;
    this.#wanted = { game };
    void this.#write();
  }

  /** The game that was not finished, if there is one; also one that the browser would not take. A browser may not say. */
  async stored(): Promise<Stored | null | 'noAnswer'> {
    if (this.#wanted !== null) return this.#wanted.game;
    try {
      return await this.#look();
    } catch {
      return 'noAnswer';
    }
  }

  /** The same, asked for until the browser answers, or until nobody wants to know any more. */
  async awaited(isWanted: () => boolean): Promise<Stored | null> {
    for (;;) {
      const stored = await this.stored();
      if (stored !== 'noAnswer') return stored;
      await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN));
      if (!isWanted()) return null;
    }
  }

  /** What lies in the store; throws where it does not answer. */
  async #look(): Promise<Stored | null> {
    try {
      const found = await this.#store.get(KEY);
      this.#isSeen = true;
      return found === undefined ? null : readStored(found);
    } catch (error) {
      // A browser that stores nothing has nothing to continue, and nothing to lose.
      this.#isSeen = !(error instanceof NoAnswer);
      if (this.#isSeen) return null;
      throw error;
    }
  }

  async #write(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    clearTimeout(this.#again);
    try {
      for (let wanted = this.#wanted; wanted !== null; wanted = this.#next(wanted)) this.#tell(await this.#put(wanted));
    } finally {
      this.#isWriting = false;
      if (this.#wanted !== null) this.#again = setTimeout(() => void this.#write(), AGAIN);
    }
  }

  /** Gives whether the browser keeps the game at the table now. */
  async #put(wanted: Wanted): Promise<boolean> {
    const { game } = wanted;
    try {
      if (!this.#isSeen && !(await this.#replaces(game))) {
        this.#wanted = null;
        this.#isUnwanted = true;
        // Of a game that is over nothing is lost.
        return game === null && this.#isKept;
      }
      await (game === null ? this.#store.remove(KEY) : this.#store.put(KEY, game));
      if (this.#wanted === wanted) this.#wanted = null;
      return true;
    } catch (error) {
      // A browser that stores nothing still plays; the table says so.
      if (this.#isKept) console.warn('The game could not be stored', error);
      return false;
    }
  }

  /** Looks before anything is written over: a game that nobody knew of is not given up without asking, nor for one that is over. */
  async #replaces(game: Stored | null): Promise<boolean> {
    const old = await this.#look();
    if (old === null || this.#mayReplace === null) return true;
    if (game === null) return false;
    // Until it is answered nothing is kept.
    this.#tell(false);
    return this.#mayReplace(old);
  }

  /** What was wanted meanwhile; the same is not tried again at once. */
  #next(tried: Wanted): Wanted | null {
    return this.#wanted === tried ? null : this.#wanted;
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

/** Whatever lies there is offered: what is wrong with the game itself is told when it is opened. */
function readStored(found: unknown): Stored {
  const { save, mods, at } = (typeof found === 'object' && found !== null ? found : {}) as Partial<Stored>;
  return {
    save: save as Stored['save'],
    mods: Array.isArray(mods) ? mods.filter((mod) => typeof mod === 'string') : [],
    ...(typeof at?.round === 'number' && typeof at.rounds === 'number' ? { at } : {}),
  };
}
