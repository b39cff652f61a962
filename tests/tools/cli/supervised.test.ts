import { cults as theRules } from '../../../src/games/cults/rules';
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openLibrary } from '../../../src/games/cults/base-set/library';
import { saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { LOADING, SLOW, SLOW_TABLE } from './slow-mod';

const folder = mkdtempSync(join(tmpdir(), 'cults-loading-'));
const saved = join(folder, 'save.json');
for (const [file, text] of Object.entries(LOADING)) writeFileSync(join(folder, file), text);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command as a user does, to its end. */
const cults = (...args: string[]): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    const command = ['src/tools/cli/bootstrap.mjs', 'cults', ...args];
    execFile(process.execPath, command, { cwd: join(import.meta.dirname, '../../..') }, (error, stdout, stderr) =>
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

  it('goes on with the same game when one of its mods had to be killed', async () => {
    const encoder = new TextEncoder();
    const content = new Map(Object.entries(SLOW).map(([path, text]) => [path, encoder.encode(text)]));
    const { book, mods } = await openLibrary([{ origin: 'slow', content }]);
    const scenario = { ...SLOW_TABLE, decks: { dagon: Array(12).fill('slow:stuck'), hastur: [] } };
    writeFileSync(saved, JSON.stringify(saveOf(Session.begin(theRules, { scenario }, book), mods, true)));
    const child = spawn(
      process.execPath,
      ['src/tools/cli/bootstrap.mjs', 'cults', 'play', '--load', saved, '--mods', 'pinned', '--uncounted'],
      { cwd: join(import.meta.dirname, '../../..') },
    );
    let said = '';
    let prompts = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      // One line for each question: the first card gets stuck, then another answer, then the end.
      for (; prompts < said.split('> ').length - 1; prompts++) child.stdin.write(['1\n', '!\n', 'q\n'][prompts] ?? '');
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
    expect(said).toContain('slow had to be stopped');
    expect(said.split('had to be stopped')[1]).toContain('Recruitment');
    expect(prompts).toBe(3);
  });
});
