import type { Page } from 'playwright-core';

/** What the browser's store does: never answer, refuse what it is to keep, find out at the end that the disk is full, or work. */
type Store = 'deaf' | 'full' | 'aborts' | 'well';

/** Runs in the page and in the game's Worker, before anything else does. */
function spoil(at: Store): void {
  let now = at;
  new BroadcastChannel('store').onmessage = ({ data }: MessageEvent<Store>) => void (now = data);
  const open = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')!.value as IDBFactory['open'];
  IDBFactory.prototype.open = function (this: IDBFactory, ...given) {
    // A request that never has an event.
    return now === 'deaf' ? ({} as IDBOpenDBRequest) : open.apply(this, given);
  };
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')!.value as IDBObjectStore['put'];
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
    if (now === 'full') throw new DOMException('no room', 'QuotaExceededError');
    const request = put.apply(this, given);
    if (now === 'aborts') request.addEventListener('success', () => this.transaction.abort());
    return request;
  };
}

/** Spoils the store of the page, which is loaded again for it, and of every Worker from then on; gives what changes its ways. */
export async function spoilStore(page: Page, at: Store): Promise<(store: Store) => Promise<void>> {
  let now = at;
  const code = (): string => `(${spoil.toString()})('${now}');`;
  await page.context().route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code()}\n${await response.text()}` });
  });
  await page.addInitScript(code());
  await page.reload();
  await page.waitForFunction(() => globalThis.__inspect !== undefined);
  return (store) => {
    now = store;
    return page.evaluate((data) => new BroadcastChannel('store').postMessage(data), store);
  };
}
