import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runnerImport, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** They drive the built game in Chromium; it is built once for all of them, and only where they run. */
const BROWSER = 'tests/browser/**/*.test.ts';
/** They change what the files of a worker share: the sandbox's code, prototypes on which secrets are laid out. */
const ALONE = ['escape-check', 'hostile', 'quickjs'].map((name) => `tests/platform/sandbox/guest/${name}.test.ts`);

/** Gives what the sandbox's check knows of a script (`card.js?checked`), so that the page need not check the base set itself. */
function checkedScripts(): Plugin {
  let check: Promise<{ readonly module: typeof import('./src/platform/sandbox/source/source') }> | null = null;
  return {
    name: 'checked-scripts',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'checked') return null;
      check ??= runnerImport('./src/platform/sandbox/source/source.ts', { root: import.meta.dirname, configFile: false });
      const { checkSource } = (await check).module;
      return `export default ${JSON.stringify(checkSource(readFileSync(file!, 'utf8'), file!))}`;
    },
  };
}

/** Licences ask that their texts go along with what is passed on: they lie beside the page. */
function notices(): Plugin {
  return {
    name: 'notices',
    async generateBundle() {
      const root = import.meta.dirname;
      const file = './src/tools/cli/licences/notices.ts';
      const { module } = await runnerImport<typeof import('./src/tools/cli/licences/notices')>(file, { root, configFile: false });
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: module.noticesText(root) });
    },
  };
}

export default defineConfig({
  plugins: [notices()],
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
  worker: { format: 'es', plugins: () => [checkedScripts()] },
  build: { outDir: 'dist/web', target: 'es2022', assetsInlineLimit: 0, emptyOutDir: true, chunkSizeWarningLimit: 1200 },
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    pool: 'threads',
    // Two at least: vitest leaves a core to itself, and on a machine with two of them the other would wait with every page and watchdog.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Files are many and small: those of a worker share their modules and one base set instead of opening it each.
    isolate: false,
    setupFiles: ['src/platform/sandbox/engine/node.ts'],
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
      // Painting takes both cores by itself: one page at a time, and nothing beside it.
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: 'tests/browser/support/site.ts',
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'tests', include: ['tests/**/*.test.ts'], exclude: [BROWSER, ...ALONE] } },
    ],
  },
});
