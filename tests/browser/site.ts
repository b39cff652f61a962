import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { serveFolder } from '../../src/cli/serve-folder';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the game, somewhere below the root of its host. */
    readonly gameUrl: string;
  }
}

const ROOT = resolve(import.meta.dirname, '../..');

/** Builds the game once for all browser tests as it is delivered, and serves it as plain files from a sub-path. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cults-site-'));
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(folder, 'some/where') },
  });
  const served = await serveFolder(folder);
  project.provide('gameUrl', `${served.url}some/where/`);
  return async () => {
    await served.close();
    await rm(folder, { recursive: true, force: true });
  };
}
