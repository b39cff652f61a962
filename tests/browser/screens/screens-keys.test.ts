import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { onePerson, record } from '../../../src/tools/inspect/driver/positions';
import { checkPlaces } from '../../../src/tools/inspect/driver/shots/text-checks';
import { appWords, type AppWords } from '../../../src/games/cults/words';
import { screenWords } from '../../../src/platform/i18n/language';
import '../../../src/games/cults/words/all';
import { baseBook } from '../../../src/games/cults/base-set/books';
import { closeBrowser } from '../support/chromium';
import { inGame, inOneGame } from '../support/game-page';

afterAll(closeBrowser);

const PATIENCE = { timeout: 60_000, polling: 30 };
const LARGE = { width: 1600, height: 900 };
const SMALL = { width: 1024, height: 768 };

type Door = 'title' | 'newGame' | 'settings' | 'mods' | 'credits' | 'menu' | 'study' | 'end';

/** The screens that stand alone, and those that lie over a table. */
const OVER_TITLE: readonly Door[] = ['title', 'newGame', 'settings', 'mods', 'credits'];
const OVER_TABLE: readonly Door[] = ['menu', 'study'];

const go = ({ page }: PagePlayer, door: Door): Promise<void> => page.evaluate((to) => globalThis.__inspect!.go(to), door);

async function reach(player: PagePlayer, door: Door): Promise<void> {
  const isOverTable = OVER_TABLE.includes(door);
  if (isOverTable) {
    await player.page.evaluate((start) => globalThis.__inspect!.begin(start), { config: onePerson(2, 'keys') });
    await player.ready();
  } else await go(player, 'title');
  if (door !== 'title') await go(player, door);
  await player.page.evaluate(() => globalThis.__inspect!.render());
}

/** A game that is over, with its result above it. */
async function toEnd(player: PagePlayer, seats: number): Promise<void> {
  await player.playOut(record(onePerson(seats, 'shots'), 'shots', baseBook()));
  await player.page.getByRole('button', { name: 'Look at the board' }).waitFor();
}

/** In no order: pieces of the board are put in theirs when they are drawn. */
const words = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    globalThis
      .__inspect!.texts()
      .map(({ text }) => text)
      .sort(),
  );

async function reads(page: Page, wanted: string): Promise<void> {
  const isThere = (text: string): boolean => globalThis.__inspect!.texts().some((one) => one.text.includes(text));
  await page.waitForFunction(isThere, wanted, PATIENCE);
}

/** What is said of the focused button, and whether it lies on the screen. */
const focus = (page: Page): Promise<{ title: string; isSeen: boolean } | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLButtonElement)) return null;
    const { left, top, right, bottom } = at.getBoundingClientRect();
    return { title: at.title, isSeen: left >= -2 && top >= -2 && right <= innerWidth + 2 && bottom <= innerHeight + 2 };
  });

/** Presses Tab until the focus comes round; gives what was passed. */
async function tabThrough(page: Page): Promise<readonly { title: string; isSeen: boolean }[]> {
  const passed: { title: string; isSeen: boolean }[] = [];
  for (let i = 0; i < 200; i++) {
    await page.keyboard.press('Tab');
    // What is focused is rolled into sight with the next frame.
    await page.evaluate(() => globalThis.__inspect!.render());
    const at = await focus(page);
    if (at === null) return passed;
    passed.push(at);
  }
  throw new Error(`The focus never comes round: ${passed.map(({ title }) => title).join(', ')}`);
}

