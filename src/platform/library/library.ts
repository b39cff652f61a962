import { GameError } from '../../kernel';
import { orderMods, problemsFrom, type ModSource, type Ordered, type PlacedMod, type Problem } from '../sandbox/mods';
import { latestFirst, withCurrent } from './current';
import type { LibraryMod, ModOrigin, StoredMod } from './library-mod';
import { MemoryStore, type LibraryStore } from './library-store';
import type { OpenedSource } from './opened-source';

/** What the library needs from the page; tests bring others. */
export interface LibraryParts {
  readonly store: LibraryStore;
  /** The base set: other mods are loaded after it. */
  readonly base: () => Promise<PlacedMod>;
  /** The mods that come with the game. */
  readonly bundled: () => Promise<readonly ModSource[]>;
  /** Opens a mod, away from the page's thread. Throws a `GameError` that says what is wrong with its files or its manifest. */
  readonly open: (source: ModSource) => Promise<OpenedSource>;
  /** Loads the cards of a mod together with the mods that it requires, and returns what is wrong with it. */
  readonly judge: (mod: ModSource, id: string, required: readonly ModSource[]) => Promise<readonly Problem[]>;
  /** Hashes of the versions with which stored games are played. */
  readonly inUse: () => Promise<readonly string[]>;
  readonly now: () => number;
}

/** How a mod is added: by which act of the player, and from which address. */
export interface Adding {
  readonly from: Exclude<ModOrigin, 'bundled'>;
  readonly address?: string;
  /** The index that named it. */
  readonly index?: string;
}

/** The mod as it is in the library now, or everything that is wrong with it. */
export type Added = { readonly mod: LibraryMod } | { readonly origin: string; readonly problems: readonly Problem[] };

/** A mod by its id, in the current version, or one exact version by its hash. */
export type ModRef = string | { readonly id: string; readonly hash: string };

/** Codes of problems that end when the player adds or removes another mod; they do not keep a mod out of the library. */
const BETWEEN_MODS = ['missingDependency', 'versionConflict', 'dependencyRefused', 'incompatibleMods', 'dependencyCycle'];

