import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser } from '../support/chromium';
import { inGame, reopened } from '../support/game-page';
import { beTaught, chapters, hears, pressIn, takeSteps } from '../support/studying';

afterAll(closeBrowser);

describe('the tutorial', () => {
  it('is played from Learn to its end by clicks, chapter after chapter', () =>
    inGame(async (player) => {
      const all = chapters();
      await player.press('Learn');
      await pressIn(player.page, 'Begin');
      for (const [at, lesson] of all.entries()) {
        await beTaught(player, lesson, { lang: 'en' });
        if (at + 1 < all.length) await pressIn(player.page, 'Next chapter');
      }
      await pressIn(player.page, 'All chapters');
      await player.page
        .locator('.learn-done')
        .nth(all.length - 1)
        .waitFor();
    }));

  it('explains a wrong answer, goes back with Undo, and goes on where it was left, also in a new tab', () =>
    inGame(
      async (player) => {
        const { page } = player;
        const [first, , , bluff] = chapters();
        const card = `[id="learn-${bluff!.id}"]`;
        await player.press('Nauka gry');
        await pressIn(page, 'Zacznij');
        const asked = first!.steps.findIndex(({ answer }) => answer !== undefined);
        await takeSteps(player, first!.steps.slice(0, asked), { lang: 'pl' });
        const before = await player.ready();
        await player.click('offer:uptown/field/site');
        await hears(page, first!.steps[asked]!.wrong![0]!.say.pl!);
        expect((await player.ready()).decision).toEqual(before.decision);
        await page.locator('.guide-close').click();
        await page.locator(card).click();
        await takeSteps(player, bluff!.steps.slice(0, 2), { lang: 'pl' });
        await hears(page, bluff!.steps[2]!.say.pl!);
        await player.ready();
        await player.click('undo');
        await takeSteps(player, bluff!.steps.slice(1, 3), { lang: 'pl' });
        await hears(page, bluff!.steps[3]!.say.pl!);
        const again = await reopened(page);
        await again.press('Nauka gry');
        expect(await again.page.locator(card).innerText()).toContain('przerwany na kroku 4');
        await again.page.locator(card).click();
        await hears(again.page, bluff!.steps[3]!.say.pl!);
        const view = await again.page.evaluate(() => globalThis.__cults!.view());
        expect(view.tokens['dagon']).toMatchObject({ initiate: 2 });
      },
      { settings: { lang: 'pl' } },
    ));
});
