import type { Moment } from '../../host/messages';
import { storage } from '../../shell/storage';

const KEY = 'autosave';

/** A browser that did not keep the game is asked again after this time; milliseconds. */
const AGAIN = 5000;

/** What the autosave holds: the game itself, the mods that it was begun with, and where it stands, for the title. */
export interface Stored {
  readonly save: Moment['save'];
  readonly mods: readonly string[];
  readonly at?: { readonly round: number; readonly rounds: number; readonly cult: string };
}

/** The one game that the browser keeps: written after every answer, and nobody waits for it. */
class Autosave {
  /** What is to be kept and is not yet; `game` null: nothing. */
  #wanted: { readonly game: Stored | null } | null = null;
  #isWriting = false;
  #isKept = true;
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

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

  /** Keeps this game in place of the one before; null: none. */
  keep(game: Stored | null): void {
    this.#wanted = { game };
    void this.#write();
  }

  /** The game that was not finished, if there is one; also one that the browser would not take. */
  async stored(): Promise<Stored | null> {
    if (this.#wanted !== null) return this.#wanted.game;
    try {
      const found = await storage.get(KEY);
      return found === undefined ? null : readStored(found);
    } catch {
      // A browser that stores nothing has nothing to continue.
      return null;
    }
  }

  async #write(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    clearTimeout(this.#again);
    for (let wanted = this.#wanted; wanted !== null; wanted = this.#next(wanted)) {
      const { game } = wanted;
      try {
        await (game === null ? storage.remove(KEY) : storage.put(KEY, game));
        if (this.#wanted === wanted) this.#wanted = null;
        this.#tell(true);
      } catch (error) {
        // A browser that stores nothing still plays; the table says so.
        if (this.#isKept) console.warn('The game could not be stored', error);
        this.#tell(false);
      }
    }
    this.#isWriting = false;
    if (this.#wanted !== null) this.#again = setTimeout(() => void this.#write(), AGAIN);
  }

  /** What was wanted meanwhile; the same is not tried again at once. */
  #next(tried: { readonly game: Stored | null }): typeof tried | null {
    return this.#wanted === tried ? null : this.#wanted;
  }

  #tell(isKept: boolean): void {
    if (isKept === this.#isKept) return;
    this.#isKept = isKept;
    for (const listener of this.#listeners) listener();
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
