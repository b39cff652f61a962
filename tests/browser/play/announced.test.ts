import { afterAll, describe, expect, it } from 'vitest';
import { baseLibrary } from '../../../src/games/cults/base-set/books';
import type { TableView } from '../../../src/games/cults/contract/view-types';
import { appWords } from '../../../src/games/cults/words';
import '../../../src/games/cults/words/all';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { onePerson, positionBefore, positionWhere, type AnsweredPosition } from '../../../src/tools/inspect/driver/positions';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';

afterAll(closeBrowser);

const { book } = baseLibrary();

/** Opens a position at normal speed with a held clock, and gives an answer. */
async function give({ page }: PagePlayer, save: unknown, answer: readonly string[]): Promise<void> {
  await page.evaluate((given) => globalThis.__inspect!.restore(given), save);
  await new Promise((resolve) => setTimeout(resolve, 0));
  await page.waitForFunction(() => globalThis.__cults?.idle() === true);
  await page.evaluate(async (given) => {
    await globalThis.__inspect!.change({ speed: 'normal' });
    globalThis.__inspect!.hold();
    globalThis.__cults!.submit(given);
  }, answer);
}

/** Plays until the next question; returns the texts under each of these labels, frame by frame. */
const watched = ({ page }: PagePlayer, labels: readonly string[]): Promise<readonly (readonly (readonly string[])[])[]> =>
  page.evaluate(async (wanted) => {
    const frames: string[][][] = [];
    for (let i = 0; i < 1500; i++) {
      await globalThis.__inspect!.play({ step: 40, most: 1, unseen: true });
      const texts = globalThis.__inspect!.texts().filter(({ alpha }) => alpha > 0.3);
      frames.push(wanted.map((label) => texts.filter(({ path }) => path.includes(`/${label}`)).map(({ text }) => text)));
      if (globalThis.__cults?.idle() === true) break;
    }
    return frames;
  }, labels);

describe('the banner', () => {
  const phase = positionBefore(['phaseBegun'], book, (event) => event.type === 'phaseBegun' && event['phase'] === 'action');
  const city = positionBefore(['cityRevealed'], book);

  it('announces a phase, and leaves by itself', () =>
    inGame(async (player) => {
      await give(player, phase.save, phase.answer);
      const banners = (await watched(player, ['banner'])).map(([words]) => words!.join());
      expect(banners).toContain('Action phase');
      await player.page.evaluate(() => globalThis.__inspect!.settle());
      expect(await player.page.evaluate(() => globalThis.__inspect!.bounds('banner'))).toBeNull();
    }));

  it('never lies over the City card that unfolds in its place', () =>
    inGame(async (player) => {
      await give(player, city.save, city.answer);
      const frames = await watched(player, ['banner', 'revealed']);
      expect(frames.some(([, revealed]) => revealed!.includes(appWords('en').stage.cityTitle))).toBe(true);
      expect(frames.filter(([banner, revealed]) => banner!.length > 0 && revealed!.length > 1)).toEqual([]);
    }));
});

describe('the dice', () => {
  const reroll = positionWhere(['reroll'], ({ dice }) => dice !== null, book);

  it.each([
    { width: 1600, height: 900 },
    { width: 844, height: 390 },
  ])('lie at $width × $height where their question showed them, while its answer is played', (viewport) =>
    inGame(
      async (player) => {
        const { page } = player;
        await page.evaluate((given) => globalThis.__inspect!.restore(given), reroll.save);
        await player.ready();
        await page.evaluate(() => {
          globalThis.__inspect!.hold();
          return globalThis.__inspect!.change({ speed: 'normal' });
        });
        const middles = (label: string): Promise<readonly (readonly number[])[]> =>
          page.evaluate(
            (name) =>
              [0, 1, 2, 3, 4].map((at) => {
                const box = globalThis.__inspect!.bounds(`${name}${at}`)!;
                return [box.x + box.width / 2, box.y + box.height / 2];
              }),
            label,
          );
        const tiles = await middles('offer:tile:die-');
        await page.evaluate((answer) => globalThis.__cults!.submit(answer), reroll.answer);
        await page.waitForFunction(() => globalThis.__cults!.asking() === null && globalThis.__inspect!.bounds('die:4') !== null);
        const dice = await middles('die:');
        for (const [at, [x, y]] of dice.entries()) {
          expect(Math.abs(x! - tiles[at]![0]!)).toBeLessThan(3);
          // The tile has a word below its die.
          expect(Math.abs(y! - tiles[at]![1]!)).toBeLessThan(40);
        }
      },
      { viewport },
    ),
  );
});

/** Plan markers on the board. */
const markersOf = ({ districts }: TableView, seat: string): number =>
  Object.values(districts).reduce((sum, { plans }) => sum + plans.filter((owner) => owner === seat).length, 0);

describe('what a bot does in its turn', () => {
  it('has a caption with its name, and its place in Lately', () =>
    inGame(async (player) => {
      const { page } = player;
      await page.evaluate((config) => globalThis.__inspect!.begin({ config }), onePerson(2, 'captions'));
      let turns = 0;
      for (let view = await player.ready(); turns < 2 && view.decision !== null; view = await player.ready()) {
        const rival = view.seats.find((seat) => seat !== view.seat)!;
        const before = markersOf(view, rival);
        const isTurn = view.phase === 'action';
        if (!isTurn) {
          await page.evaluate((answer) => globalThis.__cults!.submit(answer), view.decision!.suggest);
          await player.answered(view.decision!.id);
          continue;
        }
        await page.evaluate(async (answer) => {
          globalThis.__inspect!.hold();
          await globalThis.__inspect!.change({ speed: 'normal' });
          globalThis.__cults!.submit(answer);
        }, view.decision!.suggest);
        const frames = await watched(player, ['meanwhile', 'lately']);
        await page.evaluate(() => globalThis.__inspect!.change({ speed: 'instant' }));
        const after = await page.evaluate(() => globalThis.__cults!.view());
        if (markersOf(after, rival) === before) continue;
        const captions = frames.flatMap(([caption]) => caption!);
        expect(captions.some((words) => /Hastur/.test(words) || words.includes(rival))).toBe(true);
        expect(captions.some((words) => /took a Plan marker/.test(words))).toBe(true);
        const lately = frames.flatMap(([, words]) => words!);
        expect(lately.some((words) => /took a Plan marker/.test(words))).toBe(true);
        turns++;
      }
      expect(turns).toBe(2);
    }));
});

describe('the City card in the middle of the board', () => {
  it('is explained beside the pointer', () =>
    inGame(async (player) => {
      const { page } = player;
      const calm: AnsweredPosition = positionWhere(['placePlan'], ({ city }) => city.active.length > 0, book);
      await page.evaluate((given) => globalThis.__inspect!.restore(given), calm.save);
      await player.ready();
      const [x, y] = [800, 0.388 * 900];
      await page.mouse.move(x - 6, y - 6);
      await page.mouse.move(x, y);
      await page.waitForFunction(() => (globalThis.__inspect!.bounds('tooltip')?.width ?? 0) > 40);
      const box = await page.evaluate(() => globalThis.__inspect!.bounds('tooltip')!);
      const distance = Math.hypot(Math.max(0, box.x - x, x - box.x - box.width), Math.max(0, box.y - y, y - box.y - box.height));
      expect(distance).toBeLessThan(140);
    }));
});
