import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { onePerson } from '../../src/tools/inspect/driver/positions';
import { closeBrowser } from './support/chromium';
import { framesAsked } from './support/frames-asked';
import { inGame } from './support/game-page';

afterAll(closeBrowser);

/** Frames that are rendered while nobody does anything. */
async function renderedIn(page: Page, milliseconds: number): Promise<number> {
  const rendered = (): Promise<number> => page.evaluate(() => globalThis.__inspect!.rendered());
  const before = await rendered();
  await page.waitForTimeout(milliseconds);
  return (await rendered()) - before;
}

describe('mist, light and embers', () => {
  it('drift on the title and at the table after an input, do not keep the table from being at rest, and rest themselves', async () => {
    await inGame(
      async (player) => {
        const { page } = player;
        await page.mouse.move(500, 300);
        await expect.poll(() => renderedIn(page, 1000), { timeout: 20_000 }).toBeGreaterThan(0);
        await page.evaluate((config) => globalThis.__inspect!.begin({ config }), onePerson(1, 'ambience'));
        await player.ready();
        await page.waitForFunction(() => globalThis.__inspect!.atRest());
        await page.mouse.move(600, 400);
        await expect.poll(() => renderedIn(page, 500), { timeout: 20_000 }).toBeGreaterThan(1);
        await page.waitForFunction(() => globalThis.__inspect!.atRest() && globalThis.__cults!.isDrawn());
        await expect.poll(() => framesAsked(page), { timeout: 90_000 }).toBe(0);
        expect(await renderedIn(page, 3000)).toBe(0);
      },
      { settings: { speed: 'normal' } },
    );
  });

  it.each([
    { reducedMotion: true, speed: 'normal' },
    { reducedMotion: false, speed: 'instant' },
  ])('never drift with %o', async (settings) => {
    await inGame(
      async ({ page }) => {
        await expect.poll(() => framesAsked(page), { timeout: 40_000 }).toBe(0);
        await page.keyboard.press('Shift');
        await expect.poll(() => renderedIn(page, 1500), { timeout: 20_000 }).toBe(0);
        expect(await framesAsked(page)).toBe(0);
      },
      { settings },
    );
  });
});
