import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { BOARD, fieldPlace } from '../../../src/games/cults/picture/config/board-layout';
import { tableLayoutFor } from '../../../src/games/cults/picture/config/table-layout';
import { onePerson } from '../../../src/tools/inspect/driver/positions';
import { closeBrowser } from '../support/chromium';
import { inGame, inOneGame } from '../support/game-page';

afterAll(closeBrowser);

const PAINTED = { unpainted: false };
const PATIENCE = { timeout: 60_000 };

const search = (page: Page): Locator => page.locator('#rules-search');
const count = (page: Page): Promise<string | null> => page.locator('.rules-count').textContent();
/** The rule at which the book was opened; it must be in sight. */
async function openedAt(page: Page): Promise<string | null> {
  const target = page.locator('.rules-target');
  await target.waitFor(PATIENCE);
  const isSeen = await target.evaluate((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  expect(isSeen).toBe(true);
  return target.locator('.rules-number').textContent();
}

describe('the rulebook', () => {
  it('is searched by word in both languages, by number, and keeps its place when the language changes', async () => {
    await inGame(async ({ page }) => {
      await page.evaluate(() => globalThis.__inspect!.go('rules'));
      await page.keyboard.press('/');
      await page.keyboard.type('Sanity greater');
      expect(await count(page)).toBe('1 of 5');
      expect(await page.locator('mark').allTextContents()).toEqual(['greater', 'Sanity', 'Sanity', 'Sanity', 'greater']);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.press('Shift+Enter');
      expect(await count(page)).toBe('5 of 5');
      expect(await page.locator('mark[aria-current]').textContent()).toBe('greater');
      await search(page).fill('12.8');
      expect(await openedAt(page)).toBe('R12.8');
      await page.evaluate(() => globalThis.__inspect!.change({ lang: 'pl' }));
      await page.getByRole('heading', { name: 'Zasady', exact: true }).waitFor(PATIENCE);
      expect(await openedAt(page)).toBe('R12.8');
      await search(page).fill('poczytalnosc');
      expect((await page.locator('mark').allTextContents()).every((word) => /^poczytalnoś[ćc]$/i.test(word))).toBe(true);
      expect(await count(page)).toMatch(/^\d+ z \d+$/);
      await search(page).fill('zzz');
      expect(await count(page)).toBe('W zasadach nie ma „zzz”.');
      // Escape empties the field first, then leaves.
      await page.keyboard.press('Escape');
      expect(await search(page).inputValue()).toBe('');
      await page.keyboard.press('Escape');
      await page.locator('#rules').waitFor({ state: 'detached' });
    });
  });

  it('shows pictures that the table draws, and follows the numbers in its text', async () => {
    await inGame(async ({ page }) => {
      await page.evaluate(() => globalThis.__inspect!.go('rules'));
      await page.getByRole('button', { name: 'R9 Confrontation' }).click();
      const fight = page.getByRole('img', { name: /^The Confrontation of example E4/ });
      await fight.scrollIntoViewIfNeeded();
      await fight.locator('canvas').waitFor(PATIENCE);
      // Not one colour alone.
      const colours = await fight.locator('canvas').evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
        return new Set(new Uint32Array(data.buffer)).size;
      });
      expect(colours).toBeGreaterThan(200);
      await page.locator('.rules-rule', { hasText: 'Resolve a Confrontation first' }).getByRole('link', { name: 'R10' }).click();
      expect(await page.locator('.rules-target').textContent()).toBe('R10 Terror');
    }, PAINTED);
  });

  it('leaves nothing cut off, large and on a phone', async () => {
    await inGame(async ({ page }) => {
      await page.evaluate(() => globalThis.__inspect!.go('rules'));
      for (const viewport of [
        { width: 1600, height: 900 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(viewport);
        const off = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('#rules .dom-head *, #rules .rules-chapters button, #rules [data-at]')]
            .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
            .map((one) => one.textContent),
        );
        expect(off).toEqual([]);
        const body = await page.locator('.rules-page').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(body).toBe(0);
      }
    });
  });
});

describe('an explanation at the table leads to its rules', () => {
  const inOne = inOneGame();
  /** What must be the same after a look into the book. */
  const state = (page: Page): Promise<unknown> =>
    page.evaluate(() => ({ asking: globalThis.__cults!.asking(), chosen: globalThis.__cults!.chosen() }));
  const sanityAt = (page: Page): { readonly x: number; readonly y: number } => {
    const { width, height } = page.viewportSize()!;
    const { board } = tableLayoutFor(width, height);
    const { x, y } = fieldPlace('downtown', 'sanity');
    const scale = board.radius / BOARD.radius;
    return { x: board.x + x * scale, y: board.y + y * scale };
  };
  const start = { config: onePerson(2, 'rulebook') };

  it('by a click in the tooltip, by the key R, and back to the same question', async () => {
    await inOne(async (player) => {
      const { page } = player;
      await page.evaluate((wanted) => globalThis.__inspect!.begin(wanted), start);
      await player.ready();
      const before = await state(page);
      const sanity = sanityAt(page);
      await page.mouse.move(sanity.x, sanity.y, { steps: 3 });
      const link = page.getByRole('button', { name: 'Rules: R3.6, R10.2' });
      await link.waitFor(PATIENCE);
      const { x, y, width, height } = (await link.boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
      await page.mouse.click(x + width / 2, y + height / 2);
      expect(await openedAt(page)).toBe('R3.6');
      await page.locator('.rules-cited').getByRole('link', { name: 'R10.2' }).click();
      expect(await openedAt(page)).toBe('R10.2');
      await page.keyboard.press('Escape');
      await page.locator('#rules').waitFor({ state: 'detached' });
      expect(await state(page)).toEqual(before);
      await page.mouse.move(1, 1);
      await page.mouse.move(sanity.x, sanity.y, { steps: 3 });
      await link.waitFor(PATIENCE);
      await page.keyboard.press('r');
      expect(await openedAt(page)).toBe('R3.6');
      await page.getByRole('button', { name: 'Back' }).click();
      await page.locator('#rules').waitFor({ state: 'detached' });
      expect(await state(page)).toEqual(before);
    });
  });

  it('from the reference of Plans', async () => {
    await inOne(async (player) => {
      const { page } = player;
      await page.evaluate((wanted) => globalThis.__inspect!.begin(wanted), start);
      await player.ready();
      await page.keyboard.press('p');
      await player.press('Rules: R8.7');
      expect(await openedAt(page)).toBe('R8.7');
    });
  });
});
