import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import type { TestProject } from 'vitest/node';
import { serveFolder, type Served } from '../../../src/tools/cli/serve/serve-folder';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the game, somewhere below the root of its host. */
    readonly gameUrl: string;
  }
}

const ROOT = resolve(import.meta.dirname, '../../..');

/** Builds the game as it is delivered, and serves it as plain files from a sub-path; closing removes the files. */
export async function serveGame(config: InlineConfig = {}): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'cults-site-'));
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    ...config,
    build: { outDir: join(folder, 'some/where') },
  });
  const served = await serveFolder(folder);
  return {
    url: `${served.url}some/where/`,
    close: async () => {
      await served.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const served = await serveGame();
  project.provide('gameUrl', served.url);
  return () => served.close();
}
