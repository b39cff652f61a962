import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { closeBrowser } from '../../support/chromium';
import { inGame } from '../../support/game-page';

afterAll(closeBrowser);

const PATIENCE = { timeout: 60_000, polling: 30 };
// From the title one click starts it.
const FIRST_GAME = { settings: { firstGameDone: false } };
const SENTENCE = 'Choose the district for your first Cult Site.';

const isWritten = (wanted: string): boolean => globalThis.__inspect!.texts().some(({ text }) => text === wanted);
const reads = (page: Page): Promise<unknown> => page.waitForFunction(isWritten, SENTENCE, PATIENCE);

/** The targets on the board. */
const boardOffers = (page: Page) =>
  page.evaluate(() =>
    globalThis.__cults!.spots().filter(({ label }) => /^offer:(downtown|uptown|rivertown|northside)/.test(label)),
  );

describe('the mouse over buttons for screen readers', () => {
  it('leaves what it had pointed at: the prompt asks again', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await player.press('Play');
      await player.press('Begin');
      await player.ready();
      await reads(page);
      const target = await page.evaluate(() => globalThis.__cults!.spots().find(({ label }) => label.startsWith('offer:'))!);
      await page.mouse.move(target.x, target.y, { steps: 3 });
      await page.waitForFunction(
        (sentence) => !globalThis.__inspect!.texts().some(({ text }) => text === sentence),
        SENTENCE,
        PATIENCE,
      );
      await page.mouse.move(1300, 500, { steps: 9 });
      await reads(page);
      expect(await page.evaluate(() => globalThis.__cults!.chosen())).toEqual([]);
    }, FIRST_GAME);
  });

  it('gives every card of the hand its turn, from left to right', async () => {
    const hand = ['adept', 'brute', 'fanatic', 'watchman', 'whisperer', 'seer', 'acolyte', 'acolyte'];
    const scenario = {
      seats: ['dagon', 'hastur'],
      round: 2,
      phase: 'action',
      districts: { downtown: { sites: ['dagon'], plans: ['dagon'] }, uptown: { plans: ['hastur'] } },
      hands: { dagon: hand },
    };
    await inGame(async (player) => {
      const { page } = player;
      await page.evaluate((given) => globalThis.__inspect!.begin({ scenario: given }), scenario);
      await player.ready();
      const cards = await page.evaluate(() => globalThis.__cults!.spots().filter(({ label }) => label.startsWith('=handCard/')));
      expect(cards.length).toBe(hand.length);
      const [first, last] = [cards[0]!, cards.at(-1)!];
      const raised: string[] = [];
      for (let x = first.x; x <= last.x; x += 4) {
        await page.mouse.move(x, first.y);
        const now = await page.evaluate(() => globalThis.__inspect!.raised());
        if (now !== null && raised.at(-1) !== now) raised.push(now);
      }
      expect(raised).toEqual(cards.map(({ label }) => label));

      // The wheel enlarges the board around the pointer; a double click shows it whole again.
      const target = (await boardOffers(page))[0]!;
      const spotNow = async () => (await boardOffers(page)).find(({ label }) => label === target.label)!;
      const isMoved = async (): Promise<boolean> =>
        Math.hypot((await spotNow()).x - target.x, (await spotNow()).y - target.y) > 20;
      await page.mouse.move(target.x + 60, target.y + 60, { steps: 3 });
      await page.mouse.wheel(0, -300);
      await expect.poll(isMoved).toBe(true);
      await page.mouse.dblclick(target.x + 60, target.y + 60);
      await expect.poll(isMoved).toBe(false);
      await page.mouse.move(target.x + 60, target.y + 60, { steps: 3 });
      await page.mouse.wheel(0, -300);
      await expect.poll(isMoved).toBe(true);
      // The log is rolled, not the board under it.
      const enlarged = await spotNow();
      await player.press(/^Log/);
      await page.waitForFunction(() => globalThis.__cults!.isDrawn());
      await page.mouse.move(1300, 300, { steps: 3 });
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => globalThis.__cults!.isDrawn());
      expect(await spotNow()).toEqual(enlarged);
      // Targets are hit where they are drawn now.
      await player.click(target.label);
      await expect
        .poll(() => page.evaluate(() => globalThis.__cults!.chosen().length > 0 || globalThis.__cults!.entered() !== null))
        .toBe(true);
    });
  });

  it('rolls what lies under them with the wheel', async () => {
    await inGame(
      async (player) => {
        const { page } = player;
        await page.evaluate(() => globalThis.__inspect!.go('newGame'));
        await player.press(/^New game: City deck/);
        const card = page.getByRole('button', { name: /^Power Disturbances/ });
        await card.hover();
        const top = (): number | undefined =>
          globalThis.__inspect!.texts().find(({ text }) => text === 'Power Disturbances')?.box.y;
        const before = await page.evaluate(top);
        await page.mouse.wheel(0, 60);
        await page.waitForFunction(
          (was) => {
            const now = globalThis.__inspect!.texts().find(({ text }) => text === 'Power Disturbances')?.box.y;
            return now !== undefined && now < was;
          },
          before!,
          PATIENCE,
        );
      },
      // With its cards the deck is higher than its window.
      { settings: { mods: ['whispers'] } },
    );
  });
});
