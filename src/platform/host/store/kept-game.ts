import type { Whereabouts } from '../../session/game';
import type { Save } from '../../session/saving';
import type { Pin } from '../../sandbox/mods';
import type { Stamp } from '../journal';
import { FIRST_GAME } from '../../../games/first-game';
import { storage, type Storage } from './database';

/** Keys within a game's own. `note` is for the title screen, which must not read the game itself. */
const GAME = 'autosave';
const NOTE = 'autosave-note';

/** What the browser stores: the save, the mods of its table, the exact versions in play, and where it stands. */
export interface KeptGame {
  readonly save: Save;
  readonly mods: readonly string[];
  readonly pins: readonly Pin[];
  /** Undefined in a game without rounds. */
  readonly at: Whereabouts | undefined;
  readonly stamp: Stamp;
}

/** What a page may know of the stored game. */
export interface Note {
  readonly mods: readonly string[];
  /** Missing if an older version of the page has stored the game. */
  readonly pins?: readonly Pin[];
  readonly at?: Whereabouts;
}

/** A game as it was found: nothing in it has been checked. */
export interface FoundGame {
  readonly save: unknown;
  /** Null: an older version of the page has kept it. */
  readonly stamp: Stamp | null;
}

/**
 * Where the browser keeps one game's unfinished play, under keys of that game. Older pages named no game in their keys: what they
 * kept is the first game's, and moves to its keys with the next write.
 */
export class KeptGames {
  readonly #game: string;
  readonly #storage: Storage;

  constructor(game: string, stored: Storage = storage) {
    this.#game = game;
    this.#storage = stored;
  }

  keep(game: KeptGame): Promise<unknown> {
    const note: Note = { mods: game.mods, pins: game.pins, ...(game.at === undefined ? {} : { at: game.at }) };
    return this.#storage.change({ [this.#key(GAME)]: game, [this.#key(NOTE)]: note }, this.#isFirst ? [GAME, NOTE] : []);
  }

  forget(): Promise<unknown> {
    const own = [this.#key(GAME), this.#key(NOTE)];
    return this.#storage.remove(this.#isFirst ? [...own, GAME, NOTE] : own);
  }

  /** The note on the stored game; null if there is none. */
  async note(): Promise<Note | null> {
    const found = (await this.#get(NOTE)) ?? (await this.#get(GAME));
    return found === undefined ? null : noteOf(found);
  }

  /** The stored game, unchecked; restoring it reports what is wrong. */
  async found(): Promise<FoundGame | null> {
    const found = await this.#get(GAME);
    if (found === undefined) return null;
    const { save, stamp } = fieldsOf<KeptGame>(found);
    const isStamp = typeof stamp?.game === 'string' && typeof stamp.count === 'number';
    return { save, stamp: isStamp ? stamp : null };
  }

  get #isFirst(): boolean {
    return this.#game === FIRST_GAME;
  }

  #key(name: string): string {
    return `${this.#game}/${name}`;
  }

  async #get(name: string): Promise<unknown> {
    const own = await this.#storage.get(this.#key(name));
    return own === undefined && this.#isFirst ? this.#storage.get(name) : own;
  }
}

function noteOf(found: unknown): Note {
  const { mods, pins, at } = fieldsOf<KeptGame>(found);
  return {
    mods: Array.isArray(mods) ? mods.filter((mod): mod is string => typeof mod === 'string') : [],
    ...(Array.isArray(pins) ? { pins: pins.filter(isPin) } : {}),
    ...(typeof at?.round === 'number' && typeof at.rounds === 'number' ? { at } : {}),
  };
}

/** Whether a value names a mod in one exact version. */
export const isPin = (found: unknown): found is Pin => {
  const { id, version, hash } = fieldsOf<Pin>(found);
  return [id, version, hash].every((field) => typeof field === 'string');
};

const fieldsOf = <T>(found: unknown): Partial<T> => (typeof found === 'object' && found !== null ? found : {});
