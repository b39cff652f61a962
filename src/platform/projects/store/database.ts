import { ProjectStoreError } from '../project';

export const DATABASE = 'rise-of-the-cults-workshop';
/**
 * `heads`: which version is current. `versions`: paths and hashes. `blobs`: the files' bytes by project and hash. `drafts`: what a page
 * wrote while it was left.
 */
export const STORES = ['heads', 'versions', 'blobs', 'drafts'] as const;

/** Opens the database of the Workshop. The connection stays open while projects are edited, so that a last write can begin at once. */
export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const failed = (error: unknown): void => reject(new ProjectStoreError('noStorage', error));
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(DATABASE, 1);
    } catch (error) {
      return failed(error);
    }
    request.onupgradeneeded = () => {
      for (const name of STORES) request.result.createObjectStore(name);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => failed(request.error);
    request.onblocked = () => failed(new Error('blocked'));
  });
}

export type Stores = Readonly<Record<(typeof STORES)[number], IDBObjectStore>>;

export const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

const isQuota = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Everything of a project: keys `[project, …]`. */
export const rangeOf = (project: string): IDBKeyRange => IDBKeyRange.bound([project], [project, []]);

/**
 * Runs one transaction: all that `act` writes is there afterwards, or nothing of it. Resolves when the browser has written it, not
 * when it was asked to. `act` may await only requests of this transaction.
 */
export function transact<T>(database: IDBDatabase, mode: IDBTransactionMode, act: (stores: Stores) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => reject(new ProjectStoreError(isQuota(error) ? 'quota' : 'noStorage', error));
    let transaction: IDBTransaction;
    try {
      transaction = database.transaction([...STORES], mode, mode === 'readwrite' ? { durability: 'strict' } : {});
    } catch (error) {
      return fail(error);
    }
    const stores = Object.fromEntries(STORES.map((name) => [name, transaction.objectStore(name)])) as Record<
      (typeof STORES)[number],
      IDBObjectStore
    >;
    const acted = act(stores);
    transaction.oncomplete = () => void acted.then(resolve, reject);
    transaction.onabort = () =>
      acted.then(
        () => fail(transaction.error),
        (error: unknown) => reject(ownError(error, transaction)),
      );
    acted.catch(() => abort(transaction));
  });
}

/**
 * Writes one value without waiting for anything: a page that is being left runs no more callbacks, so everything must be asked for
 * at once.
 */
export function putAtOnce(database: IDBDatabase, store: (typeof STORES)[number], key: string, value: unknown): void {
  try {
    const transaction = database.transaction([store], 'readwrite');
    transaction.objectStore(store).put(value, key);
    transaction.commit();
  } catch {
    // The connection is closing: the last version that was written stays.
  }
}

/** The reason of an abort: an error of ours as it is, everything else as a fault of the storage. */
function ownError(error: unknown, { error: why }: IDBTransaction): unknown {
  if (error instanceof ProjectStoreError) return error;
  return new ProjectStoreError(isQuota(why) || isQuota(error) ? 'quota' : 'noStorage', error);
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
