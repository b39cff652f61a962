import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { baseLibrary } from '../../../src/games/cults/base-set/books';
import type { GameEvent } from '../../../src/kernel';
import { positionBefore, type AnsweredPosition } from '../../../src/tools/inspect/driver/positions';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';

afterAll(closeBrowser);

const { book } = baseLibrary();
const MARK = positionBefore(['dominancePlaced'], book);

/** Restores a position and answers it at normal speed with the clock held. */
async function answer(page: Page, { save, answer: given }: AnsweredPosition): Promise<void> {
  await page.evaluate(
    async ([position, ids]) => {
      const inspect = globalThis.__inspect!;
      const arrive = async (): Promise<void> => {
        await inspect.restore(position);
        await inspect.play({ step: 100, most: 10_000, unseen: true });
      };
      // Once without animation: the code of animations comes with the first answer.
      await arrive();
      globalThis.__cults!.submit(ids);
      await inspect.play({ step: 100, most: 100_000, unseen: true });
      await arrive();
      inspect.hold();
      await inspect.change({ speed: 'normal' });
      globalThis.__cults!.submit(ids);
    },
    [save, given] as const,
  );
  // The Worker answers in its own time; only then the clock goes on.
  const asked = save.log.length;
  await page.waitForFunction(async (before) => (await globalThis.__cults!.save()).log.length > before, asked);
}

/** What can be seen after each step of the clock: the viewer's points, whether the marker lies on its field, and the words over the table. */
interface Seen {
  readonly points: string;
  readonly isPlaced: boolean;
  readonly words: readonly string[];
}

const watch = (page: Page, steps: number, milliseconds: number): Promise<Seen[]> =>
  page.evaluate(
    async ([count, step]) => {
      const seen: Seen[] = [];
      for (let i = 0; i < count && (i === 0 || globalThis.__cults?.idle() !== true); i++) {
        await globalThis.__inspect!.pass(step);
        const { seat } = globalThis.__cults!.view();
        const drawn = globalThis.__inspect!.panels().drawn.find((line) => line.startsWith(`points/${seat}:`));
        const marks = globalThis.__cults!.drawn().filter(({ sort }) => sort === `dominance/${seat}`);
        const expected = globalThis.__cults!.expected().filter(({ sort }) => sort === `dominance/${seat}`);
        const isPlaced = expected.every(({ x, y }) => marks.some((one) => one.x === x && one.y === y));
        const words = globalThis.__inspect!.texts().map(({ text }) => text);
        seen.push({ points: drawn ?? '', isPlaced, words });
      }
      return seen;
    },
    [steps, milliseconds] as const,
  );

const points = ({ points: line }: Seen): number => Number(line.split(': ')[1]);

describe('a Dominance marker', () => {
  it('falls on its field; then its point flies to the seat, whose number counts when it arrives', async () => {
    await inGame(async ({ page }) => {
      await answer(page, MARK);
      const seen = await watch(page, 150, 40);
      const before = points(seen[0]!);
      const flying = seen.filter((one) => one.isPlaced && one.words.includes('+1 VP') && points(one) === before);
      expect(flying.length).toBeGreaterThan(3);
      expect(seen.findIndex(({ isPlaced }) => isPlaced)).toBeGreaterThan(5);
      expect(points(seen.at(-1)!)).toBe(before + 1);
    });
  });

  it('is there at once after a click, and its point is counted', async () => {
    await inGame(async ({ page }) => {
      await answer(page, MARK);
      const before = points((await watch(page, 4, 40)).at(-1)!);
      await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointerdown')));
      const [after] = await watch(page, 1, 1);
      expect({ points: points(after!), isPlaced: after!.isPlaced }).toEqual({ points: before + 1, isPlaced: true });
    });
  });

  it('lies there at once with reduced motion; its point stands beside the seat for a moment', async () => {
    await inGame(
      async ({ page }) => {
        await answer(page, MARK);
        const seen = await watch(page, 150, 40);
        const told = seen.filter(({ words }) => words.includes('+1 VP'));
        expect(told.length).toBeGreaterThan(5);
        expect(new Set(told.map(points)).size).toBe(1);
        expect(told.every(({ isPlaced }) => isPlaced)).toBe(true);
      },
      { settings: { reducedMotion: true } },
    );
  });
});

describe('words across the board tell of', () => {
  const is =
    (type: string, field: string, value: unknown) =>
    (event: GameEvent): boolean =>
      event.type === type && event[field] === value;
  const MOMENTS: readonly (readonly [string, AnsweredPosition, RegExp])[] = [
    ['a Ritual of level III', positionBefore(['ritualRaised'], book, is('ritualRaised', 'level', 3)), /: a Ritual of level III$/],
    ['an arriving Investigator', positionBefore(['investigatorArrived'], book), /^An Investigator arrives: Sanity \d+$/],
    ['the last round', positionBefore(['roundBegun'], book, is('roundBegun', 'round', 6)), /^The last round$/],
  ];

  it.each(MOMENTS)('%s, and are gone afterwards', async (_, position, words) => {
    await inGame(async ({ page }) => {
      await answer(page, position);
      const seen = (await watch(page, 120, 60)).map((one) => one.words.some((text) => words.test(text)));
      expect(seen.filter(Boolean).length).toBeGreaterThan(5);
      await page.evaluate(() => globalThis.__inspect!.play({ step: 100, most: 10_000, unseen: true }));
      const left = await page.evaluate(async () => {
        await globalThis.__inspect!.settle();
        return globalThis.__inspect!.texts().map(({ text }) => text);
      });
      expect(left.filter((text) => words.test(text))).toEqual([]);
    });
  });
});
