import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type {} from './pages/nim/page';
import { visitor, type VisitOptions } from '../../src/tools/inspect/driver/visit';
import { closeBrowser, sharedBrowser, unlessItComplains } from './support/chromium';
import { servePage, type Served } from './support/serve';

/** The screens, the doors and the table of the platform play a game that they have never heard of, over the real host. */

const PATIENCE = { timeout: 60_000 };

let served: Served;
beforeAll(async () => {
  served = await servePage('nim');
});
afterAll(async () => {
  await closeBrowser();
  await served.close();
});

/** The page of Nim in a fresh profile, at its title. */
async function inNim(act: (page: Page) => Promise<void>, options: VisitOptions = {}): Promise<void> {
  const context = await visitor(await sharedBrowser(), options);
  try {
    const page = await context.newPage();
    await unlessItComplains(page, async () => {
      await opened(page);
      await act(page);
    });
  } finally {
    await context.close();
  }
}

async function opened(page: Page): Promise<void> {
  await page.goto(served.url);
  await page.waitForFunction(() => globalThis.nimTexts !== undefined, undefined, PATIENCE);
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click(PATIENCE);

const reads = (page: Page, words: string): Promise<unknown> =>
  page.waitForFunction((wanted) => globalThis.nimTexts!().some((text) => text.includes(wanted)), words, PATIENCE);

/** The size of the heap, as the buttons name it once a decision is open. */
async function heapOf(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^(Take|Weź) 1 / });
  await button.waitFor(PATIENCE);
  return Number(/(\d+)$/.exec((await button.getAttribute('title')) ?? (await button.getAttribute('aria-label')) ?? '')?.[1]);
}

/** Takes stones, one at a time, until the result is shown. */
async function toTheEnd(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const next = page.getByRole('button', { name: /^(Take 1 of \d+|I am here|To the title)$/ });
    await next.first().waitFor(PATIENCE);
    const name = await next.first().getAttribute('title');
    if (await page.getByRole('button', { name: 'To the title' }).isVisible()) return;
    await next.first().click(PATIENCE);
    await page.waitForFunction((old) => !document.querySelector(`button[title="${old}"]`), name, PATIENCE);
  }
  throw new Error('the game did not end');
}

describe('Nim on the platform’s screens', () => {
  it('begins with one click from the title, is played by clicks against a bot, and ends with a result', () =>
    inNim(
      async (page) => {
        await reads(page, 'Nim');
        await press(page, 'Play');
        const before = await heapOf(page);
        await press(page, `Take 2 of ${before}`);
        await page.getByRole('button', { name: `Take 2 of ${before}`, exact: true }).waitFor({ ...PATIENCE, state: 'detached' });
        // The bot has answered too.
        expect(await heapOf(page)).toBeLessThan(before - 2);
        await toTheEnd(page);
        await reads(page, 'has won.');
        await press(page, 'To the title');
        await page.getByRole('button', { name: 'Play', exact: true }).waitFor(PATIENCE);
        expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(0);
      },
      { settings: { firstGameDone: false, speed: 'normal' } },
    ));

  it('is handed over between two persons, takes back an answer, and goes on after the page was closed', () =>
    inNim(async (page) => {
      await press(page, 'New game');
      await press(page, 'Two persons');
      await reads(page, 'Pass the screen to Left.');
      await press(page, 'I am here');
      const heap = await heapOf(page);
      await press(page, `Take 3 of ${heap}`);
      await reads(page, 'Pass the screen to Right.');
      await press(page, 'I am here');
      expect(await heapOf(page)).toBe(heap - 3);
      await press(page, `Take 1 of ${heap - 3}`);
      await reads(page, 'Pass the screen to Left.');
      await press(page, 'I am here');
      expect(await heapOf(page)).toBe(heap - 4);
      await press(page, 'Take back');
      await reads(page, 'Pass the screen to Right.');
      await press(page, 'I am here');
      expect(await heapOf(page)).toBe(heap - 3);
      await press(page, '☰');
      await press(page, 'Quit to the title');
      await opened(page);
      await press(page, 'Continue');
      await press(page, 'I am here');
      await reads(page, `Left takes 3; ${heap - 3} left.`);
      await press(page, 'Go on');
      expect(await heapOf(page)).toBe(heap - 3);
      await toTheEnd(page);
      await reads(page, 'has won.');
    }));

  it('is drawn anew in another size and in Polish', () =>
    inNim(
      async (page) => {
        await press(page, 'Nowa gra');
        await press(page, 'Z botem');
        const heap = await heapOf(page);
        await page.setViewportSize({ width: 844, height: 390 });
        expect(await heapOf(page)).toBe(heap);
        await press(page, `Weź 1 z ${heap}`);
        await page.getByRole('button', { name: `Weź 1 z ${heap}`, exact: true }).waitFor({ ...PATIENCE, state: 'detached' });
        expect(await heapOf(page)).toBeLessThan(heap - 1);
      },
      { settings: { lang: 'pl' } },
    ));
});
