import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { closeBrowser } from './support/chromium';
import { framesAsked } from './support/frames-asked';
import { inGame } from './support/game-page';

afterAll(closeBrowser);

/** On a slow machine the last change may still be drawn while the first seconds are counted. */
const comesToRest = (page: Page): Promise<void> => expect.poll(() => framesAsked(page), { timeout: 40_000 }).toBe(0);

it('asks for no animation frame while nothing moves: on the title, before a game and at the table', async () => {
  await inGame(async (player) => {
    const { page } = player;
    await player.press('New game');
    await comesToRest(page);
    await player.press('Begin');
    await player.ready();
    // A resting pointer is looked at, too, and only for a moment.
    await page.mouse.move(800, 400);
    await comesToRest(page);
    await player.press('Menu');
    await player.press('Quit to the title');
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    await comesToRest(page);
  });
});