describe('with keys alone', () => {
  it.each([...OVER_TITLE, ...OVER_TABLE])('%s: Tab passes every button once, each with a name and in sight', async (door) => {
    await inGame(async (player) => {
      await reach(player, door);
      const passed = await tabThrough(player.page);
      const all = await player.page.getByRole('button').count();
      expect(passed.length).toBe(all);
      expect(passed.filter(({ title, isSeen }) => title.trim() === '' || !isSeen)).toEqual([]);
    });
  });

  it.each([
    ['a desk', { width: 1600, height: 900 }],
    ['a phone', { width: 844, height: 390 }],
  ])('the result on %s: Tab passes every button of every page once, each with a name and in sight', async (_, viewport) => {
    await inGame(
      async (player) => {
        const { page } = player;
        await toEnd(player, 4);
        for (const tab of ['Points', 'How it went', 'What next']) {
          await player.press(new RegExp(`^Result: ${tab}`));
          await page.getByRole('button', { name: `Result: ${tab} ✓` }).waitFor();
          // Puzzles are fetched when their page is opened, which is then drawn once more.
          if (tab === 'What next') await page.getByRole('button', { name: /^A puzzle: / }).waitFor();
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          const passed = await tabThrough(page);
          expect(passed.filter(({ title, isSeen }) => title.trim() === '' || !isSeen)).toEqual([]);
          const titles = passed.map(({ title }) => title);
          expect(new Set(titles).size).toBe(titles.length);
          expect(titles).toEqual(expect.arrayContaining(['Rematch', 'Look at the board', 'New game', 'To the title']));
        }
      },
      { viewport },
    );
  });

  it('from the title into a game and back: Tab, arrows, Enter and Escape', async () => {
    await inGame(async ({ page }) => {
      const { keyboard } = page;
      // The first button of all; below the two large ones lie the small ones.
      await keyboard.press('ArrowDown');
      expect((await focus(page))?.title).toBe('Play');
      await keyboard.press('ArrowDown');
      expect((await focus(page))?.title).toBe('Learn');
      await keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Rulebook' }).waitFor();
      await keyboard.press('Escape');
      await page.getByRole('button', { name: 'New game', exact: true }).focus();
      await keyboard.press('Enter');
      await page.getByRole('button', { name: /^New game: Players/ }).waitFor();
      // Choices are made with Enter, and the focus stays with them.
      // The screen is drawn again when the opening board has come, and a key that is pressed in that moment finds no button.
      await expect
        .poll(
          async () => {
            await page.getByRole('button', { name: 'Rounds: 7' }).focus();
            await keyboard.press('Enter');
            return (await focus(page))?.title;
          },
          { timeout: PATIENCE.timeout },
        )
        .toBe('Rounds: 7 ✓');
      await keyboard.press('ArrowRight');
      expect((await focus(page))?.title).toBe('Rounds: 8');
      await keyboard.press('Escape');
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    });
  });

  it('the result: any key ends the counting, Escape shows the board, and its button brings the result back', async () => {
    await inGame(async (player) => {
      await toEnd(player, 2);
      await player.page.keyboard.press('Escape');
      await player.press('Results');
      await player.page.getByRole('button', { name: 'Look at the board' }).waitFor();
      // Under the result its own button is not seen.
      expect(await player.page.getByRole('button', { name: 'Results' }).count()).toBe(0);
    });
  });
});

describe('the language', () => {
  it('changes on every screen, at once and back again', async () => {
    await inGame(async (player) => {
      const change = (lang: 'en' | 'pl'): Promise<void> =>
        player.page.evaluate((to) => globalThis.__inspect!.change({ lang: to }), lang);
      const heading = (lang: 'en' | 'pl'): ReturnType<typeof screenWords> & AppWords['screens'] => ({
        ...appWords(lang).screens,
        ...screenWords(lang),
      });
      const [en, pl] = [heading('en'), heading('pl')];
      const heads: Readonly<Record<Exclude<Door, 'end'>, readonly [string, string]>> = {
        title: [en.subtitle, pl.subtitle],
        newGame: [appWords('en').newGame.heading, appWords('pl').newGame.heading],
        settings: [en.settings, pl.settings],
        mods: [en.mods, pl.mods],
        credits: [en.credits, pl.credits],
        menu: [en.quitHint, pl.quitHint],
        study: [en.study, pl.study],
      };
      for (const [door, [before, after]] of Object.entries(heads) as [Exclude<Door, 'end'>, readonly [string, string]][]) {
        await reach(player, door);
        await reads(player.page, before);
        const told = await words(player.page);
        await change('pl');
        await reads(player.page, after);
        await change('en');
        await reads(player.page, before);
        // The seed is another one with every new game; here it is the same screen, with the same words.
        expect({ door, told: await words(player.page) }).toEqual({ door, told });
      }
    });
  });

  it('chosen with keys keeps the focus where it was', async () => {
    await inGame(async ({ page }) => {
      await page.getByRole('button', { name: /^Language: Polski/ }).focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        () => (document.activeElement as HTMLElement | null)?.title === 'Język: Polski ✓',
        undefined,
        PATIENCE,
      );
    });
  });
});

