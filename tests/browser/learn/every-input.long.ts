import { afterAll, describe, it } from 'vitest';
import type { Page } from 'playwright-core';
import { screenWords } from '../../../src/platform/i18n/language';
import { LANGS, type Lang } from '../../../src/platform/i18n/lang';
import '../../../src/games/cults/words/all';
import { learnWords } from '../../../src/games/cults/screens/learn/words';
import { Player } from '../../../src/tools/inspect/driver/player';
import type { VisitOptions } from '../../../src/tools/inspect/driver/visit';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';
import { KeyboardPlayer } from '../support/keyboard';
import { beTaught, chapters, hears, puzzles, solve } from '../support/studying';

afterAll(closeBrowser);

/** A way to press the page's own buttons, and who answers at the table. */
interface Input {
  readonly name: string;
  readonly options: VisitOptions;
  readonly playerOn: (page: Page) => Player;
  readonly press: (page: Page, selector: string) => Promise<void>;
}

const PATIENCE = { timeout: 60_000 };

/** More things than these are never on one screen. */
const MOST_TABS = 400;

/** Goes to a button with Tab and presses Enter. */
async function enter(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor(PATIENCE);
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
    if (isThere) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${selector}.`);
}

const INPUTS: readonly Input[] = [
  {
    name: 'clicks',
    options: {},
    playerOn: (page) => new Player(page),
    press: (page, selector) => page.locator(selector).first().click(PATIENCE),
  },
  { name: 'keys', options: {}, playerOn: (page) => new KeyboardPlayer(page), press: enter },
  {
    name: 'touch on a phone',
    options: { hasTouch: true, viewport: { width: 844, height: 390 } },
    playerOn: (page) => new Player(page, true),
    press: (page, selector) => page.locator(selector).first().tap(PATIENCE),
  },
];

/** Acts on the page of lessons, in a fresh profile. */
const learning = (
  { options, playerOn }: Input,
  lang: Lang,
  act: (player: Player, press: Input['press']) => Promise<void>,
  press: Input['press'],
): Promise<void> =>
  inGame(
    async ({ page }) => {
      const player = playerOn(page);
      await player.press(screenWords(lang).learn);
      await act(player, press);
    },
    { ...options, settings: { lang } },
  );

describe.each(INPUTS)('by $name', (input) => {
  describe.each(LANGS)('in %s', (lang) => {
    it('the tutorial, left and resumed at every step', () =>
      learning(
        input,
        lang,
        async (player, press) => {
          for (const lesson of chapters()) {
            const card = `[id="learn-${lesson.id}"]`;
            await press(player.page, card);
            await beTaught(player, lesson, {
              lang,
              goOn: ({ page }) => press(page, '.guide-primary'),
              atStep: async (now) => {
                await press(now.page, '.guide-close');
                await press(now.page, card);
                return now;
              },
            });
            await press(player.page, '.guide-close');
          }
          await player.page
            .locator('.learn-done')
            .nth(chapters().length - 1)
            .waitFor(PATIENCE);
        },
        input.press,
      ));

    it('every puzzle', () =>
      learning(
        input,
        lang,
        async (player, press) => {
          for (const puzzle of puzzles()) {
            await press(player.page, `[id="learn-${puzzle.id}"]`);
            await hears(player.page, puzzle.text[lang]!);
            await solve(player, puzzle.solution);
            await hears(player.page, learnWords(lang).solved);
            await press(player.page, '.guide-close');
          }
        },
        input.press,
      ));
  });
});
