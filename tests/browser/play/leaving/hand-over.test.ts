import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { closeBrowser } from '../../support/chromium';
import { inGame, reads } from '../../support/game-page';

afterAll(closeBrowser);

/** Two persons at one screen, each with a deck of one card: what one reads tells whose it is. */
const scenario = {
  seats: ['dagon', 'hastur'].map((cult) => ({ cult, by: 'human' })),
  round: 2,
  phase: 'mobilization',
  decks: { dagon: Array<string>(6).fill('brute'), hastur: Array<string>(6).fill('fanatic') },
};

/** The cover fades. */
const MOVING = { settings: { speed: 'fast' } };

/** Everything on the screen that speaks of a card, be it covered. */
const speaksOf = (page: Page, name: string): Promise<readonly string[]> =>
  page.evaluate(
    (wanted) =>
      globalThis
        .__inspect!.texts()
        .filter(({ text }) => text.includes(wanted))
        .map(({ text, path }) => `${path}: ${text}`),
    name,
  );

describe('a screen that is handed over', () => {
  it('shows nothing of what the one before has drawn and read, neither at once nor later', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await page.evaluate((given) => globalThis.__inspect!.begin({ scenario: given }), scenario);
      let view = await player.ready();
      expect(view.seat).toBe('dagon');
      // The card is read large and in the log.
      const card = page.getByRole('button', { name: 'Card in hand: Brute' }).last();
      const { x, y, width, height } = (await card.boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
      await page.keyboard.press('l');
      await expect.poll(async () => (await speaksOf(page, 'Brute')).length, { timeout: 60_000 }).toBeGreaterThan(8);
      while (view.seat === 'dagon') {
        await page.evaluate((answer) => globalThis.__cults!.submit(answer), view.decision!.suggest);
        await player.answered(view.decision!.id);
        view = await page.evaluate(() => globalThis.__cults!.view());
        if (view.seat === 'dagon') await player.ready();
      }
      await reads(page, 'Hastur');
      const here = page.getByRole('button', { name: 'I am here' });
      await here.waitFor();
      await page.waitForFunction(() => globalThis.__inspect!.atRest());
      // The cover is being taken away, and stays half there.
      await page.evaluate(() => globalThis.__inspect!.hold());
      await here.click();
      await reads(page, 'Fanatic');
      expect(await speaksOf(page, 'Brute')).toEqual([]);
      await page.evaluate(() => globalThis.__inspect!.play({ step: 100, most: 1000 }));
      expect((await player.ready()).seat).toBe('hastur');
      expect(await speaksOf(page, 'Brute')).toEqual([]);
    }, MOVING);
  });
});
