import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import '../../../src/games/cults/words/all';
import { baseBook } from '../../../src/games/cults/base-set/books';
import { screenWords } from '../../../src/platform/i18n/language';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { beforeEnd, onePerson, sharedEnd, type AnsweredPosition } from '../../../src/tools/inspect/driver/positions';
import { closeBrowser } from '../support/chromium';
import { inGame, reads } from '../support/game-page';

afterAll(closeBrowser);

const PATIENCE = { timeout: 60_000 };
const OBJECTIVE = { solo: { npc: 'hastur', objective: 'ascendance' } };
const won = beforeEnd(({ objective }) => objective?.met === true, baseBook(), OBJECTIVE);
const lost = beforeEnd(({ objective }) => objective?.met === false, baseBook(), OBJECTIVE);

/** Gives the last answer of a game, and waits for its result. */
async function toEnd(player: PagePlayer, { save, answer }: AnsweredPosition): Promise<void> {
  const { page } = player;
  await page.evaluate((given) => globalThis.__inspect!.restore(given), save);
  await player.ready();
  await page.evaluate((given) => globalThis.__cults!.submit(given), answer);
  await player.ready();
  await page.getByRole('button', { name: 'Rematch', exact: true }).waitFor(PATIENCE);
}

const shownWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => globalThis.__inspect!.texts().map(({ text }) => text));

const remembered = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('rise-of-the-cults/objectives'));

interface Configured {
  readonly seed: string;
  readonly seats: readonly unknown[];
  readonly solo?: { readonly objective?: string; readonly npc: string };
}

/** The configuration of the game at the table. */
const configured = async (page: Page): Promise<Configured> => {
  const { start } = await page.evaluate(() => globalThis.__cults!.save());
  return ('config' in start ? start.config : {}) as Configured;
};

const configOf = ({ save: { start } }: AnsweredPosition): Configured => ('config' in start ? start.config : {}) as Configured;

/** A question is open, and the game is not over. */
async function begins(player: PagePlayer): Promise<void> {
  await player.page.getByRole('button', { name: 'Rematch', exact: true }).waitFor({ ...PATIENCE, state: 'detached' });
  const view = await player.ready();
  expect(view).toMatchObject({ round: 1, outcome: null });
}

