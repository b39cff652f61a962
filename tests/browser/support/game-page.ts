import { afterAll, inject } from 'vitest';
import type { Page } from 'playwright-core';
import { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { openInspected, visitor, type VisitOptions } from '../../../src/tools/inspect/driver/visit';
import { sharedBrowser, unlessItComplains } from './chromium';

const PATIENCE = { timeout: 60_000, polling: 30 };

/** The page of the game in a fresh profile, at its title; what the page complains about fails the test. */
export async function inGame<T>(
  act: (player: PagePlayer) => Promise<T>,
  options: VisitOptions = {},
  url = inject('gameUrl'),
): Promise<T> {
  const context = await visitor(await sharedBrowser(), { unpainted: true, ...options });
  try {
    const page = await openInspected(context, url);
    return await unlessItComplains(page, () => act(new PagePlayer(page)));
  } finally {
    await context.close();
  }
}

/**
 * One page for several tests that each find their own way from the title: to open the game takes longer than most of them. To be called
 * in a `describe`; what the page complains about fails the test in which it does.
 */
export function inOneGame(options: VisitOptions = {}): typeof inGame {
  let opened: Promise<Page> | null = null;
  const open = async (): Promise<Page> =>
    openInspected(await visitor(await sharedBrowser(), { unpainted: true, ...options }), inject('gameUrl'));
  afterAll(async () => (await opened)?.context().close());
  return async (act) => {
    const page = await (opened ??= open());
    return unlessItComplains(page, () => act(new PagePlayer(page)));
  };
}

/** The tab is closed and opened again: the game starts anew in the same profile. */
export async function reopened(page: Page): Promise<PagePlayer> {
  const context = page.context();
  // What the browser has not written yet would be lost with the tab.
  await page.waitForFunction(() => globalThis.__cults?.isKept() !== false, undefined, PATIENCE);
  await page.close();
  return new PagePlayer(await openInspected(context, inject('gameUrl')));
}

/** Waits until words are on the screen. */
export async function reads(page: Page, words: string): Promise<void> {
  const isThere = (wanted: string): boolean => globalThis.__inspect!.texts().some(({ text }) => text.includes(wanted));
  await page.waitForFunction(isThere, words, PATIENCE);
}

/** Writes what the browser keeps of a game as if an older version of the page had been played there. */
export async function leaveBehind(page: Page, stored: unknown): Promise<void> {
  await page.evaluate(async (value) => {
    const opening = indexedDB.open('rise-of-the-cults', 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore('games');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const writing = opening.result.transaction('games', 'readwrite');
    writing.objectStore('games').put(value, 'autosave');
    for (const key of ['autosave-note', 'cults/autosave', 'cults/autosave-note']) writing.objectStore('games').delete(key);
    await new Promise((resolve) => (writing.oncomplete = resolve));
    opening.result.close();
  }, stored);
}

/** What the browser keeps of the game that was left. */
export const leftBehind = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('rise-of-the-cults', 1);
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const games = opening.result.transaction('games').objectStore('games');
    // An older page named no game in its key.
    const readings = [games.get('cults/autosave'), games.get('autosave')];
    await Promise.all(readings.map((reading) => new Promise((resolve) => (reading.onsuccess = resolve))));
    opening.result.close();
    return (readings[0]!.result ?? readings[1]!.result) as unknown;
  });
