import { cults } from '../../../src/games/cults/rules';
import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import '../../../src/games/cults/words/all';
import { appWords, LANGS } from '../../../src/games/cults/words';
import { onePerson } from '../../../src/tools/inspect/driver/positions';
import { baseBook } from '../../../src/games/cults/base-set/books';
import { saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
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

const sayProgress = (page: Page, done: number, of: number): Promise<void> =>
  page.evaluate(
    ([n, all]) => {
      const { heldWorker } = globalThis as { heldWorker?: Worker };
      heldWorker!.onmessage!(new MessageEvent('message', { data: { progress: { done: n, of: all } } }));
    },
    [done, of] as const,
  );

describe('a game that takes long to restore', () => {
  it.each(LANGS)('shows how far it is and can be cancelled; what was kept is kept (%s)', async (lang) => {
    const { screens } = appWords(lang);
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
    const { screens, newGame } = appWords('en');
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
