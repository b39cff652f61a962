import type { Page } from 'playwright-core';
import { screenWords } from '../../../src/platform/i18n/language';
import type { Lang } from '../../../src/platform/i18n/lang';
import '../../../src/games/cults/words/all';
import { learnWords } from '../../../src/games/cults/screens/learn/words';
import type { Lesson, Puzzle } from '../../../src/games/cults/contract/studies';
import { PagePlayer } from '../../../src/tools/inspect/driver/player';
import type { VisitOptions } from '../../../src/tools/inspect/driver/visit';
import { inGame } from './game-page';
import { KeyboardPlayer } from './keyboard';
import { beTaught, hears, solve, type Taught } from './studying';

/** A way to press the page's own buttons, and who answers at the table. */
export interface Input {
  readonly name: string;
  readonly options: VisitOptions;
  readonly playerOn: (page: Page) => PagePlayer;
  readonly press: (page: Page, selector: string) => Promise<void>;
}

export const PATIENCE = { timeout: 60_000 };

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

export const INPUTS: readonly Input[] = [
  {
    name: 'clicks',
    options: {},
    playerOn: (page) => new PagePlayer(page),
    press: (page, selector) => page.locator(selector).first().click(PATIENCE),
  },
  { name: 'keys', options: {}, playerOn: (page) => new KeyboardPlayer(page), press: enter },
  {
    name: 'touch on a phone',
    options: { hasTouch: true, viewport: { width: 844, height: 390 } },
    playerOn: (page) => new PagePlayer(page, true),
    press: (page, selector) => page.locator(selector).first().tap(PATIENCE),
  },
];

/** Acts on the page of lessons, in a fresh profile. */
export const learning = ({ options, playerOn }: Input, lang: Lang, act: (player: PagePlayer) => Promise<void>): Promise<void> =>
  inGame(
    async ({ page }) => {
      const player = playerOn(page);
      await player.press(screenWords(lang).learn);
      await act(player);
    },
    { ...options, settings: { lang } },
  );

const cardOf = ({ id }: Pick<Lesson, 'id'>): string => `[id="learn-${id}"]`;

/** Plays a chapter from the page of lessons and comes back there. */
export async function playChapter(
  player: PagePlayer,
  lesson: Lesson,
  { press }: Input,
  { lang, isInterrupted = false }: { readonly lang: Lang; readonly isInterrupted?: boolean },
): Promise<void> {
  const card = cardOf(lesson);
  const leaveAndResume: NonNullable<Taught['atStep']> = async (now) => {
    await press(now.page, '.guide-close');
    await press(now.page, card);
    return now;
  };
  await press(player.page, card);
  await beTaught(player, lesson, {
    lang,
    goOn: ({ page }) => press(page, '.guide-primary'),
    ...(isInterrupted ? { atStep: leaveAndResume } : {}),
  });
  await press(player.page, '.guide-close');
}

/** Solves a puzzle from the page of lessons and comes back there. */
export async function playPuzzle(player: PagePlayer, puzzle: Puzzle, { press }: Input, lang: Lang): Promise<void> {
  await press(player.page, cardOf(puzzle));
  await hears(player.page, puzzle.text[lang]!);
  await solve(player, puzzle.solution);
  await hears(player.page, learnWords(lang).solved);
  await press(player.page, '.guide-close');
}
