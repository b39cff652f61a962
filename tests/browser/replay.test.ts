import { afterAll, describe, expect, it } from 'vitest';
import { onePerson, record } from '../../src/inspect/positions';
import { baseBook } from '../../src/session/books';
import { closeBrowser } from './chromium';
import { inGame } from './game-page';

afterAll(closeBrowser);

const GAMES = 20;

describe('recorded games through the director at fast speed', () => {
  it(`${GAMES} games: after every answer the picture is the view`, async () => {
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
            const told = (pieces: Drawn): string[] =>
              pieces.map(({ sort, at, x, y }) => `${sort} at ${at} (${x.toFixed(2)}, ${y.toFixed(2)})`).sort();
            const compare = (drawn: Drawn, expected: Drawn): void => {
              steps++;
              const [a, b] = [told(drawn), told(expected)];
              const differing = [...a.filter((piece) => !b.includes(piece)), ...b.filter((piece) => !a.includes(piece))];
              if (differing.length > 0) wrong.push(`step ${steps}: ${differing.join(' ')}`);
            };
            for (const answer of answers) {
              await inspect.play({ step: 200, most: 50_000, unseen: true });
              globalThis.__cults!.watch(compare);
              globalThis.__cults!.submit(answer);
              await inspect.play({ step: 200, most: 50_000, unseen: true });
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
  });
});
