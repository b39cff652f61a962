import { cults } from '../../src/games/cults/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Plugin } from 'vite';
import '../../src/games/cults/words/all';
import { namesFrom, wordsFor } from '../../src/games/cults/words';
import { openLibrary } from '../../src/games/cults/base-set/library';
import { saveOf } from '../../src/platform/session/save';
import { Session } from '../../src/platform/session/session';
import { closeBrowser } from './support/chromium';
import { inGame } from './support/game-page';
import { HANGING, HANGING_NEXT_ROUND } from '../tools/cli/table/hanging-mod';
import type { Served } from './support/serve';
import { serveGame } from './support/site';

/** The game as it is, but for its Worker, where nothing is counted: only the watchdog can end a script that does not stop. */
const uncounted: Plugin = {
  name: 'uncounted',
  transform: (code, id) =>
    id.split('?')[0]!.endsWith('src/platform/host/worker.ts')
      ? `${code}\nimport { countNothing } from '../sandbox/guest/guest-limits';\ncountNothing();`
      : null,
};

let served: Served;
beforeAll(async () => {
  served = await serveGame({ worker: { format: 'es', plugins: () => [uncounted] } });
});
afterAll(async () => {
  await closeBrowser();
  await served.close();
});

describe('a mod in play that does not stop', () => {
  it('is stopped, the page says so in words, and the game goes on', async () => {
    const encoder = new TextEncoder();
    const content = new Map(Object.entries(HANGING).map(([path, text]) => [path, encoder.encode(text)]));
    const { book, mods } = await openLibrary([{ origin: 'hang', content }]);
    const seats = [
      { cult: 'dagon', by: 'human' },
      { cult: 'hastur', by: 'random' },
    ];
    const save = saveOf(Session.begin(cults, { scenario: { ...HANGING_NEXT_ROUND, seats } }, book), mods, true);
    const words = wordsFor(
      'en',
      namesFrom('en', () => undefined),
    ).event({ type: 'modKilled', mod: 'hang' });
    await inGame(
      async (player) => {
        await player.page.evaluate((given) => globalThis.__inspect!.restore(given), save);
        let view = await player.ready();
        while (view.round === HANGING_NEXT_ROUND.round) {
          await player.answer(view, view.decision!.suggest);
          view = await player.ready();
        }
        const notice = player.page.getByRole('log', { name: 'Trouble with mods' }).getByRole('article');
        await notice.filter({ hasText: words }).waitFor({ timeout: 60_000 });
        expect(await notice.count()).toBe(1);
        expect(view.blank).toContain('hang');
        // It goes on: another answer, and the log gives the same game headless.
        await player.answer(view, view.decision!.suggest);
        await player.ready();
        const { start, log } = await player.page.evaluate(() => globalThis.__cults!.save());
        const hash = await player.page.evaluate(() => globalThis.__cults!.hash());
        expect(log).toContainEqual({ modKilled: 'hang' });
        expect(Session.replay(cults, start, log, book).hash).toBe(hash);
      },
      {},
      served.url,
    );
  });
});
