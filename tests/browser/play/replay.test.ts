import { afterAll, describe, expect, it } from 'vitest';
import { onePerson, record } from '../../../src/tools/inspect/driver/positions';
import { baseBook } from '../../../src/games/cults/base-set/books';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';

afterAll(closeBrowser);

const GAMES = 20;
/** They are long, and slow machines may take their time. */
const PATIENCE = 900_000;

describe('recorded games through the director at fast speed', () => {
  it(
    `${GAMES} games: after every answer the picture, board and panels, is the view`,
    async () => {
      const book = baseBook();
      const stacks = ['first-game', 'random'];
      const games = Array.from({ length: GAMES }, (_, i) =>
        record(onePerson((i % 4) + 1, `replay ${i}`, { stacks: stacks[i % 2] }), `replay ${i}`, book),
      );
      await inGame(
        async ({ page }) => {
          for (const game of games) {
            const seen = await page.evaluate(async ({ config, answers }) => {
              const inspect = globalThis.__inspect!;
              inspect.hold();
              await inspect.begin({ config });
              const wrong: string[] = [];
              let steps = 0;
              type Drawn = ReturnType<NonNullable<typeof globalThis.__cults>['drawn']>;
              type View = ReturnType<NonNullable<typeof globalThis.__cults>['view']>;
              const told = (pieces: Drawn): string[] =>
                pieces.map(({ sort, at, x, y, words }) => `${sort} at ${at} (${x.toFixed(2)}, ${y.toFixed(2)}) ${words.join()}`);
              const differ = (seen: readonly string[], meant: readonly string[]): string[] => {
                const left = [...meant];
                const more = seen.filter((one) => {
                  const at = left.indexOf(one);
                  if (at >= 0) left.splice(at, 1);
                  return at < 0;
                });
                return [...more.map((one) => `seen ${one}`), ...left.map((one) => `missing ${one}`)];
              };
              const compare = (drawn: Drawn, expected: Drawn, view?: View): void => {
                steps++;
                const panels = inspect.panels(view);
                const differing = [...differ(told(drawn), told(expected)), ...differ(panels.drawn, panels.expected)];
                if (differing.length > 0) wrong.push(`step ${steps}: ${differing.join(' | ')}`);
              };
              for (const [at, answer] of answers.entries()) {
                await inspect.play({ step: 200, most: 50_000, unseen: true });
                globalThis.__cults!.watch(compare);
                globalThis.__cults!.submit(answer);
                await inspect.play({ step: 200, most: 50_000, unseen: true });
                // The result covers the table; the last step has been compared when it was played.
                if (globalThis.__cults!.view().outcome !== null) break;
                compare(globalThis.__cults!.drawn(), globalThis.__cults!.expected());
                // What flies does not wait for the player, nor the player for it: now and then all of it may land.
                if (at % 10 !== 0) continue;
                await inspect.settle();
                if (inspect.playedOver() > 0) wrong.push(`step ${steps}: something is left over the table`);
                compare(globalThis.__cults!.drawn(), globalThis.__cults!.expected());
              }
              return { wrong, steps, hash: await globalThis.__cults!.hash() };
            }, game);
            expect(seen.wrong, JSON.stringify(game.config)).toEqual([]);
            expect(seen.steps).toBeGreaterThan(game.answers.length);
            expect(seen.hash).toBe(game.hash);
          }
        },
        { settings: { speed: 'fast' } },
      );
    },
    PATIENCE,
  );
});
