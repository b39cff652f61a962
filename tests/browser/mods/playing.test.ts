import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';
import { waitForWords } from './dropping';
import { failingNext, untilRound } from './frail-mod';

afterAll(closeBrowser);

describe('a card that fails in play', () => {
  it('shows a notice with mod, card and place; its report is copied; the game goes on; another failure stands beside it', async () => {
    const save = await failingNext();
    await inGame(async (player) => {
      const { page } = player;
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate((given) => globalThis.__inspect!.restore(given), save);
      await untilRound(player, 3);
      const notices = page.getByRole('log', { name: 'Trouble with mods' }).getByRole('article');
      const glass = notices.filter({ hasText: '“House of Glass” has failed' });
      await glass.waitFor({ timeout: 60_000 });
      for (const part of ['Mod: Frail Things 1.4.2', 'cards/glass.js:8:', 'Failure 1 of 3', 'The game goes on.'])
        expect(await glass.textContent()).toContain(part);
      expect(await glass.getByRole('button', { name: 'Open in Workshop' }).count()).toBe(0);
      await glass.getByRole('button', { name: 'Report' }).click();
      await glass.getByText('The report is on the clipboard').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Card: frail:glass');
      await untilRound(player, 4);
      await notices.filter({ hasText: '“House of Straw” has failed' }).waitFor({ timeout: 60_000 });
      expect(await notices.count()).toBe(2);
      await glass.getByRole('button', { name: 'Close this notice' }).click();
      await glass.waitFor({ state: 'detached' });
      expect(await notices.count()).toBe(1);
    });
  });

  it('shows only the heading of its notice on a phone, so that the board can be played', async () => {
    const save = await failingNext();
    await inGame(
      async (player) => {
        const { page } = player;
        await page.evaluate((given) => globalThis.__inspect!.restore(given), save);
        await untilRound(player, 3);
        const notice = page.getByRole('article').filter({ hasText: '“House of Glass” has failed' });
        await notice.waitFor({ timeout: 60_000 });
        expect(await notice.getByRole('button', { name: 'Report' }).isVisible()).toBe(false);
        // Northside lies under a whole notice.
        await untilRound(player, 4);
        await notice.getByRole('heading').click();
        expect(await notice.getByRole('button', { name: 'Report' }).isVisible()).toBe(true);
      },
      { viewport: { width: 844, height: 390 } },
    );
  });

  it('tells its mod at the enlarged card, and can be blanked for this game', async () => {
    const save = await failingNext();
    await inGame(async (player) => {
      const { page } = player;
      await page.evaluate((given) => globalThis.__inspect!.restore(given), save);
      await untilRound(player, 3);
      await player.ready();
      // What the others did stands in the card's place until it was read.
      const isTold = await page.evaluate(() => globalThis.__inspect!.bounds('meanwhile') !== null);
      if (isTold) await player.click('meanwhile:close');
      await waitForWords(page, 'Mod: Frail Things 1.4.2');
      const blank = /^Blank House of Glass for this game/;
      await player.press(blank);
      await player.press('Leave it');
      expect((await player.ready()).blank).toEqual([]);
      await player.press(blank);
      await player.press('Blank it');
      await waitForWords(page, 'Blank in this game');
      expect((await player.ready()).blank).toEqual(['frail:glass']);
      const { log } = await page.evaluate(() => globalThis.__cults!.save());
      expect(log).toContainEqual({ blank: 'frail:glass', seat: 'dagon' });
    });
  });
});
