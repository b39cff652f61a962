import { cults as theRules } from '../../../src/games/cults/rules';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openLibrary } from '../../../src/games/cults/base-set/library';
import { saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { LOADING, SLOW, SLOW_TABLE } from './table/slow-mod';

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

/** Runs `cults play` on all lines at once; every thread runs this code before its own. */
const playing = (
  lines: readonly string[],
  before: string,
  ...args: string[]
): Promise<{ code: unknown; out: string; err: string }> =>
  new Promise((resolve) => {
    const preload = `--import=data:text/javascript,${encodeURIComponent(before)}`;
    const child = execFile(
      process.execPath,
      ['src/tools/cli/bootstrap.mjs', 'cults', 'play', ...args],
      { cwd: join(import.meta.dirname, '../../..'), env: { ...process.env, NODE_OPTIONS: preload } },
      (error, out, err) => resolve({ code: error?.code ?? 0, out, err }),
    );
    child.stdin!.end(lines.map((line) => `${line}\n`).join(''));
  });

/** A thread that is given this line breaks, and no mod is to blame. */
const BREAKS = `import { isMainThread, parentPort, workerData } from 'node:worker_threads';
if (!isMainThread) parentPort.on('message', ({ line }) => { if (line === 'break') throw new Error('told to break'); });`;
const BREAKS_COMING_BACK = `${BREAKS}
if (!isMainThread && workerData.data.back !== null) throw new Error('broken for good');`;

describe('cults play', () => {
  it('goes on with the same game, and the lines that are left, when its thread breaks', async () => {
    const { code, out, err } = await playing(['!', 'break', 'break', '!', 'q'], BREAKS, '--seed', '1');
    const plain = await playing(['!', '!', 'q'], '', '--seed', '1');
    expect(code).toBe(0);
    expect(out.split('> ')).toHaveLength(6);
    // The last question is that of the game in which nothing broke.
    expect(out.split('> ').at(-2)).toBe(plain.out.split('> ').at(-2));
    expect(out.split('> ').at(-1)).toBe(plain.out.split('> ').at(-1));
    expect(err.match(/The table did not answer and was restarted/g)).toHaveLength(2);
    expect(err).toContain('told to break');
    expect(err).toMatch(/\n +at /);
  });

  it('gives up where the game cannot be taken up again, and says why', async () => {
    const { code, err } = await playing(['!', 'break', '!', 'q'], BREAKS_COMING_BACK, '--seed', '1');
    expect(code).toBe(2);
    expect(err).toContain('broken for good');
    expect(err).toMatch(/cults: The command ended before its time/);
  });

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
    // One line for each question: the first card gets stuck, then another answer, then the end.
    const { code, out } = await playing(['1', '!', 'q'], '', '--load', saved, '--missing', 'pinned', '--uncounted');
    expect(code).toBe(0);
    expect(out).toContain('slow had to be stopped');
    expect(out.split('had to be stopped')[1]).toContain('Recruitment');
    expect(out.split('> ')).toHaveLength(4);
  });
});
