import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { appWords } from '../../../src/games/cults/words';
import { screenWords } from '../../../src/platform/i18n/language';
import '../../../src/games/cults/words/all';
import { closeBrowser } from '../support/chromium';
import { inGame, reads } from '../support/game-page';

afterAll(closeBrowser);

/** Writes into a field of the screen. */
async function write(player: PagePlayer, field: string, words: string): Promise<void> {
  await player.press(new RegExp(`^${field}: `));
  const input = player.page.getByLabel(field, { exact: true });
  await input.fill(words);
  await input.press('Enter');
}

const toTab = (player: PagePlayer, tab: string): Promise<void> => player.press(new RegExp(`^New game: ${tab}`));

/** Waits until the cards of the chosen mods lie ready. */
async function laidOut({ page }: PagePlayer): Promise<void> {
  const opening = appWords('en').newGame.opening;
  await page.waitForFunction((words) => !globalThis.__inspect!.texts().some(({ text }) => text === words), opening);
}

/** What the game that was put together began with. */
async function begun(player: PagePlayer): Promise<Record<string, unknown>> {
  await player.ready();
  const { start } = await player.page.evaluate(() => globalThis.__cults!.save());
  return (start as { config: Record<string, unknown> }).config;
}

const framesPass = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
      ),
  );

/** As a hand does: the screen has time to be drawn while the button is down. */
async function pressSlowly({ page }: PagePlayer, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().hover();
  await page.mouse.down();
  await framesPass(page);
  await page.mouse.up();
  await framesPass(page);
}

describe('what is clicked on the new game screen', () => {
  it('is what a game of three begins with, field by field', async () => {
    await inGame(async (player) => {
      await player.press('New game');
      await player.press(/^Who plays: 2 players/);
      // A free seat is taken with a click.
      await player.press('Seat 3: Add a player');
      await player.press(/^Rounds: 8/);
      await player.press('Seat 1, Cult: Hastur');
      await player.press(/^Seat 2, Played by: Human/);
      await write(player, 'Seat 2, Name', 'Zofia');
      await player.press(/^Seat 3, Played by: Elder/);
      await player.press(/^Seat 3, Pace: slow/);
      await player.press(/^First Cultist: Dagon/);

      await toTab(player, 'Board');
      await player.press(/^Closed district: Uptown/);
      await player.press(/^Setup card: .*next/);
      await player.press(/^District cards: chosen/);
      await player.press(/^Downtown, Guardian: .*next/);
      await player.press(/^Northside, Action: .*previous/);
      await write(player, 'Seed', 'every field');

      await toTab(player, 'City deck');
      await player.press('Curfew: in the deck');
      await player.press('Night Fog: in the deck');
      await player.press('Night Fog: left out');

      await toTab(player, 'Mods');
      await player.press('House Rules: off');
      await laidOut(player);
      await player.press(/^Cards drawn in Mobilization: 7.*next/);
      await player.press(/^Wary Uptown.*: on/);
      await player.press('Begin');
      await player.press('I am here');
      expect(await begun(player)).toEqual({
        seats: [
          { cult: 'hastur', by: 'human', name: '' },
          { cult: 'cthulhu', by: 'human', name: 'Zofia' },
          { cult: 'dagon', by: 'elder:slow', name: '' },
        ],
        first: 'dagon',
        rounds: 8,
        closed: 'uptown',
        setup: 'old-arkham',
        stacks: {
          downtown: { guardian: 'ghoul-pack', action: 'secret-summons' },
          rivertown: { guardian: 'star-spawn', action: 'hidden-altar' },
          northside: { guardian: 'hunting-horror', action: 'black-market' },
        },
        city: { exclude: ['curfew'], pin: ['night-fog'] },
        settings: { 'house-rules': { draw: 8, wary: false } },
        seed: 'every field',
      });
    });
  });

  it('is what a game alone begins with, field by field', async () => {
    await inGame(async (player) => {
      await player.press('New game');
      await player.press('Your cult: Chaugnar Faugn');
      await player.press('NPC cult: Hastur');
      await write(player, 'Seat 1, Name', 'Ada');
      await player.press(/^Of equal Rituals .*: with the lower number/);
      await player.press(/^Objective: .*previous/);
      await player.press(/^Rounds: 10/);
      await toTab(player, 'Board');
      await player.press(/^Setup card: .*previous/);
      await player.press(/^District cards: random/);
      await write(player, 'Seed', 'alone');
      await player.press('Begin');
      expect(await begun(player)).toEqual({
        seats: [{ cult: 'chaugnar', by: 'human', name: 'Ada' }],
        solo: { npc: 'hastur', objective: null },
        options: { npcOpposeTie: 'low' },
        rounds: 10,
        closed: 'rivertown',
        setup: null,
        stacks: 'random',
        city: { exclude: [], pin: [] },
        settings: {},
        seed: 'alone',
      });
    });
  });

  it('is kept while one looks at the other tabs, and a cult is never there twice', async () => {
    await inGame(async (player) => {
      await player.press('New game');
      await player.press(/^Who plays: 4 players/);
      await player.press('Seat 4, Cult: Dagon');
      await toTab(player, 'City deck');
      await toTab(player, 'Players');
      for (const name of ['Seat 4, Cult: Dagon ✓', 'Seat 1, Cult: Chaugnar Faugn ✓'])
        await player.page.getByRole('button', { name, exact: true }).waitFor();
    });
  });

  it('counts although a name was being written, and that stays while the letters it needs come', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await player.press('New game');
      await player.press(/^Seat 1, Name/);
      // English needs no Ł: its file comes with the first one, and then everything is drawn anew.
      await page.keyboard.type('Łuk');
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, unicodeRange, status }) =>
            /Alegreya/.test(family) && /U\+1[0-9]{2}-/.test(unicodeRange) && status === 'loaded',
        ),
      );
      await framesPass(page);
      await page.keyboard.type('asz');
      for (const button of [/^Rounds: 8/, 'Begin']) await pressSlowly(player, button);
      expect(await begun(player)).toMatchObject({ rounds: 8, seats: [{ name: 'Łukasz' }] });
    });
  });
});

