import { storageIn, type Storage } from '../host/store/database';
import type { StoredMod } from './library-mod';

/** Where the library's mods are stored. Zips are read only when a mod is played or exported. */
export interface LibraryStore {
  all(): Promise<readonly StoredMod[]>;
  zip(hash: string): Promise<Uint8Array | null>;
  put(mod: StoredMod, zip: Uint8Array): Promise<unknown>;
  /** Changes what is known of a stored mod; its files stay. */
  note(mod: StoredMod): Promise<unknown>;
  remove(hashes: readonly string[]): Promise<unknown>;
}

const MOD = 'mod/';
const ZIP = 'zip/';

/** The library in IndexedDB; a mod and its files are written together or not at all. */
export function storeIn(storage: Storage): LibraryStore {
  return {
    all: async () => (await storage.all(MOD)) as readonly StoredMod[],
    zip: async (hash) => ((await storage.get(ZIP + hash)) as Uint8Array | undefined) ?? null,
    put: (mod, zip) => storage.put({ [MOD + mod.pin.hash]: mod, [ZIP + mod.pin.hash]: zip }),
    note: (mod) => storage.put({ [MOD + mod.pin.hash]: mod }),
    remove: (hashes) => storage.remove(hashes.flatMap((hash) => [MOD + hash, ZIP + hash])),
  };
}

/** The browser's storage for mods and for lists of mods. */
export const browserStorage = (): Storage => storageIn('rise-of-the-cults-mods', 'mods');

/** Keeps mods until the page is closed, for browsers that store nothing. */
export class MemoryStore implements LibraryStore {
  readonly #mods = new Map<string, StoredMod>();
  readonly #zips = new Map<string, Uint8Array>();

  async all(): Promise<readonly StoredMod[]> {
    return [...this.#mods.values()];
  }

  async zip(hash: string): Promise<Uint8Array | null> {
    return this.#zips.get(hash) ?? null;
  }

  async put(mod: StoredMod, zip: Uint8Array): Promise<void> {
    this.#mods.set(mod.pin.hash, mod);
    this.#zips.set(mod.pin.hash, zip);
  }

  async note(mod: StoredMod): Promise<void> {
    this.#mods.set(mod.pin.hash, mod);
  }

  async remove(hashes: readonly string[]): Promise<void> {
    for (const hash of hashes) {
      this.#mods.delete(hash);
      this.#zips.delete(hash);
    }
  }
}
