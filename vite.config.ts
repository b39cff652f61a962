import { readFileSync } from 'node:fs';
import { runnerImport, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** One file for each card: they are many and small, and share one base set in a worker instead of opening it each. */
const CARDS = 'tests/mods/base/**/*.test.ts';
/** They drive the built game in Chromium; it is built once for all of them, and only where they run. */
const BROWSER = 'tests/browser/**/*.test.ts';

/** Gives what the sandbox's check makes of a script (`card.js?recipe`), so that the page need not check the base set itself. */
function recipes(): Plugin {
  let check: Promise<{ readonly module: typeof import('./src/sandbox/source') }> | null = null;
  return {
    name: 'recipes',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'recipe') return null;
      check ??= runnerImport('./src/sandbox/source.ts', { root: import.meta.dirname, configFile: false });
      const { recipeOf } = (await check).module;
      return `export default ${JSON.stringify(recipeOf(readFileSync(file!, 'utf8'), file!))}`;
    },
  };
}

export default defineConfig({
  // Static files that work from any sub-path.
  base: './',
  publicDir: false,
  resolve: {
    alias: [
      // Nothing of CSS is moved, and no sound has a place in space: the cores of the libraries are enough.
      { find: /^gsap$/, replacement: 'gsap/gsap-core' },
      { find: /^howler$/, replacement: 'howler/dist/howler.core.min.js' },
    ],
  },
  worker: { format: 'es', plugins: () => [recipes()] },
  build: { outDir: 'dist/web', target: 'es2022', assetsInlineLimit: 0, emptyOutDir: true, chunkSizeWarningLimit: 1200 },
  test: {
    testTimeout: 300_000,
    pool: 'threads',
    projects: [
      { extends: true, test: { name: 'tests', include: ['tests/**/*.test.ts'], exclude: [CARDS, BROWSER] } },
      { extends: true, test: { name: 'cards', include: [CARDS], isolate: false } },
      { extends: true, test: { name: 'browser', include: [BROWSER], globalSetup: 'tests/browser/site.ts' } },
    ],
  },
});
