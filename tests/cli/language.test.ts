import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** What a command that cannot be carried out says. */
async function complaint(...args: string[]): Promise<string> {
  const ended = promisify(execFile)(process.execPath, ['src/cli/bootstrap.mjs', 'cults', ...args], {
    cwd: join(import.meta.dirname, '../..'),
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

  it('names what could have been meant, in one sentence and without a trace of calls', async () => {
    const told = await complaint('bake', '--only', 'no-such-art');
    expect(told).toContain('sounds');
    expect(told.trim().split('\n')).toHaveLength(1);
  });
});
