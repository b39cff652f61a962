import { afterAll, describe, expect, it } from 'vitest';
import { allScenes } from '../../../src/tools/inspect/driver/shots/scenes';
import { checkContrast, checkOverlaps, checkPlaces } from '../../../src/tools/inspect/driver/shots/text-checks';
import type { DrawnText } from '../../../src/tools/inspect/page/texts';
import { appWords } from '../../../src/games/cults/words';
import { screenWords } from '../../../src/platform/i18n/language';
import '../../../src/games/cults/words/all';
import type { TableView } from '../../../src/games/cults/contract/view-types';
import { positionWhere } from '../../../src/tools/inspect/driver/positions';
import { baseBook } from '../../../src/games/cults/base-set/books';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';

afterAll(closeBrowser);

const text = (more: Partial<DrawnText>): DrawnText => {
  const box = { x: 10, y: 10, width: 80, height: 20 };
  return { text: 'x', box, seen: box, size: 16, bold: false, colour: 0xffffff, alpha: 1, turned: false, path: '', ...more };
};

describe('the check of texts', () => {
  const screen = { width: 100, height: 100 };
  const at = (x: number, y: number): Partial<DrawnText> => {
    const box = { x, y, width: 80, height: 20 };
    return { box, seen: box };
  };

  it('finds what leaves the screen, what is too small, what lies over another and what is pale', () => {
    const kinds = (problems: readonly { what: string }[]): string[] => problems.map(({ what }) => what);
    expect(kinds(checkPlaces([text({}), text(at(30, 10)), text({ size: 11 })], screen, 1))).toEqual(['cut off', 'too small']);
    expect(kinds(checkPlaces([text({ size: 11 })], screen, 0.8))).toEqual([]);
    expect(kinds(checkOverlaps([text({}), text(at(20, 14)), text(at(10, 40))]))).toEqual(['overlap']);
    const grounds = [0x000000, 0x808080, 0x777777].map((ground) => ({ ...text({}), ground }));
    expect(kinds(checkContrast(grounds))).toEqual(['contrast', 'contrast']);
    expect(kinds(checkContrast(grounds.map((one) => ({ ...one, size: 30 }))))).toEqual([]);
  });
});

describe('the texts that are seen', () => {
  it('are those that no veil and no panel covers', async () => {
    const isFree = ({ decision }: TableView): boolean => new Set(decision!.options.map(({ district }) => district)).size > 1;
    // With one marker its menu would be open, and lie over the heading.
    const position = positionWhere(['takePlan'], isFree, baseBook());
    await inGame(
      async ({ page }) => {
        const seen = (): Promise<string[]> =>
          page.evaluate(async () => {
            await globalThis.__inspect!.settle();
            // Painting takes long without a graphics card: only what is looked at is painted.
            globalThis.__gl!.stubbed = false;
            const texts = globalThis.__inspect!.seenTexts();
            globalThis.__gl!.stubbed = true;
            return texts.map(({ text: words }) => words);
          });
        await page.evaluate(async (save) => {
          globalThis.__inspect!.hold();
          await globalThis.__inspect!.restore(save);
        }, position.save);
        const { planBoard } = appWords('en').panels;
        expect(await seen()).toContain(planBoard);
        await page.evaluate(() => globalThis.__inspect!.go('menu'));
        // The heading is drawn as before, under the menu's veil.
        expect(await page.evaluate(() => globalThis.__inspect!.texts().map(({ text: words }) => words))).toContain(planBoard);
        const onMenu = await seen();
        expect(onMenu).not.toContain(planBoard);
        expect(onMenu).toContain(screenWords('en').settings);
      },
      { viewport: { width: 1024, height: 768 } },
    );
  });
});

describe('a name with letters that the language lacks', () => {
  it('is measured and drawn anew when they have come', async () => {
    await inGame(async ({ page }) => {
      const name = 'ŻółćŻółćŻ';
      const seats = [
        { cult: 'dagon', by: 'human' },
        { cult: 'hastur', by: 'random', name },
      ];
      await page.evaluate((given) => globalThis.__inspect!.begin({ config: { seats: given, seed: 'letters' } }), seats);
      // As wide as the font itself says.
      await page.waitForFunction((wanted) => {
        const drawn = globalThis.__inspect!.texts().find(({ text: words }) => words.includes(wanted))!;
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = `500 ${drawn.size}px "Alegreya Sans"`;
        return document.fonts.check(pen.font, wanted) && Math.abs(pen.measureText(drawn.text).width / drawn.box.width - 1) < 0.01;
      }, name);
    });
  });
});

describe('every screen and prompt', () => {
  const SIZES = [
    { width: 1600, height: 900 },
    { width: 1024, height: 768 },
  ] as const;

  it('keeps its texts on screens of 1600 × 900 and 1024 × 768, in Polish, which is the longer', async () => {
    const scenes = await allScenes();
    await inGame(
      async (player) => {
        const { page } = player;
        const found: string[] = [];
        const turn = async (size: (typeof SIZES)[number]): Promise<void> => {
          await page.setViewportSize(size);
          await page.waitForFunction(({ width }) => document.querySelector('canvas')!.clientWidth === width, size);
        };
        const look = async (scene: (typeof scenes)[number], size: (typeof SIZES)[number]): Promise<void> => {
          if (scene.isMoving !== true) await page.evaluate(() => globalThis.__inspect!.settle());
          const texts = await page.evaluate(() => globalThis.__inspect!.texts());
          const off = checkPlaces(texts, size, 0).filter(({ what }) => what === 'cut off');
          found.push(...off.map(({ text: words, more }) => `${scene.name} at ${size.width}: "${words}" ${more}`));
        };
        await page.evaluate(() => globalThis.__inspect!.hold());
        let sizes: readonly (typeof SIZES)[number][] = SIZES;
        for (const scene of scenes) {
          await scene.reach(player, 'pl');
          await look(scene, sizes[0]!);
          await turn(sizes[1]!);
          // To reach a scene takes longest; what moves is gone with the other size.
          if (scene.isMoving === true) await scene.reach(player, 'pl');
          await look(scene, sizes[1]!);
          sizes = sizes.toReversed();
        }
        expect(found).toEqual([]);
      },
      { viewport: SIZES[0], settings: { lang: 'pl' } },
    );
  });
});
