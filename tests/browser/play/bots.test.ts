import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Plugin } from 'vite';
import { openLibrary } from '../../../src/games/cults/base-set/library';
import { cultsGame } from '../../../src/games/cults/game';
import { cults } from '../../../src/games/cults/rules';
import { watchScripts } from '../../../src/platform/sandbox/running';
import { saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { HANGING, HANGING_NEXT_ROUND } from '../../tools/cli/table/hanging-mod';
import { closeBrowser } from '../support/chromium';
import { inGame, reads } from '../support/game-page';
import type { Served } from '../support/serve';
import { serveGame } from '../support/site';

afterAll(closeBrowser);

/** The code of bots, which a page fetches only when somebody thinks. */
const isOfBots = (url: string): boolean => /\/bots-[\w-]+\.js$/.test(url);

function fetchedIn(player: PagePlayer): string[] {
  const fetched: string[] = [];
  player.page.on('request', (request) => void fetched.push(request.url()));
  return fetched;
}

const chosen = (player: PagePlayer): Promise<readonly string[]> => player.page.evaluate(() => globalThis.__cults!.chosen());

describe('bots at the table', () => {
  it('play the seats that a person gives them, and the coach’s advice can be followed by clicks', async () => {
    const settings = { coach: true };
    await inGame(
      async (player) => {
        const fetched = fetchedIn(player);
        await player.press('New game');
        await player.press(/^Who plays: 3 players/);
        await player.press(/^Seat 2, Played by: Novice/);
        await player.press(/^Seat 2, Pace: quick/);
        await player.press('Begin');
        let view = await player.ready();
        expect(Object.values(view.players).map(({ by }) => by)).toEqual(['human', 'novice:quick', 'cultist']);
        for (let i = 0; i < 8; i++) {
          const { id, options } = view.decision!;
          // The line is the coach's answer; a click takes it, and Confirm answers.
          await player.click('advice');
          const advised = await chosen(player);
          expect(options.map((option) => option.id)).toEqual(expect.arrayContaining([...advised]));
          await player.click('confirm');
          await player.answered(id);
          view = await player.ready();
        }
        const { log } = await player.page.evaluate(() => globalThis.__cults!.save());
        const byBots = log.filter((entry) => 'answer' in entry && entry.bot);
        expect(new Set(byBots.map((entry) => 'seat' in entry && entry.seat)).size).toBe(2);
        expect(fetched.filter(isOfBots)).not.toEqual([]);
      },
      { settings },
    );
  });

  it('are fetched only when somebody thinks; Elder says what it would do when it is asked, and marks it', async () => {
    await inGame(
      async (player) => {
        const fetched = fetchedIn(player);
        const seats = [{ cult: 'dagon' }, { cult: 'hastur', by: 'random' }];
        await player.page.evaluate((given) => globalThis.__inspect!.begin({ config: { seats: given, seed: 'ask' } }), seats);
        let view = await player.ready();
        await player.answer(view, view.decision!.suggest);
        view = await player.ready();
        expect(fetched.filter(isOfBots)).toEqual([]);
        await player.page.keyboard.press('w');
        await reads(player.page, 'Elder would:');
        // Screen readers are told the same.
        await player.page.getByRole('status').filter({ hasText: 'Elder would:' }).waitFor({ state: 'attached' });
        expect(fetched.filter(isOfBots)).not.toEqual([]);
        const marked = await chosen(player);
        const { legal } = view.decision!;
        expect(legal).toContainEqual(marked);
        expect(view.decision!.id).toBe(await player.page.evaluate(() => globalThis.__cults!.asking()));
        // Nothing is drawn while nobody thinks and nothing moves.
        await player.page.waitForFunction(() => globalThis.__inspect!.atRest());
      },
      { settings: { coach: false } },
    );
  });
});

describe('a mod whose script hangs while a bot thinks', () => {
  /** The game as it is, but for the bots' Worker, where nothing is counted: only its supervisor can end a script there. */
  const uncounted: Plugin = {
    name: 'uncounted-thinking',
    transform: (code, id) =>
      id.split('?')[0]!.endsWith('src/platform/host/thinking/thinking-worker.ts')
        ? `import { countNothing } from '../../sandbox/guest/guest-limits';\n${code.replace(/(startThinkers\(\)[^{]*\{)/, '$1 countNothing();')}`
        : null,
  };
  let served: Served;
  beforeAll(async () => {
    served = await serveGame({ worker: { format: 'es', plugins: () => [uncounted] } });
  });
  afterAll(() => served.close());

  const encoder = new TextEncoder();
  const content = new Map(Object.entries(HANGING).map(([path, text]) => [path, encoder.encode(text)]));
  const seats = [
    { cult: 'dagon', by: 'human' },
    { cult: 'hastur', by: 'elder' },
  ];
  const scenario = { ...HANGING_NEXT_ROUND, seats, tokens: { dagon: { thug: 6 }, hastur: { thug: 6 } } };

  it('is run by Elder in its imagination, where its fuel is counted', async () => {
    const { book } = await openLibrary([{ origin: 'hang', content }]);
    const session = Session.begin(cults, { scenario }, book, true, await cultsGame.bots!());
    const ran = new Set<string | null>();
    watchScripts((mod) => void ran.add(mod));
    try {
      session.botsAtOnce = false;
      session.answer(session.decision!.suggest);
      expect(ran).not.toContain('hang');
      session.answerForBot();
      expect(ran).toContain('hang');
    } finally {
      watchScripts(() => undefined);
    }
  });

  it('is killed there; the page answers clicks meanwhile, the bot answers, and the mod stays in the game', async () => {
    const { book, mods } = await openLibrary([{ origin: 'hang', content }]);
    const save = saveOf(Session.begin(cults, { scenario }, book, false), mods, true);
    await inGame(
      async (player) => {
        await player.page.evaluate((given) => globalThis.__inspect!.restore(given), save);
        const view = await player.ready();
        await player.page.evaluate((answer) => globalThis.__cults!.submit(answer), view.decision!.suggest);
        await reads(player.page, 'thinking …');
        await player.press('Menu');
        await player.press('Back to the table');
        const after = await player.ready();
        expect(after.round).toBe(HANGING_NEXT_ROUND.round + 1);
        const { log } = await player.page.evaluate(() => globalThis.__cults!.save());
        expect(log.some((entry) => 'answer' in entry && entry.bot && entry.seat === 'hastur')).toBe(true);
        expect(log.some((entry) => 'modKilled' in entry)).toBe(false);
      },
      { settings: { coach: false } },
      served.url,
    );
  });
});
