import { afterAll, describe, expect, it } from 'vitest';
import { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { closeBrowser } from '../support/chromium';
import { inGame, reopened } from '../support/game-page';
import { hears, meant, pressIn, puzzles, solve } from '../support/studying';
import type { Puzzle } from '../../../src/games/cults/contract/studies';

afterAll(closeBrowser);

const cardOf = ({ id }: Pick<Puzzle, 'id'>): string => `[id="learn-${id}"]`;

describe('a puzzle', () => {
  it('is solved by clicks, remembered, and leads to the next one', () =>
    inGame(
      async (player) => {
        const [first, second] = puzzles();
        await player.press('Nauka gry');
        await player.page.locator(cardOf(first!)).click();
        await hears(player.page, first!.text.pl!);
        await solve(player, first!.solution);
        await hears(player.page, 'Rozwiązane!');
        await pressIn(player.page, 'Następna zagadka');
        await hears(player.page, second!.text.pl!);
        const again = await reopened(player.page);
        await again.press('Nauka gry');
        expect(await again.page.locator(cardOf(first!)).innerText()).toContain('✓');
        expect(await again.page.locator(cardOf(second!)).innerText()).toContain('nierozwiązana');
      },
      { settings: { lang: 'pl' } },
    ));

  it('is lost by the obvious answers, gives hints one by one, and shows its solution on request', () =>
    inGame(async (player) => {
      const { page } = player;
      const puzzle = puzzles().find(({ id }) => id.endsWith('the-third-marker'))!;
      await player.press('Learn');
      await page.locator(cardOf(puzzle)).click();
      for (const [at, hint] of puzzle.hints.entries()) {
        await pressIn(page, `Hint ${at + 1} of ${puzzle.hints.length}`);
        await hears(page, hint.en!);
      }
      const view = await player.ready();
      await player.answer(view, view.decision!.suggest);
      await player.ready().then((next) => player.answer(next, next.decision!.suggest));
      await hears(page, 'Not solved: your turn is over.');
      await pressIn(page, 'Try again');
      await hears(page, puzzle.text.en!);
      await pressIn(page, 'Solution');
      await hears(page, 'Solution, 1 of');
      // Another answer is refused while the solution is shown.
      const shown = await player.ready();
      const labels = await page.evaluate(() => globalThis.__cults!.spots().map(({ label }) => label));
      await player.click(labels.find((label) => /^offer:.*bluff$/.test(label))!);
      await hears(page, 'The solution goes another way.');
      expect((await player.ready()).decision).toEqual(shown.decision);
      await solve(player, puzzle.solution);
      await hears(page, 'That is the solution.');
      await pressIn(page, 'All puzzles');
      expect(await page.locator(cardOf(puzzle)).innerText()).toContain('solution seen');
      // Those of mods in the library are offered and judged, too.
      const card = page.locator('[id="learn-first-steps:first-blood"]');
      await card.click({ timeout: 60_000 });
      await hears(page, 'Hastur holds Downtown');
      const fight = await player.ready();
      await player.answer(fight, meant(fight.decision!, { kind: 'takePlan', options: [{ plan: 'bluff' }] }));
      const tokens = await player.ready();
      await player.answer(tokens, tokens.decision!.suggest);
      await hears(page, 'Not solved: your turn is over.');
    }));

  it('is solved by touch on a phone: the second half of an Influence is laid out after the move', () =>
    inGame(
      async ({ page }) => {
        const player = new PagePlayer(page, true);
        const puzzle = puzzles().find(({ id }) => id.endsWith('which-ritual'))!;
        await player.press('Learn');
        await page.locator(cardOf(puzzle)).tap();
        await solve(player, puzzle.solution);
        await hears(page, 'Solved!');
      },
      { hasTouch: true, viewport: { width: 844, height: 390 } },
    ));
});
