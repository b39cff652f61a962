import { openAsk } from '../../../src/kernel';
import { cultsGame, type CultsSession } from '../../../src/games/cults/game';
import { cults } from '../../../src/games/cults/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { RandomBot } from '../../../src/platform/bots';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { baseBook } from '../../../src/games/cults/base-set/books';
import { Session } from '../../../src/platform/session/session';
import { closeBrowser } from '../support/chromium';
import { inGame, reopened } from '../support/game-page';

afterAll(closeBrowser);

/** Puts a game together on its screen, from the title; the seed is typed, so that the game is the same in every run. */
async function newGame(player: PagePlayer, mode: string, seed: string): Promise<void> {
  await player.press('New game');
  await player.press(new RegExp(`^Who plays: ${mode}`));
  await player.press(/^New game: Board/);
  await player.press(/^Seed: /);
  const field = player.page.getByLabel('Seed', { exact: true });
  await field.fill(seed);
  await field.press('Enter');
  await player.press('Begin');
  await player.ready();
}

/** The same game without a picture: it begins as the page's did and gets the same answers. */
async function mirrored(player: PagePlayer): Promise<CultsSession> {
  const { start } = await player.page.evaluate(() => globalThis.__cults!.save());
  return Session.begin(cults, start, baseBook(), true, await cultsGame.bots!());
}

const hashOf = (player: PagePlayer): Promise<string> => player.page.evaluate(() => globalThis.__cults!.hash());

/** Answers at random by clicks, in the page and headless, until the game is over or `until` says so. */
async function playOn(player: PagePlayer, session: CultsSession, bot: RandomBot, until = (): boolean => false): Promise<void> {
  for (let ask = openAsk(session.state); ask !== null && !until(); ask = openAsk(session.state)) {
    const { options, id } = session.decision!;
    const view = await player.ready();
    expect(view.decision?.id).toBe(id);
    const answer = bot.choose(ask).map((at) => options[at]!.id);
    await player.answer(view, answer);
    session.answer(answer);
  }
}

async function expectSameEnd(player: PagePlayer, session: CultsSession): Promise<void> {
  const { outcome } = await player.ready();
  expect(outcome).toEqual(session.outcome);
  expect(outcome).not.toBeNull();
  expect(await hashOf(player)).toBe(session.hash);
}

describe('whole games by clicks on the canvas', () => {
  it('solo, offline after the first round: ends with the score and the hash of the same answers in the headless engine', async () => {
    await inGame(async (player) => {
      await newGame(player, 'Solo', 'clicks alone');
      const session = await mirrored(player);
      const bot = new RandomBot('clicks alone');
      await playOn(player, session, bot, () => session.state.round > 1);
      await player.ready();
      await player.page.context().setOffline(true);
      await playOn(player, session, bot);
      await expectSameEnd(player, session);
      // The result lies over the table, with the way to another game.
      await player.page.getByRole('button', { name: 'New game' }).first().waitFor();
    });
  });

  it('one person and three bots, with the language switched on the way: the same', async () => {
    await inGame(async (player) => {
      await newGame(player, '4 players', 'clicks of four');
      const session = await mirrored(player);
      expect(session.state.setting.seats.map(({ by }) => by)).toEqual(['human', 'cultist', 'cultist', 'cultist']);
      const bot = new RandomBot('clicks of four');
      await playOn(player, session, bot, () => session.state.round > 1);
      await player.ready();
      await player.press('Menu');
      await player.press('Settings');
      await player.press(/^Language: Polski/);
      await player.press('Wstecz');
      await player.press('Wróć do stołu');
      await playOn(player, session, bot);
      await expectSameEnd(player, session);
      expect(await player.page.evaluate(() => document.documentElement.lang)).toBe('pl');
    });
  });

  it('a tab closed in the middle of a Confrontation and opened again goes on at the same decision', async () => {
    await inGame(async (player) => {
      await newGame(player, 'Solo', 'closed tab');
      const session = await mirrored(player);
      const bot = new RandomBot('closed tab');
      const inFight = (): boolean => session.decision?.kind === 'commit';
      await playOn(player, session, bot, inFight);
      expect((await player.ready()).fight).not.toBeNull();
      const back = await reopened(player.page);
      await back.press('Continue');
      await back.press('Go on');
      const view = await back.ready();
      expect(view.decision?.id).toBe(session.decision!.id);
      expect(view.fight).not.toBeNull();
      expect(await hashOf(back)).toBe(session.hash);
      const round = session.state.round;
      await playOn(back, session, bot, () => session.state.round > round);
      await back.ready();
      expect(await hashOf(back)).toBe(session.hash);
    });
  });
});