type Sent = { readonly request?: { readonly ask: string } };

describe('the way to a new game', () => {
  const [screens, { newGame }] = [screenWords('en'), appWords('en')];

  it('is open again after a game that began could not be shown', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await player.press(screens.newGame);
      await reads(page, newGame.heading);
      // What the table asks for first cannot be sent.
      await page.evaluate(() => {
        const postMessage = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!.value as (sent: unknown) => void;
        Worker.prototype.postMessage = function (this: Worker, sent: Sent) {
          if (sent.request?.ask !== 'join') return postMessage.call(this, sent);
          Worker.prototype.postMessage = postMessage;
          throw new Error('not sent');
        } as typeof postMessage;
      });
      await player.press(newGame.start);
      await reads(page, 'The table did not answer');
      await player.press(newGame.start);
      // If the first game has reached the store, the player is asked about it.
      const anew = page.getByRole('button', { name: screens.beginAnew, exact: true });
      void anew.click().catch(() => undefined);
      expect((await player.ready()).decision).not.toBeNull();
    });
  });

  it('is not gone to the end by whoever has gone elsewhere meanwhile', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await page.evaluate(() => {
        const tools = globalThis as { release?: () => void; isGivenUp?: boolean };
        const postMessage = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!.value as (sent: unknown) => void;
        Worker.prototype.postMessage = function (this: Worker, sent: Sent) {
          if (sent.request?.ask !== 'open') return postMessage.call(this, sent);
          tools.release = () => postMessage.call(this, sent);
        } as typeof postMessage;
        const terminate = Object.getOwnPropertyDescriptor(Worker.prototype, 'terminate')!.value as () => void;
        Worker.prototype.terminate = function (this: Worker) {
          tools.isGivenUp = true;
          terminate.call(this);
        };
      });
      await player.press(screens.newGame);
      await page.waitForFunction(() => (globalThis as { release?: () => void }).release !== undefined);
      await page.evaluate(() => globalThis.__inspect!.go('credits'));
      await page.evaluate(() => (globalThis as { release?: () => void }).release!());
      const isAtNewGame = await page
        .waitForFunction((heading) => {
          if (globalThis.__inspect!.texts().some(({ text }) => text === heading)) return 'yes';
          return (globalThis as { isGivenUp?: boolean }).isGivenUp === true ? 'no' : false;
        }, newGame.heading)
        .then((told) => told.jsonValue());
      expect(isAtNewGame).toBe('no');
    });
  });
});