describe('a won game', () => {
  it('is remembered, told, and played again with the same seats and another seed by one click', () =>
    inGame(async (player) => {
      const { page } = player;
      await toEnd(player, won);
      const words = await shownWords(page);
      expect(words).toEqual(expect.arrayContaining(['You have won.', 'Your best moment', 'Objectives won: 1 of 8']));
      expect(words).not.toContain('What decided it');
      expect(words.some((text) => text.includes('Won for the first time'))).toBe(true);
      expect(await remembered(page)).toBe('["ascendance"]');
      await player.press('Rematch');
      await begins(player);
      const { seed, ...rest } = await configured(page);
      const { seed: before, ...same } = configOf(won);
      expect(rest).toEqual(same);
      expect(seed).not.toBe(before);
    }));

  it('offers the next Objective that is not won yet, and begins it by one click', () =>
    inGame(async (player) => {
      await toEnd(player, won);
      await player.press('The next Objective: Three Thrones');
      await begins(player);
      expect((await configured(player.page)).solo).toEqual({ npc: 'hastur', objective: 'three-thrones' });
    }));

  it('marks its Objective on the new-game screen, also after the page was closed', () =>
    inGame(async (player) => {
      const { page } = player;
      await toEnd(player, won);
      await page.reload();
      await page.waitForFunction(() => globalThis.__inspect !== undefined);
      await player.press('New game');
      await reads(page, 'won · Objectives won: 1 of 8');
      await page.getByRole('button', { name: 'Objective: Ascendance, won. next' }).click();
      await reads(page, 'not won yet · Objectives won: 1 of 8');
    }));

  it('says that a browser without storage will forget it', () =>
    inGame(async (player) => {
      await player.page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await toEnd(player, won);
      await reads(player.page, 'This browser stores nothing: it counts until the tab is closed.');
    }));

  it('opens the page of a mod that is off by one click', () =>
    inGame(async (player) => {
      await toEnd(player, won);
      await player.press('Result: What next');
      await player.press(/^Other cards: Signatures/);
      await player.page.getByRole('button', { name: 'Back', exact: true }).first().waitFor(PATIENCE);
      await reads(player.page, 'The Fifth Cult');
      expect(await player.page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
      // From the page of the mod to the list of mods, and back to the result.
      await player.press('Back');
      await player.page.getByRole('button', { name: 'Add a zip …' }).waitFor(PATIENCE);
      await player.press('Back');
      await player.page.getByRole('button', { name: /^A puzzle: / }).waitFor(PATIENCE);
    }));

  it('opens a puzzle, comes back to the result, and begins a game with a stronger rival by one click', () =>
    inGame(async (player) => {
      const { page } = player;
      await toEnd(player, won);
      await player.press('Result: What next');
      await player.press(/^A puzzle: /);
      await page.locator('.guide').first().waitFor(PATIENCE);
      await player.press('Back to Learn');
      await page.getByRole('button', { name: 'Rematch', exact: true }).waitFor(PATIENCE);
      await player.press(/^A stronger rival: Cultist/);
      await begins(player);
      expect((await configured(page)).seats).toMatchObject([{ cult: 'cthulhu', by: 'human' }, { by: 'cultist' }]);
    }));
});

describe('a lost game', () => {
  it.each([
    ['en', 'You have lost.', 'What decided it', 'Not met: '],
    ['pl', 'Tym razem przegrywasz.', 'Co przesądziło o wyniku', 'Niespełnione: '],
  ] as const)('says what decided it, and is not remembered as won (%s)', (lang, verdict, heading, why) =>
    inGame(
      async (player) => {
        const { page } = player;
        await page.evaluate((given) => globalThis.__inspect!.restore(given), lost.save);
        await player.ready();
        await page.evaluate((given) => globalThis.__cults!.submit(given), lost.answer);
        await player.ready();
        await reads(page, verdict);
        await reads(page, heading);
        await reads(page, why);
        expect(await remembered(page)).toBeNull();
      },
      { settings: { lang } },
    ),
  );
});

describe('a shared victory', () => {
  it('names those who share it; where the game began from a position, the rematch leads to the set-up', () =>
    inGame(async (player) => {
      const { page } = player;
      await page.evaluate((given) => globalThis.__inspect!.restore(given), sharedEnd(baseBook()));
      await reads(page, 'Cthulhu and Dagon share the victory.');
      await player.press('Rematch');
      await page.getByRole('button', { name: /^New game: Players/ }).waitFor(PATIENCE);
    }));
});

describe('the points of a result', () => {
  /** How many of the sums at the end stand in the table now. */
  const countedUp = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const sums = Object.values(globalThis.__cults!.view().outcome!.scores).map(({ total }) => String(total));
      const texts = globalThis.__inspect!.texts().map(({ text }) => text);
      return sums.filter((sum) => texts.includes(sum)).length;
    });

  /** The result has just come; with a held clock, its points are still on their way. */
  async function arrive(page: Page): Promise<void> {
    await page.evaluate(async ({ save, answer }) => {
      globalThis.__inspect!.hold();
      await globalThis.__inspect!.restore(save);
      await globalThis.__inspect!.play({ step: 50, most: 10_000, unseen: true });
      globalThis.__cults!.submit(answer);
      await globalThis.__inspect!.play({ step: 50, most: 10_000, unseen: true });
      // Waits for the result that is already coming.
      await globalThis.__inspect!.go('end');
    }, won);
    await reads(page, 'You have won.');
  }

  it('come in one after the other, and a key shows them all', () =>
    inGame(
      async ({ page }) => {
        await arrive(page);
        expect(await countedUp(page)).toBe(0);
        await page.keyboard.press('ArrowDown');
        await expect.poll(() => countedUp(page)).toBe(2);
      },
      { settings: { speed: 'normal' } },
    ));

  it('are all there by themselves at the end', () =>
    inGame(
      async ({ page }) => {
        await arrive(page);
        const later = (): Promise<void> => page.evaluate(() => globalThis.__inspect!.settle());
        await expect.poll(() => later().then(() => countedUp(page)), { timeout: 30_000 }).toBe(2);
      },
      { settings: { speed: 'normal' } },
    ));

  it('are there at once with reduced motion', () =>
    inGame(
      async ({ page }) => {
        await arrive(page);
        expect(await countedUp(page)).toBe(2);
      },
      { settings: { speed: 'normal', reducedMotion: true } },
    ));
});

