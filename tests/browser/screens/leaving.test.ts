import { cults } from '../../../src/games/cults/rules';
import { afterAll, describe, expect, it } from 'vitest';
import '../../../src/games/cults/words/all';
import { LANGS } from '../../../src/platform/i18n/lang';
import { appWords, namesFrom, wordsFor } from '../../../src/games/cults/words';
import { screenWords } from '../../../src/platform/i18n/language';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { onePerson } from '../../../src/tools/inspect/driver/positions';
import { baseBook } from '../../../src/games/cults/base-set/books';
import { saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { playOn } from '../../platform/session/tables';
import { closeBrowser } from '../support/chromium';
import { inGame, leaveBehind, leftBehind, reads, reopened } from '../support/game-page';
import { spoilStore } from '../support/spoiled-store';

afterAll(closeBrowser);

const hashOf = ({ page }: PagePlayer): Promise<string> => page.evaluate(() => globalThis.__cults!.hash());

async function continued(player: PagePlayer): Promise<PagePlayer> {
  const back = await reopened(player.page);
  await back.press('Continue');
  await back.press('Go on');
  await back.ready();
  return back;
}

describe('a tab that is closed', () => {
  it('in the setup draft goes on there, and while bots move where they have come to', async () => {
    await inGame(
      async (player) => {
        await player.page.evaluate(
          (config) => globalThis.__inspect!.begin({ config }),
          onePerson(3, 'left in the draft', { stacks: 'draft' }),
        );
        const first = await player.ready();
        expect(first.decision?.kind).toBe('placeStack');
        await player.answer(first, first.decision!.suggest);
        const { decision } = await player.ready();
        const hash = await hashOf(player);
        const inDraft = await continued(player);
        expect((await inDraft.page.evaluate(() => globalThis.__cults!.view())).decision).toEqual(decision);
        expect(await hashOf(inDraft)).toBe(hash);
        // Time stands still: the bots' answers are on their way to the board when the tab is closed.
        await inDraft.page.evaluate(() => globalThis.__inspect!.hold());
        await inDraft.page.evaluate((answer) => globalThis.__cults!.submit(answer), decision!.suggest);
        // They answer while the board shows what came before.
        await inDraft.page.waitForFunction((id) => (globalThis.__cults!.view().decision?.id ?? id) !== id, decision!.id);
        const moving = await inDraft.page.evaluate(async () => ({
          idle: globalThis.__cults!.idle(),
          decision: globalThis.__cults!.view().decision,
          hash: await globalThis.__cults!.hash(),
        }));
        expect(moving.idle).toBe(false);
        const afterBots = await continued(inDraft);
        expect((await afterBots.page.evaluate(() => globalThis.__cults!.view())).decision).toEqual(moving.decision);
        expect(await hashOf(afterBots)).toBe(moving.hash);
      },
      { settings: { speed: 'fast' } },
    );
  });
});

describe('a browser that keeps nothing', () => {
  it('says so at the table, and plays', async () => {
    await inGame(async (player) => {
      const { page } = player;
      // What a full disk does: it is only found out at the end.
      await spoilStore(page, 'aborts');
      await page.evaluate((config) => globalThis.__inspect!.begin({ config }), onePerson(2, 'not kept'));
      const view = await player.ready();
      await reads(page, screenWords('en').notKept);
      await player.answer(view, view.decision!.suggest);
      expect((await player.ready()).decision?.id).not.toBe(view.decision!.id);
    });
  });
});

describe('a game in the browser’s store that is broken', () => {
  const session = playOn(Session.begin(cults, { config: onePerson(1, 'broken') }, baseBook()), 'broken', 12);
  const save = saveOf(session);
  const tampered = { ...save, state: { ...save.state, round: 5 } };

  it.each(LANGS)('is told in words, kept until the player says otherwise, and holds no new game up (%s)', async (lang) => {
    const [screens, { newGame }] = [screenWords(lang), appWords(lang)];
    const broken = ['not a game', { save: tampered, mods: [] }, { save: { ...save, version: 99 }, mods: [] }];
    const tooNew = wordsFor(
      lang,
      namesFrom(lang, () => undefined),
    ).error('saveTooNew', { version: 99, known: ['2'] });
    await inGame(
      async (player) => {
        for (const [at, stored] of broken.entries()) {
          await leaveBehind(player.page, stored);
          await player.page.evaluate(() => globalThis.__inspect!.go('title'));
          await player.press(screens.continueGame);
          await reads(player.page, at < 2 ? screens.damaged.slice(0, 40) : tooNew.slice(0, 20));
          await player.press(screens.later);
          await player.page.getByRole('button', { name: screens.play, exact: true }).waitFor();
          expect(await leftBehind(player.page)).toEqual(stored);
        }
        await player.press(screens.newGame);
        await player.press(newGame.start);
        await player.press(screens.beginAnew);
        expect((await player.ready()).decision?.kind).toBe('placeSite');
      },
      { settings: { lang } },
    );
  });
});
