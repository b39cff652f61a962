import { afterAll, describe, expect, it } from 'vitest';
import '../../../src/games/cults/words/all';
import { LANGS } from '../../../src/platform/i18n/lang';
import { screenWords } from '../../../src/platform/i18n/language';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { onePerson } from '../../../src/tools/inspect/driver/positions';
import { closeBrowser } from '../support/chromium';
import { inGame, leftBehind, reads } from '../support/game-page';
import { spoilStore } from '../support/spoiled-store';

afterAll(closeBrowser);

const noted = (player: PagePlayer, words: string): Promise<boolean> =>
  player.page.evaluate((note) => globalThis.__inspect!.texts().some(({ text }) => text === note), words);

const answerOnce = async (player: PagePlayer): Promise<void> => {
  const view = await player.ready();
  await player.answer(view, view.decision!.suggest);
  expect((await player.ready()).decision?.id).not.toBe(view.decision!.id);
};

describe('a browser whose store', () => {
  it.each(LANGS)('never answers starts, plays, says that it does not save, and saves once it answers (%s)', async (lang) => {
    const screens = screenWords(lang);
    await inGame(
      async (player) => {
        const { page } = player;
        const turn = await spoilStore(page, 'deaf');
        await page.getByRole('button', { name: screens.play, exact: true }).waitFor();
        await page.evaluate((config) => globalThis.__inspect!.begin({ config }), onePerson(2, 'deaf'));
        await answerOnce(player);
        await reads(page, screens.notKeptShort);
        await reads(page, screens.notKept);
        await answerOnce(player);
        expect(await noted(player, screens.notKeptShort)).toBe(true);
        // In the menu, too, nothing else is claimed.
        await page.evaluate(() => globalThis.__inspect!.go('menu'));
        await reads(page, screens.notKept);
        await player.press(screens.resume);
        await turn('well');
        await answerOnce(player);
        await page.waitForFunction(() => globalThis.__cults!.isKept());
        await page.waitForFunction(
          (note) => !globalThis.__inspect!.texts().some(({ text }) => text === note),
          screens.notKeptShort,
        );
        const save = await page.evaluate(() => globalThis.__cults!.save());
        expect(await leftBehind(page)).toMatchObject({ save: { hash: save.hash } });
      },
      { settings: { lang } },
    );
  });

  it('is full in the middle of a game says so, keeps the game while the page lives, and saves by itself when there is room', async () => {
    const screens = screenWords('en');
    await inGame(async (player) => {
      const { page } = player;
      const turn = await spoilStore(page, 'well');
      await page.evaluate((config) => globalThis.__inspect!.begin({ config }), onePerson(2, 'full'));
      await answerOnce(player);
      await page.waitForFunction(() => globalThis.__cults!.isKept());
      expect(await noted(player, screens.notKeptShort)).toBe(false);
      await turn('full');
      await answerOnce(player);
      await reads(page, screens.notKeptShort);
      const { hash } = await page.evaluate(() => globalThis.__cults!.save());
      // Back from the title the game is where it was, though the browser has an older one.
      await page.evaluate(() => globalThis.__inspect!.go('title'));
      await player.press(/^Continue/);
      await player.press(screens.goOn);
      await player.ready();
      expect(await page.evaluate(() => globalThis.__cults!.hash())).toBe(hash);
      await turn('well');
      await page.waitForFunction(() => globalThis.__cults!.isKept());
      expect(await leftBehind(page)).toMatchObject({ save: { hash } });
    });
  });

  it('answers late loses no game: the title offers it then, and a game begun meanwhile replaces it only if the player says so', async () => {
    const screens = screenWords('en');
    await inGame(
      async (player) => {
        const { page } = player;
        const continues = page.getByRole('button', { name: /^Continue/ });
        await page.evaluate((config) => globalThis.__inspect!.begin({ config }), onePerson(1, 'late'));
        await answerOnce(player);
        await page.waitForFunction(() => globalThis.__cults!.isKept());
        const stored = await leftBehind(page);
        const turn = await spoilStore(page, 'deaf');
        await player.press(screens.play);
        await player.press('Begin');
        await answerOnce(player);
        await reads(page, screens.notKeptShort);
        await turn('well');
        await reads(page, screens.underWay);
        expect(await leftBehind(page)).toEqual(stored);
        await player.press(screens.keepOld);
        await answerOnce(player);
        expect(await noted(player, screens.notKeptShort)).toBe(true);
        expect(await leftBehind(page)).toEqual(stored);
        await turn('deaf');
        await page.reload();
        await page.waitForFunction(() => globalThis.__inspect !== undefined);
        await page.getByRole('button', { name: screens.play, exact: true }).waitFor();
        expect(await continues.count()).toBe(0);
        await turn('well');
        await continues.waitFor();
      },
      { settings: { firstGameDone: false } },
    );
  });
});
