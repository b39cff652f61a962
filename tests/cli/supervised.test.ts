import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LOADING } from '../slow-mod';

const folder = mkdtempSync(join(tmpdir(), 'cults-loading-'));
for (const [file, text] of Object.entries(LOADING)) writeFileSync(join(folder, file), text);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command as a user does, to its end. */
const cults = (...args: string[]): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    const command = ['src/cli/bootstrap.mjs', 'cults', ...args];
    execFile(process.execPath, command, { cwd: join(import.meta.dirname, '../..') }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    ).stdin!.end();
  });

describe('a tool for mods', () => {
  it('comes back, and names the mod, where a mod does not come back while it is loaded', async () => {
    const results = await Promise.all([cults('mod', 'check', folder), cults('mod', 'test', folder)]);
    for (const { code, said } of results) {
      expect(code, said).toBeGreaterThan(0);
      expect(said).toContain('loading');
    }
  });

  it('gives the exit code of its command, and everything that it has to say', async () => {
    const listed = await cults('mod', 'list');
    expect(listed.code).toBe(0);
    expect((JSON.parse(listed.said) as unknown[]).length).toBeGreaterThan(20);
    expect(await cults('mod', 'check', 'nowhere')).toMatchObject({ code: 2 });
  });
});

describe('cults play', () => {
  it('reads its lines in its thread, and ends with them', async () => {
    const { code, said } = await cults('play', '--seed', '1');
    expect(code).toBe(0);
    expect(said).toContain('1)');
  });
});
