import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { leaveOut } from './src/tools/build/left-out.ts';

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
      return `export default ${JSON.stringify(checkSource(readFileSync(file!, 'utf8'), file!, 'cults'))}`;
    },
  };
}

/** Gives a mod's manifest and pin (`mod.json?opened`), so that a page without other mods needs nothing that reads manifests. */
function openedMods(): Plugin {
  return {
    name: 'opened-mods',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'opened') return null;
      const folder = dirname(file!);
      const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
      const files = paths
        .filter((path) => /\.js(on)?$/.test(path))
        .map((path) => [path, readFileSync(join(folder, path))] as const);
      const { module } = await runnerImport<typeof import('./src/platform/sandbox/mods/open')>(
        './src/platform/sandbox/mods/open.ts',
        {
          root: import.meta.dirname,
          configFile: false,
        },
      );
      const { manifest, pin } = module.openMod({ origin: 'base', content: new Map(files), bundled: true });
      return `export default ${JSON.stringify({ manifest, pin })}`;
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

/** The sample index of mods and the zips that it names lie beside the page, so that players can try installing from an index. */
function sampleMods(): Plugin {
  return {
    name: 'sample-mods',
    async generateBundle() {
      const root = import.meta.dirname;
      const file = './src/tools/cli/mod/sample-index.ts';
      const { module } = await runnerImport<typeof import('./src/tools/cli/mod/sample-index')>(file, { root, configFile: false });
      const { text, zips } = module.sampleIndex(root);
      this.emitFile({ type: 'asset', fileName: 'mods/index.sample.json', source: text });
      for (const { name, bytes } of zips) this.emitFile({ type: 'asset', fileName: `mods/${name}`, source: bytes });
    },
  };
}

/** What every visit needs is one file: dozens of small ones compress worse. */
const TOGETHER = { codeSplitting: { groups: [{ name: 'first', tags: ['$initial' as const] }] } };

export default defineConfig({
  plugins: [notices(), sampleMods(), leaveOut()],
  // Static files that work from any sub-path.
  base: './',
  // Under which address others find the page, for links that carry a mod; empty: under the page's own.
  define: { __PUBLIC_ADDRESS__: JSON.stringify(process.env['PUBLIC_ADDRESS'] ?? '') },
  publicDir: false,
  resolve: {
    alias: [
      // Nothing of CSS is moved, and no sound has a place in space: the cores of the libraries are enough.
      { find: /^gsap$/, replacement: 'gsap/gsap-core' },
      { find: /^howler$/, replacement: 'howler/dist/howler.core.min.js' },
    ],
  },
  worker: { format: 'es', plugins: () => [checkedScripts(), openedMods()], rolldownOptions: { output: TOGETHER } },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { output: TOGETHER },
  },
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    pool: 'threads',
    // Two at least: vitest leaves a core to itself, and on a machine with two of them the other would wait with every page and watchdog.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Files are many and small: those of a worker share their modules and one base set instead of opening it each.
    isolate: false,
    setupFiles: ['src/platform/sandbox/quickjs/node.ts'],
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
      // Two pages beside each other, since most of them paint nothing, and nothing else beside them.
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: 'tests/browser/support/site.ts',
          maxWorkers: 2,
          // A page on a machine that is busy elsewhere may miss a moment; what fails twice is broken.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'tests', include: ['tests/**/*.test.ts'], exclude: [BROWSER, ...ALONE] } },
    ],
  },
});