describe('a game as a file', () => {
  const screens = screenWords('en');

  interface Kept {
    readonly name: string;
    readonly mimeType: string;
    readonly buffer: Buffer;
  }

  /** Saves by a click on this button; gives the path of the file. */
  async function saved(player: PagePlayer, button: string): Promise<string> {
    const [download] = await Promise.all([player.page.waitForEvent('download'), player.press(button)]);
    expect(download.suggestedFilename()).toMatch(/^rise-of-the-cults(-\d+-\d+)?\.json$/);
    return download.path();
  }

  async function loaded(player: PagePlayer, button: string, file: string | Kept): Promise<void> {
    const [chooser] = await Promise.all([player.page.waitForEvent('filechooser'), player.press(button)]);
    await chooser.setFiles(file);
  }

  it('is saved in the menu, loaded on the title of another browser, and goes on at the same point', async () => {
    let kept: Kept | null = null;
    let hash = '';
    await inGame(async (player) => {
      const { page } = player;
      await page.evaluate((config) => globalThis.__inspect!.begin({ config }), onePerson(2, 'file'));
      const view = await player.ready();
      await player.answer(view, view.decision!.suggest);
      await player.ready();
      hash = await page.evaluate(() => globalThis.__cults!.hash());
      await page.evaluate(() => globalThis.__inspect!.go('menu'));
      const buffer = await readFile(await saved(player, screens.saveFile));
      expect(JSON.parse(buffer.toString())).toMatchObject({ hash });
      // The browser deletes its downloads when it is closed.
      kept = { name: 'game.json', mimeType: 'application/json', buffer };
      // A file that holds no game changes nothing.
      await loaded(player, screens.loadFile, new URL('../../../package.json', import.meta.url).pathname);
      await reads(page, 'A game is under way');
      await player.press(screens.beginAnew);
      await reads(page, 'is no saved game, or it is damaged');
      await player.press(screens.close);
      expect(await page.evaluate(() => globalThis.__cults!.hash())).toBe(hash);
    });
    await inGame(async (player) => {
      await loaded(player, screens.load, kept!);
      await player.press(screens.goOn);
      const view = await player.ready();
      expect(await player.page.evaluate(() => globalThis.__cults!.hash())).toBe(hash);
      await player.answer(view, view.decision!.suggest);
    });
  });

  it('is offered before another game replaces the unfinished one; the bright answer keeps it', () =>
    inGame(async (player) => {
      const { page } = player;
      await page.evaluate((config) => globalThis.__inspect!.begin({ config }), onePerson(2, 'kept'));
      const view = await player.ready();
      await player.answer(view, view.decision!.suggest);
      await player.ready();
      await page.waitForFunction(() => globalThis.__cults!.isKept());
      const hash = await page.evaluate(() => globalThis.__cults!.hash());
      await page.evaluate(() => globalThis.__inspect!.go('title'));
      await player.press(screens.play);
      await reads(page, screens.underWay);
      // The first button is the recommended one.
      const first = page.getByRole('button').first();
      expect(await first.getAttribute('title')).toBe(screens.keepOld);
      const file = await saved(player, screens.saveOldFirst);
      await begins(player);
      await page.evaluate(() => globalThis.__inspect!.go('title'));
      await loaded(player, screens.load, file);
      await player.press(screens.beginAnew);
      await player.press(screens.goOn);
      await player.ready();
      expect(await page.evaluate(() => globalThis.__cults!.hash())).toBe(hash);
    }));
});

describe('after the first game', () => {
  const screens = screenWords('en');

  it('Play begins a game like the last one at once, and New game opens the set-up', () =>
    inGame(async (player) => {
      const { page } = player;
      await player.press(screens.newGame);
      await page.getByRole('button', { name: /^Rounds: 8/ }).click(PATIENCE);
      await player.press('Begin');
      await player.ready();
      const last = await configured(page);
      await page.evaluate(() => globalThis.__inspect!.go('title'));
      await reads(page, screens.asLastTime);
      await player.press(screens.play);
      await player.press(screens.beginAnew);
      await page.waitForFunction(() => globalThis.__cults !== undefined);
      await player.ready();
      const { seed, ...same } = await configured(page);
      const { seed: before, ...settings } = last;
      expect([same, seed === before]).toEqual([settings, false]);
      expect(same).toMatchObject({ rounds: 8 });
    }));
});
