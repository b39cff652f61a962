import { cults } from '../../src/games/cults/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLibrary } from '../../src/games/cults/base-set/library';
import { Session } from '../../src/platform/session/session';
import { closeBrowser, withPage } from './support/chromium';
import type { Told } from './pages/room/page';
import { HANGING, HANGING_NEXT_ROUND } from '../tools/cli/table/hanging-mod';
import { servePage, type Served } from './support/serve';

let served: Served;
beforeAll(async () => {
  served = await servePage('room');
});
afterAll(async () => {
  await closeBrowser();
  await served.close();
});

const play = (phase: string, more: object = {}): Promise<Told> =>
  withPage(served.url, async (page) => {
    await page.waitForFunction(() => typeof globalThis.playRoom === 'function');
    return page.evaluate(([files, position]) => globalThis.playRoom(files, position), [
      HANGING,
      { ...HANGING_NEXT_ROUND, phase, ...more },
    ] as const);
  });

describe('the watchdog over the game’s Worker', () => {
  it('kills a mod that does not stop, goes on from the save, and the same log gives the same hash in Node', async () => {
    const told = await play('hiding');
    expect(told.killed).toEqual(['hang']);
    expect(told.log[0]).toEqual({ modKilled: 'hang' });
    expect(told.blank).toContain('hang');
    expect(told.beats).toBeGreaterThan(10);
    const encoder = new TextEncoder();
    const content = new Map(Object.entries(HANGING).map(([path, text]) => [path, encoder.encode(text)]));
    const { book } = await openLibrary([{ origin: 'hang', content }]);
    expect(Session.replay(cults, { scenario: HANGING_NEXT_ROUND }, told.log, book).hash).toBe(told.hash);
  });

  it('does so too while bots play and nobody asks the Worker for anything', async () => {
    const seats = ['dagon', { cult: 'hastur', by: 'random' }];
    const told = await play('hiding', { seats, tokens: { dagon: { thug: 6 }, hastur: { thug: 6 } } });
    expect(told.killed).toEqual(['hang']);
    expect(told.log.slice(0, 3)).toMatchObject([
      { seat: 'dagon', bot: false },
      { modKilled: 'hang' },
      { seat: 'hastur', bot: true },
    ]);
    expect(told.blank).toContain('hang');
  });

  it('refuses a game that does not begin, and begins another', async () => {
    const told = await play('city');
    expect(told).toMatchObject({ killed: [], refused: 'modDidNotStop' });
  });
});

describe('a Worker without any script that', () => {
  it.each(['unsent', 'stuck', 'breaks', 'rejects'])('does not answer (%s) is replaced, and the page is told', async (way) => {
    const told = await withPage(
      served.url,
      async (page) => {
        await page.waitForFunction(() => typeof globalThis.askRoom === 'function');
        return page.evaluate((how) => globalThis.askRoom(how), way);
      },
      { allowErrors: true },
    );
    expect(told.first).toBe('tableStuck');
    expect(told.next).toMatch(/^[0-9a-f]{8,}$/);
  });
});
