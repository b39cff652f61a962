import type { BrowserContext, Page } from 'playwright-core';
import { DATABASE } from '../../../src/platform/projects/store/database';

declare global {
  /** Tells the test what a page does that may be killed at any moment. */
  var tellTest: ((what: string) => Promise<void>) | undefined;
}

/** How a tab ends: the browser closes it, or it crashes and no event tells the page. */
export type Death = 'crash' | 'close';

/** How far a save had come, as far as the page could tell. */
export type Reached = 'waiting' | 'writing' | 'confirmed';

/** What a page of the Workshop has told of its saves, in order; it stays known when the page is killed. */
export class Saves {
  readonly #told: string[] = [];
  #heard: (() => void) | null = null;

  /** Listens to all pages of a profile. */
  static async of(context: BrowserContext): Promise<Saves> {
    const saves = new Saves();
    await context.exposeBinding('tellTest', (_, what: string) => saves.#hear(what));
    await context.addInitScript(tellOfSaves, DATABASE);
    return saves;
  }

  forget(): void {
    this.#told.length = 0;
  }

  /** Resolves when a transaction that writes has begun since `forget`. */
  async begun(): Promise<void> {
    while (!this.#told.includes('begun')) await new Promise<void>((resolve) => (this.#heard = resolve));
  }

  get reached(): Reached {
    const begins = this.#told.findIndex((what) => what.includes('Saving'));
    const isConfirmed = begins !== -1 && this.#told.slice(begins).some((what) => what.includes('Saved'));
    if (isConfirmed) return 'confirmed';
    return this.#told.includes('begun') ? 'writing' : 'waiting';
  }

  #hear(what: string): void {
    this.#told.push(what);
    this.#heard?.();
  }
}

/** Runs in the page: tells when a transaction of the Workshop's database begins to write, and what stands in the bar about the save. */
function tellOfSaves(name: string): void {
  const { prototype } = IDBDatabase;
  const begin = Object.getOwnPropertyDescriptor(prototype, 'transaction')!.value as IDBDatabase['transaction'];
  prototype.transaction = function told(this: IDBDatabase, ...given: Parameters<IDBDatabase['transaction']>) {
    if (this.name === name && given[1] === 'readwrite') void globalThis.tellTest?.('begun');
    return Reflect.apply(begin, this, given);
  };
  const watch = new MutationObserver((changes) => {
    const bar = changes.map(({ target }) => target).find((target) => target instanceof Element && target.matches('.ws-saved'));
    if (bar !== undefined) void globalThis.tellTest?.(bar.textContent ?? '');
  });
  watch.observe(document, { subtree: true, childList: true });
}

/** Prepares the end of a tab, so that it comes without delay when it is called. */
export async function readyToKill(page: Page, death: Death): Promise<() => Promise<void>> {
  if (death === 'close') return () => page.close();
  const session = await page.context().newCDPSession(page);
  return async () => {
    const gone = new Promise<void>((resolve) => page.once('crash', () => resolve()));
    session.send('Page.crash').catch(() => undefined);
    await gone;
    await page.close();
  };
}
