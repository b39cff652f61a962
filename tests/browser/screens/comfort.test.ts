import { afterAll, describe, expect, it } from 'vitest';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { closeBrowser } from '../support/chromium';
import { inGame, reads } from '../support/game-page';

afterAll(closeBrowser);

const TOLD = 'Dagon took a Plan marker';
const SCENARIO = {
  seats: ['dagon', 'hastur'],
  round: 2,
  phase: 'action',
  districts: { downtown: { plans: ['hastur', 'dagon'] }, uptown: { plans: ['dagon'] } },
};

/** The font size of what has happened lately. */
const sizeOfLog = ({ page }: PagePlayer): Promise<number> =>
  page.evaluate((told) => globalThis.__inspect!.texts().find(({ text }) => text.startsWith(told))!.size, TOLD);

describe('what makes reading easier', () => {
  it('a larger text size enlarges what is told at the table, at once', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await page.evaluate((given) => globalThis.__inspect!.begin({ scenario: given }), SCENARIO);
      const view = await player.ready();
      await player.answer(view, [view.decision!.options.find(({ plan }) => plan === 'bluff')!.id]);
      await player.ready();
      await reads(page, TOLD);
      const usual = await sizeOfLog(player);
      await page.evaluate(() => globalThis.__inspect!.go('settings'));
      await player.press(/^Text size: large/);
      await player.press('Back');
      await player.ready();
      await reads(page, TOLD);
      expect(await sizeOfLog(player)).toBeGreaterThan(usual * 1.1);
    });
  });

  it('two fingers may enlarge the table', async () => {
    await inGame(async ({ page }) => {
      const allowed = await page.evaluate(() => getComputedStyle(document.querySelector('canvas')!).touchAction);
      expect(allowed).toBe('pinch-zoom');
      const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
      expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
    });
  });

  it('the settings have a full screen, and the way back', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await page.evaluate(() => globalThis.__inspect!.go('settings'));
      await player.press('Full screen: off');
      await page.waitForFunction(() => document.fullscreenElement !== null);
      await player.press('Full screen: on');
      await page.waitForFunction(() => document.fullscreenElement === null);
    });
  });
});