/** The player's mods: those that come with the game, and those that the player has added, in one or several versions. */
export class ModLibrary {
  readonly #parts: LibraryParts;
  /** Holds what the browser could not store. */
  readonly #unstored = new MemoryStore();
  #bundled: Promise<readonly Bundled[]> | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(parts: LibraryParts) {
    this.#parts = parts;
  }

  /** Adds a listener for changes made in this tab; returns the function that removes it. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** All versions of all mods: bundled ones first, the versions of a mod from the current one back. */
  async list(): Promise<readonly LibraryMod[]> {
    const [bundled, stored, unstored] = await Promise.all([this.#opened(), this.#stored(), this.#unstored.all()]);
    const isStored = (mod: StoredMod): boolean => !unstored.includes(mod);
    return withCurrent([...bundled.map(({ mod }) => mod), ...stored, ...unstored], isStored);
  }

  /** Which of the named mods are loaded, in which order, and why the others are not. */
  async ordered(ids: readonly string[]): Promise<Ordered> {
    const mods = await this.list();
    const wanted = mods.filter(({ isCurrent, pin }) => isCurrent && ids.includes(pin.id));
    return orderMods([await this.#parts.base(), ...wanted.map(({ manifest }) => manifest)]);
  }

  /** Checks a mod and takes it in; its version is the current one from now on. */
  async add(source: ModSource, { from, address, index }: Adding): Promise<Added> {
    const { origin } = source;
    try {
      const opened = await this.#parts.open({ origin, content: source.content });
      const bundled = (await this.list()).find(({ from: by, pin }) => by === 'bundled' && pin.hash === opened.pin.hash);
      if (bundled !== undefined) return { mod: bundled };
      const problems = await this.#judged(opened);
      if (problems.length > 0) return { origin, problems };
      const mod: StoredMod = {
        pin: opened.pin,
        manifest: opened.manifest,
        size: opened.size,
        files: opened.files,
        from,
        ...(address === undefined ? {} : { address }),
        ...(index === undefined ? {} : { index }),
        isKnown: from === 'workshop' || (await this.#isKnown(opened.pin.hash)),
        chosen: this.#parts.now(),
      };
      await this.#keep(mod, opened.zip);
      await this.tidy();
      this.#tell();
      return { mod: (await this.list()).find(({ pin }) => pin.hash === mod.pin.hash)! };
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      return { origin, problems: problemsFrom(error) };
    }
  }

  /** Makes a version the one that new games use. */
  async choose(hash: string): Promise<void> {
    await this.#note(hash, (mod) => ({ ...mod, chosen: this.#parts.now() }));
  }

  /** Notes that the player has read what a mod changes. */
  async know(hash: string): Promise<void> {
    await this.#note(hash, (mod) => ({ ...mod, isKnown: true }));
  }

  /** Removes a version; bundled mods cannot be removed. A game that was begun with it carries its own copy. */
  async remove(hash: string): Promise<void> {
    await this.#unstored.remove([hash]);
    await this.#parts.store.remove([hash]);
    this.#tell();
  }

  /** Removes versions that are neither current nor needed by a stored game. */
  async tidy(): Promise<void> {
    const inUse = await this.#parts.inUse();
    const old = (await this.list()).filter(
      ({ isCurrent, from, pin }) => !isCurrent && from !== 'bundled' && !inUse.includes(pin.hash),
    );
    if (old.length === 0) return;
    await this.#unstored.remove(old.map(({ pin }) => pin.hash));
    await this.#parts.store.remove(old.map(({ pin }) => pin.hash)).catch(() => undefined);
  }

  /** The zip of a version, with the same bytes as `cults mod pack` writes; null if the library does not have it. */
  async zip(hash: string): Promise<Uint8Array | null> {
    const bundled = (await this.#opened()).find(({ mod }) => mod.pin.hash === hash);
    return bundled?.zip ?? (await this.#unstored.zip(hash)) ?? (await this.#parts.store.zip(hash));
  }

  /** The contents of these mods for a table; a missing version is replaced by the current one, a missing mod is left out. */
  async sources(refs: readonly ModRef[]): Promise<readonly ModSource[]> {
    if (refs.length === 0) return [];
    const mods = await this.list();
    const found = refs.flatMap((ref) => {
      const [id, hash] = typeof ref === 'string' ? [ref, ''] : [ref.id, ref.hash];
      const versions = mods.filter(({ pin }) => pin.id === id);
      return versions.find(({ pin }) => pin.hash === hash) ?? versions.find(({ isCurrent }) => isCurrent) ?? [];
    });
    const sources = await Promise.all(found.map(async ({ pin }) => ({ origin: pin.id, content: await this.zip(pin.hash) })));
    return sources.flatMap(({ origin, content }) => (content === null ? [] : [{ origin, content }]));
  }

  /** What is wrong with a mod by itself; a mod whose dependencies are missing is judged when they are there. */
  async #judged({ manifest, zip }: OpenedSource): Promise<readonly Problem[]> {
    const required = await this.required(manifest.dependencies.requires.map(({ id }) => id));
    const problems = await this.#parts.judge({ origin: manifest.id, content: zip }, manifest.id, required);
    return problems.filter(({ code }) => !BETWEEN_MODS.includes(code));
  }

  /** The mods with these ids and those that they require in turn. */
  async required(ids: readonly string[]): Promise<readonly ModSource[]> {
    const mods = (await this.list()).filter(({ isCurrent }) => isCurrent);
    const wanted = new Set<string>();
    const want = (id: string): void => {
      const mod = mods.find(({ pin }) => pin.id === id);
      if (mod === undefined || wanted.has(id)) return;
      wanted.add(id);
      for (const { id: next } of mod.manifest.dependencies.requires) want(next);
    };
    for (const id of ids) want(id);
    return this.sources([...wanted]);
  }

  async #isKnown(hash: string): Promise<boolean> {
    return (await this.list()).some(({ pin, isKnown }) => pin.hash === hash && isKnown);
  }

  async #keep(mod: StoredMod, zip: Uint8Array): Promise<void> {
    try {
      await this.#parts.store.put(mod, zip);
      await this.#unstored.remove([mod.pin.hash]);
    } catch {
      // A full or silent browser: the mod can be played until the page is closed, and the list says so.
      await this.#unstored.put(mod, zip);
    }
  }

  async #note(hash: string, change: (mod: StoredMod) => StoredMod): Promise<void> {
    const unstored = (await this.#unstored.all()).find(({ pin }) => pin.hash === hash);
    if (unstored !== undefined) await this.#unstored.note(change(unstored));
    const stored = (await this.#stored()).find(({ pin }) => pin.hash === hash);
    if (stored !== undefined) await this.#parts.store.note(change(stored));
    this.#tell();
  }

  /** A browser that does not answer has no mods to offer; the game goes on without them. */
  async #stored(): Promise<readonly StoredMod[]> {
    return latestFirst(await this.#parts.store.all().catch(() => []));
  }

  #opened(): Promise<readonly Bundled[]> {
    this.#bundled ??= this.#parts.bundled().then((sources) => Promise.all(sources.map((source) => this.#openBundled(source))));
    this.#bundled.catch(() => void (this.#bundled = null));
    return this.#bundled;
  }

  async #openBundled(source: ModSource): Promise<Bundled> {
    const { zip, ...opened } = await this.#parts.open(source);
    return { mod: { ...opened, from: 'bundled', isKnown: true, chosen: 0 }, zip };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** A mod that comes with the game. */
interface Bundled {
  readonly mod: StoredMod;
  readonly zip: Uint8Array;
}
