import { cults } from '../../../src/games/cults/rules';
import { afterAll, describe, expect, it } from 'vitest';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import '../../../src/games/cults/words/all';
import { wordsFor, namesFrom } from '../../../src/games/cults/words';
import { saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { playOn, withExamples } from '../../platform/session/tables';
import { closeBrowser } from '../support/chromium';
import { inGame, leaveBehind, reads, reopened } from '../support/game-page';

afterAll(closeBrowser);

const nameless = namesFrom('en', () => undefined);
const REFUSED = wordsFor('en', nameless).error('tooManyPinned', { count: 6, max: 5 });
describe('from the title', () => {
  it('one click starts a first solo game, in the language of the browser', async () => {
    const settings = { lang: undefined, firstGameDone: false };
    await inGame(
      async (player) => {
        await player.press('Graj');
        // Who one is, what one wants and how points are made come before the first choice.
        for (const words of ['Przewodzisz kultowi: Dagon', 'każdy swój Znacznik Dominacji na planszy'])
          await reads(player.page, words);
        await player.press('Zaczynamy');
        const view = await player.ready();
        expect([view.solo?.npc, view.rounds, view.decision?.kind]).toEqual(['cthulhu', 6, 'placeSite']);
        const { start } = await player.page.evaluate(() => globalThis.__cults!.save());
        expect(start).toMatchObject({ config: { solo: { objective: 'ascendance' }, stacks: 'first-game' } });
        // R4.7: before the first Cult Site the District cards can be studied.
        await player.press('Karty Dzielnic w tej grze');
        await reads(player.page, 'Koszmarny Łowca');
        await player.press('Zamknij');
      },
      { settings, locale: 'pl-PL' },
    );
  });

  it('a screen that is asked for twice while it is being fetched comes once', async () => {
    await inGame(async ({ page }) => {
      await page.evaluate(() => Promise.all([globalThis.__inspect!.go('settings'), globalThis.__inspect!.go('settings')]));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    });
  });
});

describe('a new game', () => {
  it('that was put together is still there for who looked elsewhere before it began', async () => {
    await inGame(async (player) => {
      await player.press('New game');
      await player.press('Who plays: 3 players');
      await player.press('Seat 2, Played by: Human');
      await reads(player.page, 'Several people at one screen');
      await player.press('Back');
      await player.press('New game');
      await reads(player.page, 'Several people at one screen');
    });
  });

  it('that the engine refuses is refused in words at the place, and can be mended there', async () => {
    await inGame(async (player) => {
      await player.press('New game');
      await player.press(/^New game: City deck/);
      for (const card of ['Power Disturbances', 'Police Raid', 'Curfew', 'Night Fog', 'Stars Align', 'Dock Strike']) {
        await player.press(`${card}: in the deck`);
        await player.press(`${card}: left out`);
      }
      await player.press('Begin');
      await reads(player.page, REFUSED);
      await player.press('All in the deck');
      await player.press('Begin');
      expect((await player.ready()).decision?.kind).toBe('placeSite');
    });
  });

  it('of two persons at one screen: it is handed over, and each sees only the own tokens', async () => {
    await inGame(async (player) => {
      await player.press('New game');
      await player.press(/^Who plays: 2/);
      await player.press(/^Seat 2, Played by: Human/);
      await player.press(/^Seat 2, Name/);
      const field = player.page.getByLabel('Seat 2, Name', { exact: true });
      await field.fill('Zofia');
      await field.press('Enter');
      await player.press('Begin');
      await player.press('I am here');
      const first = await player.ready();
      expect([first.seat, Object.keys(first.tokens)]).toEqual(['dagon', ['dagon']]);
      await player.answer(first, first.decision!.suggest);
      await reads(player.page, 'Zofia');
      await player.press('I am here');
      const second = await player.ready();
      expect([second.seat, Object.keys(second.tokens)]).toEqual(['cthulhu', ['cthulhu']]);
    });
  });
});

describe('a screen that is about to be handed over', () => {
  it('shows nothing of the next one, also where it is built anew before it is covered', async () => {
    const seats = ['dagon', 'cthulhu'].map((cult) => ({ cult, by: 'human' }));
    await inGame(async (player) => {
      const { page } = player;
      // Only the piles of others are told by their cult.
      const others = (): Promise<string[]> =>
        page.evaluate(() => globalThis.__inspect!.panels().drawn.filter((one) => one.startsWith('deck/')));
      await page.evaluate((given) => globalThis.__inspect!.begin({ config: { seats: given, seed: 'covered' } }), seats);
      const { seat, decision } = await player.ready();
      await page.evaluate(async () => {
        await globalThis.__inspect!.change({ speed: 'normal' });
        globalThis.__inspect!.hold();
      });
      const before = await others();
      expect(before.join()).toMatch(/^deck\/cthulhu: \d+$/);
      // Time stands still: the cover is not to be seen yet.
      await page.evaluate((answer) => globalThis.__cults!.submit(answer), decision!.suggest);
      await page.waitForFunction((last) => globalThis.__cults!.view().seat !== last, seat);
      await page.setViewportSize({ width: 1500, height: 850 });
      await page.waitForFunction(() => document.querySelector('canvas')!.clientWidth === 1500);
      expect(await others()).toEqual(before);
    });
  });
});

describe('a game that was left', () => {
  it('is not lost by one click on a new one', async () => {
    await inGame(async (player) => {
      await player.press('New game');
      await player.press('Begin');
      await player.ready();
      const hash = await player.page.evaluate(() => globalThis.__cults!.hash());
      await player.press('Menu');
      await player.press('New game');
      await player.press('Begin');
      await player.press('Keep the old one');
      await player.press('Back');
      await player.press('Continue');
      await player.press('Go on');
      await player.ready();
      expect(await player.page.evaluate(() => globalThis.__cults!.hash())).toBe(hash);
      await player.press('Menu');
      await player.press('New game');
      await player.press('Begin');
      await player.press('Begin a new one');
      await player.ready();
      expect(await player.page.evaluate(() => globalThis.__cults!.hash())).not.toBe(hash);
    });
  });

  it('whose mod is not switched on any more says what differs, and goes on with the copy that it carries', async () => {
    const library = await withExamples('whispers');
    const config = { seats: [{ cult: 'dagon' }], solo: { npc: 'cthulhu' }, seed: 'left', stacks: 'random' };
    const session = playOn(Session.begin(cults, { config }, library.book), 'left', 30);
    const save = saveOf(session, library.mods, true);
    const back = async (player: PagePlayer): Promise<PagePlayer> => {
      await leaveBehind(player.page, { save, mods: [] });
      return reopened(player.page);
    };
    await inGame(async (player) => {
      const later = await back(player);
      await later.press('Continue');
      await reads(later.page, 'The mod “whispers” (1.0.0) is missing.');
      await later.press('Keep it for later');
      await later.press('Continue');
      await later.press('Play with the copy in the save');
      await later.press('Go on');
      expect((await later.ready()).decision?.id).toBe(session.decision!.id);
      expect(await later.page.evaluate(() => globalThis.__cults!.hash())).toBe(session.hash);
      expect((await later.page.evaluate(() => globalThis.__cults!.save())).contents).toHaveProperty('whispers');
    });
  });
});
