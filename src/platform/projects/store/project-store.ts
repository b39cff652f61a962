import { hashOfBytes } from '../../../kernel';
import {
  ProjectStoreError,
  type OpenedProject,
  type ProjectFiles,
  type ProjectNote,
  type VersionLabel,
  type VersionNote,
  type Written,
} from '../project';
import { openDatabase, putAtOnce, rangeOf, result, transact, type Stores } from './database';
import { superfluous } from './thinning';

/** Stored with each project. `last` is the highest number that was ever given to a version. */
interface Head extends ProjectNote {
  readonly last: number;
}

/** Stored with each version: its files by hash. */
interface Version extends VersionNote {
  readonly files: Readonly<Record<string, string>>;
}

export interface Writing {
  readonly key: string;
  /** The version that the writer has seen; null for a new project. */
  readonly after: number | null;
  readonly title: string;
  readonly files: ProjectFiles;
  readonly label: VersionLabel;
}

/** How many new versions go by before the history is thinned out again. */
const THIN_EVERY = 10;

const noteOf = ({ key, title, changed, number }: Head): ProjectNote => ({ key, title, changed, number });

/**
 * The mods that are being made in this browser, with their histories. Each write is one transaction and never touches the version
 * before it: a tab that is killed leaves the last or the previous version behind.
 */
export class ProjectStore {
  readonly #database: IDBDatabase;
  readonly #now: () => number;

  private constructor(database: IDBDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  static async open(now: () => number = Date.now): Promise<ProjectStore> {
    return new ProjectStore(await openDatabase(), now);
  }

  close(): void {
    this.#database.close();
  }

  /** All projects, the latest change first. */
  async list(): Promise<readonly ProjectNote[]> {
    const heads = await transact(this.#database, 'readonly', (stores) => result<Head[]>(stores.heads.getAll()));
    return heads.map(noteOf).sort((a, b) => b.changed - a.changed);
  }

  /** The current version; if its files are damaged, the latest one that is whole. */
  async read(key: string): Promise<OpenedProject> {
    await this.#settle(key);
    return transact(this.#database, 'readonly', async (stores) => {
      const head = await headOf(stores, key);
      if (head === undefined) throw new ProjectStoreError('gone');
      const versions = await versionsOf(stores, key);
      const others = versions.filter(({ number }) => number < head.number).sort((a, b) => b.number - a.number);
      const current = versions.filter(({ number }) => number === head.number);
      for (const version of [...current, ...others]) {
        const files = await filesOf(stores, key, version);
        if (files !== null) return { ...noteOf(head), files };
      }
      throw new ProjectStoreError('gone');
    });
  }

  /** The number of the current version; null if the project is gone. */
  async current(key: string): Promise<number | null> {
    const head = await transact(this.#database, 'readonly', (stores) => headOf(stores, key));
    return head?.number ?? null;
  }

  /** All versions that are kept, the latest first. */
  async history(key: string): Promise<readonly VersionNote[]> {
    const versions = await transact(this.#database, 'readonly', (stores) => versionsOf(stores, key));
    return versions.map(({ files: _, ...note }) => note).sort((a, b) => b.number - a.number);
  }

  /** The files of an older version. */
  async version(key: string, number: number): Promise<ProjectFiles> {
    return transact(this.#database, 'readonly', async (stores) => {
      const version = await result<Version | undefined>(stores.versions.get([key, number]));
      const files = version === undefined ? null : await filesOf(stores, key, version);
      if (files === null) throw new ProjectStoreError('gone');
      return files;
    });
  }

  /** Keeps the last changes of a page that is being left, as a draft. The next reader of the project makes a version of it. */
  leave(writing: Writing): void {
    putAtOnce(this.#database, 'drafts', writing.key, { ...writing, files: new Map(writing.files) });
  }

  async #settle(key: string): Promise<void> {
    const draft = await transact(this.#database, 'readonly', ({ drafts }) => result<Writing | undefined>(drafts.get(key)));
    if (draft !== undefined) await this.write(draft);
  }

  write({ key, after, title, files, label }: Writing): Promise<Written> {
    // Hash before the transaction begins: it ends as soon as nothing is asked of it.
    const hashed = [...files].map(([path, bytes]) => ({ path, bytes, hash: hashOfBytes(bytes) }));
    const at = this.#now();
    return transact(this.#database, 'readwrite', async (stores) => {
      const head = await headOf(stores, key);
      const isAside = (head?.number ?? null) !== after;
      const number = (head?.last ?? 0) + 1;
      const before = head === undefined ? undefined : await result<Version | undefined>(stores.versions.get([key, head.number]));
      const there = new Set(Object.values(before?.files ?? {}));
      for (const { hash, bytes } of hashed) if (!there.has(hash)) stores.blobs.put(bytes, [key, hash]);
      const version: Version = {
        number,
        at,
        label: isAside ? { code: 'otherTab', ...(label.what === undefined ? {} : { what: label.what }) } : label,
        size: hashed.reduce((sum, { bytes }) => sum + bytes.length, 0),
        files: Object.fromEntries(hashed.map(({ path, hash }) => [path, hash])),
      };
      stores.versions.put(version, [key, number]);
      const next: Head =
        isAside && head !== undefined ? { ...head, last: number } : { key, title, changed: at, number, last: number };
      stores.heads.put(next, key);
      stores.drafts.delete(key);
      if (number % THIN_EVERY === 0) await thin(stores, next, at);
      return { number, isAside };
    });
  }

  /** Deletes all versions but the current one, for more room. */
  forgetHistory(key: string): Promise<void> {
    return transact(this.#database, 'readwrite', async (stores) => {
      const head = await headOf(stores, key);
      if (head === undefined) return;
      const versions = await versionsOf(stores, key);
      await drop(
        stores,
        key,
        versions.filter(({ number }) => number !== head.number).map(({ number }) => number),
      );
    });
  }

  remove(key: string): Promise<void> {
    return transact(this.#database, 'readwrite', async ({ heads, versions, blobs, drafts }) => {
      heads.delete(key);
      drafts.delete(key);
      versions.delete(rangeOf(key));
      blobs.delete(rangeOf(key));
    });
  }
}

const headOf = ({ heads }: Stores, key: string): Promise<Head | undefined> => result<Head | undefined>(heads.get(key));

const versionsOf = ({ versions }: Stores, key: string): Promise<Version[]> => result<Version[]>(versions.getAll(rangeOf(key)));

/** The files of a version; null if the bytes of one are not there, or not what they were. */
async function filesOf({ blobs }: Stores, key: string, { files }: Version): Promise<ProjectFiles | null> {
  const read = new Map<string, Uint8Array>();
  for (const [path, hash] of Object.entries(files)) {
    const bytes = await result<Uint8Array | undefined>(blobs.get([key, hash]));
    if (!(bytes instanceof Uint8Array) || hashOfBytes(bytes) !== hash) return null;
    read.set(path, bytes);
  }
  return read;
}

async function thin(stores: Stores, { key, number }: Head, now: number): Promise<void> {
  await drop(stores, key, superfluous(await versionsOf(stores, key), number, now));
}

/** Deletes versions, and the bytes that no other version needs. */
async function drop(stores: Stores, key: string, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) stores.versions.delete([key, number]);
  const needed = new Set((await versionsOf(stores, key)).flatMap(({ files }) => Object.values(files)));
  for (const found of await result(stores.blobs.getAllKeys(rangeOf(key)))) {
    const hash = Array.isArray(found) ? found[1] : undefined;
    if (typeof hash === 'string' && !needed.has(hash)) stores.blobs.delete(found);
  }
}
