import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';
import { WorkshopPage } from '../support/workshop-page';
import { drop, waitForWords } from './dropping';
import { failingNext, frailZip, untilRound } from './frail-mod';

afterAll(closeBrowser);

describe('the way to the Workshop', () => {
  it('from a mod of somebody else makes a copy, from the own one opens its project, from a failed card its script', async () => {
    const save = await failingNext();
    await inGame(async (player) => {
      const { page } = player;
      const workshop = new WorkshopPage(page);
      /** From the desk to the list of projects. */
      const back = async (): Promise<void> => {
        await workshop.press('Back');
        await workshop.root.getByRole('heading', { name: 'Remix a mod' }).waitFor();
      };
      await player.press('Mods');
      await player.press('Details: The Fifth Cult');
      await player.press('Remix in Workshop');
      await workshop.button(/^The Fifth Cult, remixed 0\.1\.0/).waitFor();
      // Its cult names its cards by the id of the copy, so that it loads without the original.
      await workshop.root.getByRole('tab', { name: 'Crawling Chaos' }).click();
      await workshop.shows(/^Crawling Chaos/);
      await back();
      const zip = frailZip();
      const file = { name: zip.name, mimeType: 'application/zip', buffer: Buffer.from(zip.bytes) };
      await workshop.root.locator('input[type=file]').setInputFiles(file);
      await workshop.button(/^Frail Things 1\.4\.2/).waitFor();
      await back();
      await page.keyboard.press('Escape');
      // The page of the other mod, where the player came from.
      await player.press('Back');
      await drop(page, [zip]);
      await waitForWords(page, 'Adds 2 City cards.');
      await player.press('Open in Workshop');
      await workshop.root.getByRole('tab', { name: 'House of Glass', selected: true }).waitFor();
      await back();
      // No second project.
      expect(await workshop.root.getByRole('button', { name: 'Open Frail Things' }).count()).toBe(1);
      await page.keyboard.press('Escape');
      await page.evaluate((given) => globalThis.__inspect!.restore(given), save);
      await untilRound(player, 4);
      const straw = page.getByRole('article').filter({ hasText: '“House of Straw” has failed' });
      await straw.getByRole('button', { name: 'Open in Workshop' }).click({ timeout: 60_000 });
      await workshop.root.getByRole('tab', { name: 'House of Straw', selected: true }).waitFor();
      expect(await straw.isVisible()).toBe(false);
      await back();
      await page.keyboard.press('Escape');
      await straw.waitFor();
      expect((await player.ready()).round).toBe(4);
    });
  });
});
