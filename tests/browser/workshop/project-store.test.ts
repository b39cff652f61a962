import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, sharedBrowser } from '../support/chromium';
import { servePage, type Served } from '../support/serve';

let served: Served;
let context: BrowserContext;
beforeAll(async () => {
  served = await servePage('projects');
  context = await (await sharedBrowser()).newContext();
});
afterAll(async () => {
  await context.close();
  await closeBrowser();
  await served.close();
});

async function open(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(served.url);
  await page.waitForFunction(() => typeof globalThis.openLock === 'function');
  return page;
}

describe('the store of projects', () => {
  it('keeps earlier versions whole and readable', async () => {
    const page = await open();
    for (let number = 1; number <= 25; number++)
      await page.evaluate((n) => globalThis.writePair('kept', n === 1 ? null : n - 1, n), number);
    expect(await page.evaluate(() => globalThis.versionPair('kept', 3))).toEqual({ first: '3', second: '3', bytes: 40_000 });
    const { history } = await page.evaluate(() => globalThis.readPair('kept'));
    expect(history.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, i) => 25 - i));
    await page.close();
  });

  it('lays a version aside that does not follow the current one: both are there', async () => {
    const page = await open();
    await page.evaluate(() => globalThis.writePair('two', null, 1));
    expect(await page.evaluate(() => globalThis.writePair('two', 1, 2))).toEqual({ number: 2, isAside: false });
    expect(await page.evaluate(() => globalThis.writePair('two', 1, 77))).toEqual({ number: 3, isAside: true });
    const { first, number, history } = await page.evaluate(() => globalThis.readPair('two'));
    expect([first, number]).toEqual(['2', 2]);
    expect(history.map(({ number: one, label }) => [one, label.code])).toEqual([
      [3, 'otherTab'],
      [2, 'edited'],
      [1, 'edited'],
    ]);
    expect(await page.evaluate(() => globalThis.versionPair('two', 3))).toMatchObject({ first: '77', second: '77' });
    await page.close();
  });

  it('gets the last change of a page that is left at once', async () => {
    const page = await open();
    await page.evaluate(() => globalThis.writePair('left', null, 1));
    await page.evaluate(() => globalThis.autosave('left', 1, ['{"number":2}', '{"number":3}', '{"number":4}']));
    expect(await page.evaluate(() => globalThis.saveStates.at(-1))).toBe('waiting');
    await page.goto('about:blank');
    await page.close();
    const next = await open();
    const text = await next.evaluate(() => globalThis.readPair('left').then(({ first }) => first));
    expect(text).toBe('4');
    await next.close();
  });
});

describe('the lock of a project', () => {
  it('lets one tab edit; another takes over, and the first is told', async () => {
    const [first, second] = [await open(), await open()];
    for (const page of [first, second]) await page.evaluate(() => globalThis.openLock('shared'));
    expect(await first.evaluate(() => globalThis.lock.take())).toBe(true);
    expect(await second.evaluate(() => globalThis.lock.take())).toBe(false);
    expect(await second.evaluate(() => globalThis.lock.takeOver())).toBe(true);
    expect(await first.evaluate(() => globalThis.lock.lost())).toBe(1);
    expect(await first.evaluate(() => globalThis.lock.take())).toBe(false);
    // A tab that is closed lets go.
    await second.close();
    await first.waitForFunction(() => globalThis.lock.take());
    await first.close();
  });
});
