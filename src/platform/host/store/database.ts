/** Storage in IndexedDB: the autosave, and other data that must survive a closed tab. */

/** Milliseconds to wait for IndexedDB: a busy disk may take this long, and some browsers never answer. */
const PATIENCE = 4000;
/** Milliseconds to wait if IndexedDB did not answer last time. */
const DOUBT = 400;

/** Thrown when IndexedDB did not answer in time. */
export class NoAnswer extends Error {}

let isSilent = false;

/** Runs `ask` with a time limit; `isGivenUp` tells it that nobody waits any more. */
function limited<T>(ask: (isGivenUp: () => boolean) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    const timer = setTimeout(
      () => {
        isGivenUp = true;
        isSilent = true;
        reject(new NoAnswer('IndexedDB does not answer'));
      },
      isSilent ? DOUBT : PATIENCE,
    );
    ask(() => isGivenUp)
      .finally(() => {
        // A late answer counts too: the storage works again.
        isSilent = false;
        clearTimeout(timer);
      })
      .then(resolve, reject);
  });
}

/** A database with one object store. */
interface Place {
  readonly database: string;
  readonly store: string;
}

function open({ database, store }: Place): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

type Act<T> = (store: IDBObjectStore) => IDBRequest<T> | null;

/** Runs one transaction. A given-up request is not carried out late: newer data may have been written since. */
async function inStore<T>(place: Place, mode: IDBTransactionMode, act: Act<T>): Promise<T | undefined> {
  return limited(async (isGivenUp) => {
    const database = await open(place);
    try {
      if (isGivenUp()) throw new NoAnswer('IndexedDB answers too late');
      return await done(database.transaction(place.store, mode), place.store, act);
    } finally {
      database.close();
    }
  });
}

function done<T>(transaction: IDBTransaction, name: string, act: Act<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const request = act(transaction.objectStore(name));
    // Resolve on completion of the transaction, not of the request: a full disk may only show when the data is written.
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
}

/** Values by key; every call is one transaction. */
export interface Storage {
  get(key: string): Promise<unknown>;
  /** The values of all keys that begin like this, in the order of their keys. */
  all(prefix: string): Promise<readonly unknown[]>;
  put(values: Readonly<Record<string, unknown>>): Promise<unknown>;
  remove(keys: readonly string[]): Promise<unknown>;
  /** Puts and removes in one transaction. */
  change(values: Readonly<Record<string, unknown>>, removed: readonly string[]): Promise<unknown>;
}

/** Storage in a database of its own, so that data of one kind cannot keep another kind from being opened. */
export function storageIn(database: string, store: string): Storage {
  const place = { database, store };
  return {
    get: (key) => inStore<unknown>(place, 'readonly', (found) => found.get(key)),
    all: async (prefix) => {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      return (await inStore<unknown[]>(place, 'readonly', (found) => found.getAll(range))) ?? [];
    },
    put: (values) =>
      inStore(place, 'readwrite', (found) => {
        for (const [key, value] of Object.entries(values)) found.put(value, key);
        return null;
      }),
    remove: (keys) =>
      inStore(place, 'readwrite', (found) => {
        for (const key of keys) found.delete(key);
        return null;
      }),
    change: (values, removed) =>
      inStore(place, 'readwrite', (found) => {
        for (const key of removed) found.delete(key);
        for (const [key, value] of Object.entries(values)) found.put(value, key);
        return null;
      }),
  };
}

/** The games that the browser stores, each under keys of its own. */
export const storage = storageIn('rise-of-the-cults', 'games');
