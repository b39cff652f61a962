import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readModFrom } from '../src/cli/mod-disk';
import { openLibrary } from '../src/session/library';
import { saveOf } from '../src/session/save';
import { Session } from '../src/session/session';
import { HANGING, HANGING_NEXT_ROUND } from './hanging-mod';

/** The table is told not to count, so that nothing but the watchdog can end the mod. */
const folder = mkdtempSync(join(tmpdir(), 'cults-hang-'));
for (const [file, text] of Object.entries(HANGING)) writeFileSync(join(folder, file), text);
afterAll(() => rmSync(folder, { recursive: true }));

type Reply = { ok: boolean; events?: { type: string }[]; error?: { code: string }; [key: string]: unknown };

function converse(lines: readonly object[], mods = folder): Promise<Reply[]> {
  return new Promise((resolve, reject) => {
    const root = join(import.meta.dirname, '..');
    const child = spawn(process.execPath, ['src/cli/bootstrap.mjs', 'cults', 'table', '--mods', mods, '--uncounted'], {
      cwd: root,
    });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(
            out
              .trim()
              .split('\n')
              .map((line) => JSON.parse(line) as Reply),
          )
        : reject(new Error(`exit ${code}`)),
    );
    child.stdin.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  });
}

describe('the watchdog over the table', () => {
  it('kills a mod that does not stop, goes on from the log and writes it into the log', async () => {
    const [begun, went, hash, saved] = await converse([
      { cmd: 'load', scenario: HANGING_NEXT_ROUND },
      { cmd: 'answer', value: ['thug'] },
      { cmd: 'hash' },
      { cmd: 'save' },
    ]);
    expect(begun).toMatchObject({ ok: true, decision: { kind: 'discardTokens' } });
    expect(went!.ok).toBe(true);
    expect(went!.events![0]).toEqual({ type: 'modKilled', mod: 'hang' });
    expect(went!.events!.map((event) => event.type)).toContain('cityRevealed');
    expect(hash!.ok).toBe(true);
    expect((saved!['save'] as { log: object[] }).log).toEqual([
      { modKilled: 'hang' },
      expect.objectContaining({ answer: ['thug'] }),
    ]);
  });

  it('refuses a game that does not begin, and lives', async () => {
    const [begun, other] = await converse([
      { cmd: 'load', scenario: { ...HANGING_NEXT_ROUND, phase: 'city' } },
      { cmd: 'new', config: { seats: ['dagon', 'hastur'], city: { exclude: ['hang:hang'] } } },
    ]);
    expect(begun!.error?.code).toBe('modDidNotStop');
    expect(other!.ok).toBe(true);
  });

  it('does the same in a game that plays with the mods of its save', async () => {
    const library = await openLibrary([readModFrom(folder)]);
    const session = Session.begin({ scenario: HANGING_NEXT_ROUND }, library.book);
    const save = saveOf(session, library.mods, true);
    const [refused, restored, went, again] = await converse(
      [
        { cmd: 'restore', save },
        { cmd: 'restore', save, mods: 'pinned' },
        { cmd: 'answer', value: ['thug'] },
        { cmd: 'save', withMods: true },
      ],
      'base',
    );
    expect(refused!.error).toMatchObject({ code: 'modsDiffer', offers: ['pinned', 'without', 'refuse'] });
    expect(restored).toMatchObject({ ok: true, decision: { kind: 'discardTokens' } });
    expect(went!.events![0]).toEqual({ type: 'modKilled', mod: 'hang' });
    expect(Object.keys((again!['save'] as { contents: object }).contents)).toEqual(['base', 'hang']);
  });
});
