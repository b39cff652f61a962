import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { benchView } from '../../../src/tools/inspect/driver';
import { namedScenes } from '../../../src/tools/inspect/driver/shots';

/** What a command that cannot be carried out says. */
async function complaint(...args: string[]): Promise<string> {
  const ended = promisify(execFile)(process.execPath, ['src/tools/cli/bootstrap.mjs', 'cults', ...args], {
    cwd: join(import.meta.dirname, '../../..'),
  });
  const error: unknown = await ended.then(
    () => null,
    (reason: unknown) => reason,
  );
  return (error as { readonly stderr: string }).stderr;
}

describe('a command that cannot be carried out', () => {
  it('says so in the language asked for', async () => {
    expect(await complaint('mod', 'check', 'no-such-mod', '--lang', 'pl')).toMatch(/Nie ma|nie ma/);
    expect(await complaint('mod', 'check', 'no-such-mod', '--lang=pl')).toMatch(/Nie ma|nie ma/);
    expect(await complaint('mod', 'check', 'no-such-mod')).toMatch(/There is|is not/);
  });

  it('says that a file to attack with is missing, without a trace of calls', async () => {
    const told = [
      await complaint('mod', 'attack', 'no-such-file.js'),
      await complaint('mod', 'attack', 'no-such-file.js', '--lang', 'pl'),
    ];
    expect(told[0]).toMatch(/^cults: .*The file cannot be read/);
    expect(told[1]).toMatch(/^cults: .*Nie można odczytać tego pliku/);
    for (const line of told) expect(line.trim().split('\n')).toHaveLength(1);
  });

  it('names what could have been meant, in one sentence and without a trace of calls', async () => {
    const told = await complaint('bake', '--only', 'no-such-art');
    expect(told).toContain('sounds');
    expect(told.trim().split('\n')).toHaveLength(1);
  });

  it('does so for parts of the bench of the picture and for scenes', async () => {
    const nowhere = { folder: '', url: '' };
    await expect(benchView('', nowhere, 'no-such-part', () => undefined)).rejects.toMatchObject({
      code: 'unknownId',
      params: { value: 'no-such-part', known: expect.arrayContaining(['stillness']) as unknown },
    });
    const scenes = [{ name: 'title' }, { name: 'menu' }, { name: 'mods' }];
    expect(namedScenes(scenes, 'm')).toEqual([{ name: 'menu' }, { name: 'mods' }]);
    expect(() => namedScenes(scenes, 'title,no-such-scene')).toThrow(expect.objectContaining({ code: 'unknownId' }) as Error);
  });
});

describe('help', () => {
  const told = async (...args: string[]): Promise<string> => {
    const cwd = join(import.meta.dirname, '../../..');
    return (await promisify(execFile)(process.execPath, ['src/tools/cli/bootstrap.mjs', ...args], { cwd })).stdout;
  };

  it('says in words how a command is called, in the language asked for', async () => {
    expect(await told('play', '--help')).toMatch(/^Usage:\n {2}npm run play .*--port.*\n.*browser/);
    expect(await told('play', '--help', '--lang', 'pl')).toMatch(/^Użycie:\n.*\n.*przeglądarce/);
  });

  it('tells of every command', async () => {
    const all = await told('cults', '--help');
    for (const name of ['table', 'playout', 'schema', 'mod', 'play', 'bench', 'soak', 'bake', 'bench:view', 'shots', 'clips'])
      expect(all).toMatch(new RegExp(`npm run .*\\b${name}\\b`));
  });
});
