import { afterAll, describe, expect, it } from 'vitest';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { appWords } from '../../../src/games/cults/words';
import '../../../src/games/cults/words/all';
import { LANGS } from '../../../src/platform/i18n/lang';
import { screenWords } from '../../../src/platform/i18n/language';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';

afterAll(closeBrowser);

const SIZES = [
  { width: 1600, height: 900 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
] as const;

/** Every text that is seen, the lines of a paragraph joined. */
const readable = ({ page }: PagePlayer): Promise<string> =>
  page.evaluate(() =>
    globalThis
      .__inspect!.texts()
      .filter(({ alpha, seen }) => alpha > 0.9 && seen.x >= 0 && seen.y >= 0)
      .map(({ text }) => text.replaceAll('\n', ' '))
      .join('\n'),
  );

describe.each(LANGS)('the page before a first game, in %s', (lang) => {
  const { briefing } = appWords(lang).screens;

  it.each(SIZES)('says at $width × $height who I am, what I want and how points are made', (viewport) =>
    inGame(
      async (player) => {
        await player.press(screenWords(lang).play);
        await player.page.getByRole('button', { name: briefing.begin, exact: true }).waitFor({ timeout: 60_000 });
        const told = await readable(player);
        const objective = { en: 'Ascendance', pl: 'Wyniesienie' }[lang];
        for (const words of [
          briefing.you('Dagon'),
          briefing.rival('Cthulhu'),
          briefing.goal,
          objective,
          briefing.points,
          ...briefing.ways,
          briefing.idea,
        ])
          expect(told).toContain(words);
        // No question is open yet.
        expect(await player.page.evaluate(() => globalThis.__cults?.idle() ?? false)).toBe(false);
      },
      { viewport, settings: { lang, firstGameDone: false } },
    ),
  );
});

describe('the first table', () => {
  it.each(SIZES)('says once at $width × $height which clicks count, and covers nothing with it', (viewport) =>
    inGame(
      async (player) => {
        const { page } = player;
        await player.press('Play');
        await player.press(appWords('en').screens.briefing.begin);
        await player.ready();
        await page.waitForFunction(() => globalThis.__inspect!.bounds('toast') !== null);
        const covered = await page.evaluate(() => {
          const { bounds, texts, spots } = globalThis.__inspect!;
          const toast = bounds('toast')!;
          const edge = 5;
          const isUnder = (box: { x: number; y: number; width: number; height: number }): boolean =>
            box.x + box.width > toast.x + edge &&
            box.x < toast.x + toast.width - edge &&
            box.y + box.height > toast.y + edge &&
            box.y < toast.y + toast.height - edge;
          const words = texts().filter(({ path, box }) => !path.includes('/toast') && isUnder(box));
          const targets = spots().filter(
            ({ label, x, y }) => !/^(toast|NineSliceSprite)$/.test(label) && isUnder({ x, y, width: 0, height: 0 }),
          );
          return [...words.map(({ text }) => text), ...targets.map(({ label }) => label)];
        });
        expect(covered).toEqual([]);
        const toast = await page.evaluate(() => globalThis.__inspect!.bounds('toast')!);
        expect(toast.y + toast.height).toBeLessThanOrEqual(viewport.height);
        // It is said once.
        await page.evaluate(() => globalThis.__inspect!.begin({ config: { seats: ['dagon'], solo: { npc: 'hastur' } } }));
        await player.ready();
        expect(await page.evaluate(() => JSON.parse(localStorage.getItem('rise-of-the-cults/settings')!))).toMatchObject({
          knowsClicks: true,
        });
      },
      { viewport, settings: { firstGameDone: false, knowsClicks: false } },
    ),
  );

  it('deals the set-up, and a click shows it whole', () =>
    inGame(
      async (player) => {
        const { page } = player;
        await page.evaluate(() => {
          globalThis.__inspect!.hold();
          void globalThis.__inspect!.begin({ config: { seats: [{ cult: 'dagon', by: 'human' }], solo: { npc: 'cthulhu' } } });
        });
        // The clock is held: nothing comes by itself.
        await page.waitForFunction(() => globalThis.__cults !== undefined && globalThis.__cults.drawn().length > 0);
        const counts = (): Promise<readonly number[]> =>
          page.evaluate(() => [globalThis.__cults!.drawn().length, globalThis.__cults!.expected().length]);
        const [dealt, whole] = await counts();
        expect(dealt).toBeLessThan(whole!);
        expect(await page.evaluate(() => globalThis.__cults!.idle())).toBe(false);
        await page.mouse.click(5, 5);
        await page.waitForFunction(() => globalThis.__cults!.idle());
        const [after] = await counts();
        expect(after).toBe(whole);
      },
      { settings: { speed: 'normal' } },
    ));
});
