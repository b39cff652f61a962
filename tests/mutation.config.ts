import { defineConfig } from 'vitest/config';

/** The tests that mutation runs ask: rules and cards, not the long random games. */
export default defineConfig({
  test: {
    include: ['tests/games/cults/rules/**/*.test.ts', 'tests/mods/base/**/*.test.ts', 'tests/games/cults/rules/effects.test.ts'],
    pool: 'threads',
  },
});
