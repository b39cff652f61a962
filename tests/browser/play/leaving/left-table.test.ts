import { afterAll, describe, expect, it } from 'vitest';
import { onePerson } from '../../../../src/tools/inspect/driver/positions';
import { closeBrowser } from '../../support/chromium';
import { inGame } from '../../support/game-page';

afterAll(closeBrowser);

/** What a table has set for tests lives as long as the table itself. */
declare global {
  var __left: WeakRef<object>[] | undefined;
}

/** Answers given at each table: the first has many cards and buttons on it, which the others do not need again. */
const ANSWERS = [30, 2, 2, 2];

describe('a table that was left', () => {
  it('is given up with all that it had on the graphics card', async () => {
    await inGame(async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const textures: number[] = [];
      for (const count of ANSWERS) {
        await page.evaluate(
          async ([config, most]) => {
            const inspect = globalThis.__inspect!;
            await inspect.begin({ config });
            (globalThis.__left ??= []).push(new WeakRef(globalThis.__cults!));
            for (let answers = 0; answers < most; answers++) {
              await inspect.play({ step: 0, most: 100_000, unseen: true });
              inspect.render();
              globalThis.__cults!.submit(globalThis.__cults!.view().decision!.suggest);
            }
            await inspect.play({ step: 0, most: 100_000, unseen: true });
            await inspect.go('title');
            await inspect.tidy();
          },
          [onePerson(4, 'left'), count] as const,
        );
        textures.push(await page.evaluate(() => globalThis.__gl!.textures));
      }
      await session.send('HeapProfiler.collectGarbage');
      const alive = await page.evaluate(() => globalThis.__left!.map((table) => table.deref() !== undefined));
      // The inspection itself knows the last game.
      expect(alive.slice(0, -1)).toEqual([false, false, false]);
      expect(new Set(textures).size).toBe(1);
      expect(await page.evaluate(() => globalThis.__inspect!.atRest())).toBe(true);
    });
  });
});
