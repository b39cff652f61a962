import { cults } from '../../../src/games/cults/rules';
import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import '../../../src/games/cults/words/all';
import { LANGS } from '../../../src/platform/i18n/lang';
import { appWords } from '../../../src/games/cults/words';
import { screenWords } from '../../../src/platform/i18n/language';
import { onePerson } from '../../../src/tools/inspect/driver/positions';
import { baseBook } from '../../../src/games/cults/base-set/books';
import { saveOf, type Save } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { openLibrary } from '../../../src/games/cults/base-set/library';
import { bytesOf, manifestOf } from '../../platform/sandbox/mods/mod-files';
import { playOn } from '../../platform/session/tables';
import { closeBrowser } from '../support/chromium';
import { inGame, leaveBehind, leftBehind, reads } from '../support/game-page';

afterAll(closeBrowser);

const session = playOn(Session.begin(cults, { config: onePerson(1, 'long') }, baseBook()), 'long', 12);
const stored = { save: saveOf(session), mods: [] };

/** Requests of one kind do not reach the Worker from now on; what it would say of its work can be said in its place. */
const hold = (page: Page, kind: string): Promise<void> =>
  page.evaluate((held) => {
    const postMessage = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!.value as (message: unknown) => void;
    Worker.prototype.postMessage = function (this: Worker, message: { request?: { ask: string } }) {
      if (message.request?.ask !== held) return postMessage.call(this, message);
      (globalThis as { heldWorker?: Worker }).heldWorker = this;
      (globalThis as { release?: () => void }).release = () => {
        Worker.prototype.postMessage = postMessage;
      };
    } as typeof postMessage;
  }, kind);

/** The page shows that it waits before it makes the request: it may still be laying out the cards. */
async function sayProgress(page: Page, done: number, of: number): Promise<void> {
  await page.waitForFunction(() => 'heldWorker' in globalThis);
  await page.evaluate(
    ([n, all]) => {
      const { heldWorker } = globalThis as { heldWorker?: Worker };
      heldWorker!.onmessage!(new MessageEvent('message', { data: { progress: { done: n, of: all } } }));
    },
    [done, of] as const,
  );
}

describe('a game that takes long to restore', () => {
  it.each(LANGS)('shows how far it is and can be cancelled; what was kept is kept (%s)', async (lang) => {
    const screens = screenWords(lang);
    await inGame(
      async (player) => {
        const { page } = player;
        await leaveBehind(page, stored);
        await page.evaluate(() => globalThis.__inspect!.go('title'));
        await hold(page, 'resume');
        await player.press(screens.continueGame);
        await reads(page, screens.waiting);
        const bar = page.getByRole('progressbar', { name: screens.waiting });
        await sayProgress(page, 3, 4);
        await page.waitForFunction(() => document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') === '75');
        await player.press(screens.cancel);
        await page.getByRole('button', { name: screens.play, exact: true }).waitFor();
        await bar.waitFor({ state: 'detached' });
        expect(await leftBehind(page)).toEqual(stored);
        // Afterwards it works as ever.
        await page.evaluate(() => (globalThis as { release?: () => void }).release!());
        await player.press(screens.continueGame);
        await player.press(screens.goOn);
        expect((await player.ready()).decision).not.toBeNull();
        expect(await page.evaluate(() => globalThis.__cults!.hash())).toBe(session.hash);
      },
      { settings: { lang } },
    );
  });
});

describe('cards that take long to be laid out', () => {
  it('can be cancelled on the way to a new game', async () => {
    const [screens, { newGame }] = [screenWords('en'), appWords('en')];
    await inGame(async (player) => {
      const { page } = player;
      await hold(page, 'open');
      await player.press(screens.newGame);
      await reads(page, screens.waiting);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: screens.play, exact: true }).waitFor();
      await page.evaluate(() => (globalThis as { release?: () => void }).release!());
      await player.press(screens.newGame);
      await reads(page, newGame.heading);
    });
  });
});

/** A game whose mod brings an emblem, which its save carries. */
async function pictured(): Promise<{ readonly save: Save; readonly mods: readonly string[] }> {
  const content = new Map([
    [
      'mod.json',
      bytesOf(
        JSON.stringify(
          manifestOf('m', { content: { cults: ['c.js'], pictures: ['a.svg'] }, dependencies: { requires: { base: '*' } } }),
        ),
      ),
    ],
    [
      'c.js',
      bytesOf(
        `import { cult } from 'cults';\nexport default cult({ id: 'c', name: { en: 'Cult of C' }, colour: '#123456', emblem: 'a.svg', deck: { acolyte: 12 } });\n`,
      ),
    ],
    ['a.svg', bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="5" height="5"/></svg>')],
  ]);
  const { book, mods, host } = await openLibrary([{ origin: 'm', content }]);
  const save = saveOf(Session.begin(cults, { config: { seats: ['m:c', 'hastur'] } }, book), mods, true);
  host.dispose();
  return { save, mods: [] };
}

describe('pictures of mods that take long to be drawn', () => {
  const screens = screenWords('en');

  it('can be cancelled on the way to a restored game; what was kept is kept', async () => {
    const kept = await pictured();
    await inGame(async (player) => {
      const { page } = player;
      await leaveBehind(page, kept);
      // A picture that is never unpacked.
      await page.evaluate(() => void (HTMLImageElement.prototype.decode = () => new Promise<void>(() => undefined)));
      await page.evaluate(() => globalThis.__inspect!.go('title'));
      await player.press(screens.continueGame);
      await player.press(screens.pinned);
      await reads(page, screens.waiting);
      await player.press(screens.cancel);
      await page.getByRole('button', { name: screens.play, exact: true }).waitFor();
      // The host has opened the game and stored it again: it is the same one.
      expect(await leftBehind(page)).toMatchObject({ save: { hash: kept.save.hash } });
    });
  });

  it('can be cancelled on the way to a new game', async () => {
    await inGame(
      async (player) => {
        const { page } = player;
        // Asked for, and never answered.
        await page.route(/scenes-compose/, () => undefined);
        const asked = page.waitForRequest(/scenes-compose/);
        await player.press(screens.newGame);
        await asked;
        await player.press(screens.cancel);
        await page.getByRole('progressbar', { name: screens.waiting }).waitFor({ state: 'detached' });
        // The title waits for nothing any more: its other doors open.
        await player.press(screens.credits);
        await reads(page, screens.creditsParts.game);
      },
      { settings: { mods: ['whispers'] } },
    );
  });
});
