/** Games kept in the browser (IndexedDB): the autosave, and what else must survive a closed tab. */
const DATABASE = 'rise-of-the-cults';
const STORE = 'games';

/** A busy disk needs this long at most; some browsers never answer at all. Milliseconds. */
const PATIENCE = 4000;
/** One that did not answer the last time is not waited for like that again, until it does. */
const DOUBT = 400;

/** The browser's store did not answer. */
class NoAnswer extends Error {}

let isSilent = false;

/** What is asked of the store, or that no answer came; whoever asks can see that nobody waits any more. */
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
        // Also one that comes late: it is there again.
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

/** What was given up is not done late: something newer may have been written since. */
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
    // A full disk may show only when what was asked for is written down.
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
}

export const storage = {
  get: (key: string): Promise<unknown> => inStore<unknown>('readonly', (store) => store.get(key)),
  /** All of them or none. */
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
