import { afterAll, describe, expect, it } from 'vitest';
import { onePerson } from '../../../../src/tools/inspect/driver/positions';
import { closeBrowser } from '../../support/chromium';
import { inGame } from '../../support/game-page';

afterAll(closeBrowser);

const ANSWERS = 15;

describe('Escape while something moves', () => {
  it('brings all of it to its end at once, wherever it was: no time passes until the table asks again', async () => {
    await inGame(
      async ({ page }) => {
        const told = await page.evaluate(
          async ([config, most]) => {
            const inspect = globalThis.__inspect!;
            await inspect.begin({ config });
            await inspect.play({ step: 100, most: 10_000, unseen: true });
            inspect.hold();
            const stuck: string[] = [];
            let skipped = 0;
            const hook = (): NonNullable<typeof globalThis.__cults> => globalThis.__cults!;
            for (let at = 0; at < most && hook().view().decision !== null; at++) {
              const { kind, suggest } = hook().view().decision!;
              let steps = 0;
              hook().watch(() => void steps++);
              hook().submit(suggest);
              // One step is played; then each time a little further into the next.
              for (let seen = 0; seen <= at % 7 && !hook().idle(); )
                if (!(await inspect.play({ step: 30, most: 1, unclicked: true }).then(inspect.atRest)) && steps > 0) seen++;
              if (hook().idle()) continue;
              skipped++;
              // Where something waits for a click, Escape is that click.
              hook().proceed();
              window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
              await inspect.play({ step: 0, most: 3000, unseen: true });
              if (!hook().idle()) stuck.push(`${at} ${kind}`);
              await inspect.play({ step: 100, most: 10_000, unseen: true });
            }
            return { skipped, stuck };
          },
          [onePerson(3, 'skipping'), ANSWERS] as const,
        );
        expect(told.stuck).toEqual([]);
        expect(told.skipped).toBeGreaterThan(ANSWERS / 3);
      },
      { settings: { speed: 'slow' } },
    );
  });
});
