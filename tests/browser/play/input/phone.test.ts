import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { PagePlayer } from '../../../../src/tools/inspect/driver/player';
import { onePerson, positionsFor } from '../../../../src/tools/inspect/driver/positions';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { closeBrowser } from '../../support/chromium';
import { inGame, reads } from '../../support/game-page';
import { PLAN_NAMES, planLines } from '../../support/plan-names';

afterAll(closeBrowser);

/** A phone that is held sideways: there is no mouse. */
const PHONE = { viewport: { width: 844, height: 390 }, hasTouch: true };

/** Where the first thing with such a label lies. */
const spot = (page: Page, beginning: string): Promise<{ x: number; y: number }> =>
  page.evaluate((wanted) => globalThis.__cults!.spots().find(({ label }) => label.startsWith(wanted))!, beginning);

describe('a phone', () => {
  it('plays the first decisions of a solo game with a finger', async () => {
    await inGame(async ({ page }) => {
      const player = new PagePlayer(page, true);
      await page.evaluate((config) => globalThis.__inspect!.begin({ config }), onePerson(1, 'phone', { stacks: 'first-game' }));
      const asked = new Set<string>();
      for (let at = 0; at < 16 && !asked.has('pay'); at++) {
        const view = await player.ready();
        asked.add(view.decision!.kind);
        // The menu lies over the Plan board, each Plan over the same one.
        const twice = PLAN_NAMES.flatMap((name) => [name, name]);
        if (view.decision!.kind === 'takePlan') expect(await planLines(page, 'y')).toEqual([twice]);
        await player.answer(view, view.decision!.suggest);
      }
      expect(await planLines(page, 'y')).toEqual([PLAN_NAMES]);
      expect([...asked]).toEqual(expect.arrayContaining(['placeSite', 'placePlan', 'takePlan', 'pay']));
    }, PHONE);
  });

  it('shows a district large when it is tapped, and a card when a finger rests on it', async () => {
    const [position] = positionsFor(['placePlan'], baseBook());
    await inGame(async (player) => {
      const { page } = player;
      await page.evaluate((save) => globalThis.__inspect!.restore(save), position!.save);
      const view = await player.ready();
      await reads(page, '1 · Downtown');
      const quarter = await spot(page, 'district:uptown');
      await page.touchscreen.tap(quarter.x, quarter.y);
      await reads(page, '3 · Uptown');
      // To look at it is not to answer yet.
      expect(await page.evaluate(() => globalThis.__cults!.chosen())).toHaveLength(1);
      const card = await spot(page, '=handCard/0');
      await page.mouse.move(card.x, card.y);
      await page.mouse.down();
      await page.waitForFunction(() => globalThis.__inspect!.texts().some(({ path }) => path.includes('close-look')));
      await page.mouse.up();
      // The finger that is lifted chooses nothing and closes nothing.
      const large = (): Promise<number> =>
        page.evaluate(() => globalThis.__inspect!.texts().filter(({ path }) => path.includes('close-look')).length);
      expect(await large()).toBeGreaterThan(0);
      await page.touchscreen.tap(20, 20);
      await expect.poll(large).toBe(0);
      // The card's rule is one tap away, and so is the way back.
      await page.mouse.move(card.x, card.y);
      await page.mouse.down();
      await expect.poll(large).toBeGreaterThan(0);
      await page.mouse.up();
      await page.getByRole('button', { name: 'Rules R6.1' }).tap();
      await page.locator('.rules-target', { hasText: 'R6.1' }).waitFor();
      await page.getByRole('button', { name: 'Back' }).tap();
      await page.locator('#rules').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => globalThis.__cults!.asking())).toBe(view.decision!.id);
    }, PHONE);
  });
});
