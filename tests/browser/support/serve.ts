import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { serveFolder, type Served } from '../../../src/tools/cli/serve/serve-folder';

export { serveFolder, type Served };

const ROOT = resolve(import.meta.dirname, '../../..');

/** Bundles `tests/browser/pages/NAME/index.html` as the game's own page is bundled, and serves it; closing removes the files. */
export async function servePage(name: string, config: InlineConfig = {}): Promise<Served> {
  const page = `tests/browser/pages/${name}/index.html`;
  const outDir = await mkdtemp(join(tmpdir(), 'cults-page-'));
  const remove = (): Promise<void> => rm(outDir, { recursive: true, force: true });
  try {
    await build({
      root: ROOT,
      logLevel: 'error',
      ...config,
      build: { outDir, rollupOptions: { input: join(ROOT, page) }, ...config.build },
    });
    const served = await serveFolder(outDir);
    return {
      url: served.url + page,
      close: async () => {
        await served.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
