import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, withPage } from '../support/chromium';
import { serveFolder, type Served } from '../support/serve';
import { WorkshopPage } from '../support/workshop-page';

const ROOT = resolve(import.meta.dirname, '../../..');
const ADDRESS = 'https://example.org/arkham/';

let served: Served;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cults-built-'));
  const args = ['src/tools/cli/bootstrap.mjs', 'build', '--address', ADDRESS, '--out', join(folder, 'deep/below')];
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'pipe' });
  served = await serveFolder(folder);
});
afterAll(async () => {
  await closeBrowser();
  await served.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a page built for an address', () => {
  it('works under a sub-path, and its links begin with that address', async () => {
    await withPage(
      `${served.url}deep/below/`,
      async (page) => {
        const workshop = new WorkshopPage(page);
        await workshop.open();
        await workshop.newMod('Salt');
        await workshop.newCard('Drowned Choir', 'Byakhee');
        await workshop.shows(/^Drowned Choir/);
        await workshop.press('Share');
        await workshop.press('Make the link');
        const link = await workshop.root.getByLabel('The link').inputValue();
        expect(link.startsWith(`${ADDRESS}#mod=1.`)).toBe(true);
      },
      { viewport: { width: 1600, height: 900 }, locale: 'en-US' },
    );
  });

  it('is not built for what is no address', () => {
    const args = ['src/tools/cli/bootstrap.mjs', 'build', '--address', 'arkham'];
    expect(() => execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'pipe' })).toThrow(/is no address of a page/);
  });
});
