import { afterAll, describe, expect, it } from 'vitest';
import { baseLibrary } from '../../../src/games/cults/base-set/books';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import {
  beforeEnd,
  onePerson,
  positionAfter,
  positionBefore,
  positionWhere,
  type AnsweredPosition,
} from '../../../src/tools/inspect/driver/positions';
import type { TableView } from '../../../src/games/cults/contract/view-types';
import type { Save } from '../../../src/platform/session/saving';
import { closeBrowser } from '../support/chromium';
import { inGame, reads } from '../support/game-page';

afterAll(closeBrowser);

const { book } = baseLibrary();
const last = beforeEnd(() => true, book);

/** Opens a position and gives its answer. */
async function give(player: PagePlayer, { save, answer }: AnsweredPosition): Promise<void> {
  await player.page.evaluate((given) => globalThis.__inspect!.restore(given), save);
  await player.ready();
  await player.page.evaluate((given) => globalThis.__cults!.submit(given), answer);
}

/** Waits for a question without going on anywhere. */
async function asked({ page }: PagePlayer): Promise<TableView> {
  await page.waitForFunction(() => globalThis.__cults?.idle() === true && globalThis.__cults.asking() !== null);
  return page.evaluate(() => globalThis.__cults!.view());
}

const answersIn = ({ log }: Save): number => log.filter((entry) => 'answer' in entry).length;

describe('without animation', () => {
  const fight = positionBefore(['forcesCommitted', 'confrontationDecided'], book);
  const city = positionBefore(['cityRevealed'], book);

  it('the outcome of a Confrontation waits until the player goes on', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await page.evaluate((given) => globalThis.__inspect!.restore(given), fight.save);
      await player.ready();
      await page.evaluate((answer) => globalThis.__cults!.submit(answer), fight.answer);
      const button = page.getByRole('button', { name: 'Go on', exact: true });
      await button.waitFor({ timeout: 60_000 });
      expect(await page.evaluate(() => globalThis.__cults!.idle())).toBe(false);
      await button.click();
      await player.ready();
    });
  });

  it('what the others and the city did is listed until the next answer', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await page.evaluate((given) => globalThis.__inspect!.restore(given), city.save);
      await player.ready();
      await page.evaluate((answer) => globalThis.__cults!.submit(answer), city.answer);
      await reads(page, 'Meanwhile');
      const view = await player.ready();
      await player.answer(view, view.decision!.suggest);
      await page.waitForFunction(() => globalThis.__cults!.isDrawn());
    });
  });

  /** The NPC acts, and the question after it has one answer. */
  const alone = positionAfter(
    ({ decision }, events) => events.some(({ type }) => type === 'npcPlanTaken') && decision?.legal?.length === 1,
    book,
  );

  it('the turn of the NPC stays listed while questions answer themselves, until the player has had one', async () => {
    await inGame(
      async (player) => {
        const { page } = player;
        await give(player, alone);
        const view = await asked(player);
        expect(answersIn(await page.evaluate(() => globalThis.__cults!.save()))).toBeGreaterThan(answersIn(alone.save) + 1);
        await reads(page, 'Meanwhile');
        await player.answer(view, view.decision!.suggest);
        await asked(player);
      },
      { settings: { answersAlone: true } },
    );
  });

  it('the last moves of a game are listed before its result', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await give(player, last);
      await reads(page, 'Meanwhile');
      expect(await page.getByRole('button', { name: 'Rematch', exact: true }).count()).toBe(0);
      await player.press('Go on');
      await page.getByRole('button', { name: 'Rematch', exact: true }).waitFor({ timeout: 60_000 });
    });
  });

  it('at four seats the list leads to the log where it is too long, and stands beside what happened lately', async () => {
    await inGame(async (player) => {
      const { page } = player;
      await page.evaluate((config) => globalThis.__inspect!.begin({ config }), onePerson(4, 'four seats'));
      const more = page.getByRole('button', { name: /more: open the log$/ });
      for (let view = await player.ready(); (await more.count()) === 0; view = await player.ready()) {
        await page.evaluate((answer) => globalThis.__cults!.submit(answer), view.decision!.suggest);
        await player.answered(view.decision!.id);
      }
      await reads(page, 'Lately');
      await more.click();
      await reads(page, 'Log · Round');
    });
  });

  const SIZES = [
    { width: 1600, height: 900 },
    { width: 1024, height: 768 },
    { width: 844, height: 390 },
  ];
  /** The NPC's turn ends in a Confrontation, of which the player has not read. */
  const attacked = positionAfter(
    ({ decision }, told) => decision?.kind === 'commit' && told.some(({ type }) => type === 'npcPlanChosen'),
    book,
  );
  /** In the middle of a Confrontation somebody else has acted, and the player is asked again. */
  const inFight = positionAfter(
    ({ decision }, told) =>
      decision?.kind === 'useAbility' &&
      told[0]?.type === 'forcesCommitted' &&
      told[0].seat === decision.seat &&
      told.some(({ seat }) => seat !== undefined && seat !== decision.seat),
    book,
  );
  /** Three rivals act after the answer. */
  const several = positionWhere(['placePlan'], ({ seats, round }) => seats.length === 4 && round > 1, book);

  /** The texts that lie under the list. */
  const covered = ({ page }: PagePlayer): Promise<readonly string[]> =>
    page.evaluate(() => {
      // A panel's bounds include its shadow.
      const edge = 10;
      const { bounds, texts } = globalThis.__inspect!;
      const parts = ['list', 'close', 'more'].flatMap((part) => bounds(`meanwhile:${part}`) ?? []);
      return texts()
        .filter(({ path }) => !path.includes('/meanwhile'))
        .flatMap(({ text, box }) =>
          parts
            .filter(
              (part) =>
                box.x + box.width > part.x + edge &&
                box.x < part.x + part.width - edge &&
                box.y + box.height > part.y + edge &&
                box.y < part.y + part.height - edge,
            )
            .map((part) => `${text} at ${JSON.stringify(box)} under ${JSON.stringify(part)}`),
        );
    });

  it.each(SIZES)('the list covers no text at $width × $height, and is a button in a Confrontation', (viewport) =>
    inGame(
      async (player) => {
        const { page } = player;
        const listed = (): Promise<unknown> =>
          page.waitForFunction(() => globalThis.__inspect!.spots().some(({ label }) => label === 'meanwhile:close'));
        const isPhone = viewport.height < 500;
        for (const at of isPhone ? [city, several, attacked] : [city, several]) {
          await give(player, at);
          await listed();
          expect(await covered(player)).toEqual([]);
        }
        if (isPhone) {
          // The scene begins after the list was read.
          expect(await page.evaluate(() => globalThis.__cults!.asking())).toBeNull();
          await player.press('Go on');
          await page.waitForFunction(() => globalThis.__inspect!.bounds('meanwhile') === null);
        } else {
          await give(player, attacked);
          await asked(player);
          expect(await page.evaluate(() => globalThis.__inspect!.bounds('meanwhile:note'))).not.toBeNull();
        }
        expect((await player.ready()).decision!.kind).toBe('commit');
        expect(await page.evaluate(() => globalThis.__inspect!.bounds('meanwhile'))).toBeNull();

        await give(player, inFight);
        await player.ready();
        expect(await page.evaluate(() => globalThis.__inspect!.bounds('meanwhile'))).toBeNull();
        await player.click('meanwhile:note');
        await reads(page, 'Log · Round');
      },
      { viewport },
    ),
  );
});
