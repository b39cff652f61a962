import { afterAll, describe, expect, it } from 'vitest';
import { baseLibrary } from '../../../src/games/cults/base-set/books';
import { positionBefore } from '../../../src/tools/inspect/driver/positions';
import { closeBrowser } from '../support/chromium';
import { inGame, reads } from '../support/game-page';

afterAll(closeBrowser);

const { book } = baseLibrary();

describe('without animation', () => {
  const fight = positionBefore(['forcesCommitted', 'confrontationDecided'], book);
  const city = positionBefore(['cityRevealed'], book);

  it('the outcome of a Confrontation waits until the player goes on', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await page.evaluate((given) => globalThis.__inspect!.restore(given), fight.save);
      await player.ready();
      await page.evaluate((answer) => globalThis.__cults!.submit(answer), fight.answer);
      const button = page.getByRole('button', { name: 'Go on', exact: true });
      await button.waitFor({ timeout: 60_000 });
      expect(await page.evaluate(() => globalThis.__cults!.idle())).toBe(false);
      await button.click();
      await player.ready();
    });
  });

  it('what the others and the city did is listed until the next answer', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await page.evaluate((given) => globalThis.__inspect!.restore(given), city.save);
      await player.ready();
      await page.evaluate((answer) => globalThis.__cults!.submit(answer), city.answer);
      await reads(page, 'Meanwhile');
      const view = await player.ready();
      await player.answer(view, view.decision!.suggest);
      await page.waitForFunction(() => globalThis.__cults!.isDrawn());
    });
  });
});
