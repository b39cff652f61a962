/** Storage in IndexedDB: the autosave, and other data that must survive a closed tab. */
const DATABASE = 'rise-of-the-cults';
const STORE = 'games';

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

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

/** Runs one transaction. A given-up request is not carried out late: newer data may have been written since. */
async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | undefined> {
  return limited(async (isGivenUp) => {
    const database = await open();
    try {
      if (isGivenUp()) throw new NoAnswer('IndexedDB answers too late');
      return await done(database.transaction(STORE, mode), act);
    } finally {
      database.close();
    }
  });
}

function done<T>(transaction: IDBTransaction, act: (store: IDBObjectStore) => IDBRequest<T> | null): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const request = act(transaction.objectStore(STORE));
    // Resolve on completion of the transaction, not of the request: a full disk may only show when the data is written.
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
}

export const storage = {
  get: (key: string): Promise<unknown> => inStore<unknown>('readonly', (store) => store.get(key)),
  /** Writes all values in one transaction. */
  put: (values: Readonly<Record<string, unknown>>): Promise<unknown> =>
    inStore('readwrite', (store) => {
      for (const [key, value] of Object.entries(values)) store.put(value, key);
      return null;
    }),
  remove: (keys: readonly string[]): Promise<unknown> =>
    inStore('readwrite', (store) => {
      for (const key of keys) store.delete(key);
      return null;
    }),
};
