/** Games kept in the browser (IndexedDB): the autosave, and what else must survive a closed tab. */
const DATABASE = 'rise-of-the-cults';
const STORE = 'games';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      // A full disk may show only when what was asked for is written down.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
    });
  } finally {
    database.close();
  }
}

export const storage = {
  get: (key: string): Promise<unknown> => inStore<unknown>('readonly', (store) => store.get(key) as IDBRequest<unknown>),
  put: (key: string, value: unknown): Promise<unknown> => inStore('readwrite', (store) => store.put(value, key)),
  remove: (key: string): Promise<unknown> => inStore('readwrite', (store) => store.delete(key)),
};
