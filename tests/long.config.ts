import { defineConfig } from 'vitest/config';

/**
 * Tests that take too long for every change (`npm run test:long`): the same ways through the page, by every input and in every language;
 * tabs killed while they save; and properties that `npm test` tries with a part of the cases (tests/amount.ts).
 */
export default defineConfig({
  test: {
    include: [
      'tests/browser/**/*.long.ts',
      'tests/browser/workshop/killed.test.ts',
      ...['saves', 'games', 'views'].map((name) => `tests/games/cults/properties/${name}.test.ts`),
      'tests/games/cults/recorded/replay-1.0.0.test.ts',
      'tests/platform/sandbox/fuzz.test.ts',
    ],
    env: { TEST_LONG: '1' },
    globalSetup: 'tests/browser/support/site.ts',
    setupFiles: ['src/platform/sandbox/quickjs/node.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 300_000,
    pool: 'threads',
    maxWorkers: 1,
  },
});