describe('another size of the window', () => {
  const inOne = inOneGame({ viewport: LARGE });
  it.each([...OVER_TITLE, ...OVER_TABLE, 'end'] as const)('leaves nothing cut off and comes back whole: %s', async (door) => {
    await inOne(async (player) => {
      const { page } = player;
      if (door === 'end') await toEnd(player, 4);
      else await reach(player, door);
      const shown = async (size: typeof LARGE): Promise<readonly string[]> => {
        await page.setViewportSize(size);
        await page.waitForFunction(({ width }) => document.querySelector('canvas')!.clientWidth === width, size, PATIENCE);
        await page.evaluate(() => globalThis.__inspect!.render());
        const texts = await page.evaluate(() => globalThis.__inspect!.texts());
        const off = checkPlaces(texts, size, 0).filter(({ what }) => what === 'cut off');
        expect(off.map(({ text, more }) => `${text} ${more}`)).toEqual([]);
        return texts.map(({ text, box }) => `${text} ${Math.round(box.x)},${Math.round(box.y)}`).sort();
      };
      const before = await shown(LARGE);
      await shown(SMALL);
      expect(await shown(LARGE)).toEqual(before);
    });
  });
});

describe('what is set', () => {
  it('holds when the page is opened again', async () => {
    const kept = { lang: 'pl', speed: 'fast', confirm: 'always', coach: true, reducedMotion: true, effects: 0.7, ambience: 0.6 };
    await inGame(async (player) => {
      await player.press('Settings');
      await player.press(/^Speed of play: fast/);
      await player.press(/^Ask before an answer counts: always/);
      await player.press('Coach: off');
      await player.press('Reduced motion: off');
      await player.press('Volume of effects: less');
      await player.press('Volume of the ambience: more');
      await player.press(/^Language: Polski/);
      await reads(player.page, 'Ustawienia');
      await player.page.reload();
      await player.page.waitForFunction(() => globalThis.__inspect !== undefined, undefined, PATIENCE);
      await player.press('Ustawienia');
      for (const name of [
        'Język: Polski ✓',
        'Tempo gry: szybkie ✓',
        'Potwierdzanie odpowiedzi: zawsze ✓',
        'Podpowiedzi: włączone',
        'Mniej ruchu: włączone',
      ])
        await player.page.getByRole('button', { name, exact: true }).waitFor();
      for (const volume of ['70 %', '60 %']) await reads(player.page, volume);
      const stored = await player.page.evaluate(() => localStorage.getItem('rise-of-the-cults/settings'));
      expect(JSON.parse(stored!)).toMatchObject(kept);
    });
  });
});

describe('a game that is left through the menu', () => {
  it('is offered at the title with its round, and goes on where it was', async () => {
    await inGame(async (player) => {
      await player.press('New game');
      await player.press('Begin');
      const first = await player.ready();
      await player.page.evaluate((answer) => globalThis.__cults!.submit(answer), first.decision!.suggest);
      await player.answered(first.decision!.id);
      const { decision } = await player.ready();
      const hash = await player.page.evaluate(() => globalThis.__cults!.hash());
      await player.press('Menu');
      await player.press('Quit to the title');
      await reads(player.page, 'Continue · round 1 of 6');
      await player.press('Continue');
      await reads(player.page, 'What happened last');
      await player.press('Go on');
      expect((await player.ready()).decision?.id).toBe(decision!.id);
      expect(await player.page.evaluate(() => globalThis.__cults!.hash())).toBe(hash);
    });
  });
});
