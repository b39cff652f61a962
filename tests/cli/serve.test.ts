import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder, type Served } from '../../src/cli/serve-folder';

const folder = mkdtempSync(join(tmpdir(), 'cults served '));
let served: Served;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), 'the page');
  served = await serveFolder(folder);
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

/** As it is written, which `fetch` would tidy. */
const asked = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(served.url);
    get({ hostname, port, path }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    }).on('error', reject);
  });

describe('the served game', () => {
  it('is there, and goes on being there whatever else is asked for', async () => {
    for (const path of ['/%', '//', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/none.js'])
      expect(await asked(path)).toBe(404);
    expect(await (await fetch(served.url)).text()).toBe('the page');
  });

  it('takes another port where the one that is wished for is taken', async () => {
    const second = await serveFolder(folder, Number(new URL(served.url).port));
    expect(second.url).not.toBe(served.url);
    expect(await (await fetch(second.url)).text()).toBe('the page');
    await second.close();
  });
});
