import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { GUEST_LIMITS } from '../../../../src/platform/sandbox/guest/guest-limits';

const ROOT = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'cults-attack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as a user does; gives its one line and what it wrote beside it. */
async function attack(body: string, ...args: string[]): Promise<{ readonly line: object; readonly stderr: string }> {
  const file = join(folder, 'script.js');
  writeFileSync(file, body);
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['src/tools/cli/bootstrap.mjs', 'cults', 'mod', 'attack', file, ...args],
    { cwd: ROOT },
  );
  expect(stdout.match(/\n/g)).toHaveLength(1);
  return { line: JSON.parse(stdout) as object, stderr };
}

const UNHARMED = { file: 'script.js', escaped: false, neighbour: true, table: true };

describe('cults mod attack', () => {
  it('says in one line how an ability ended and what it used, and nothing beside it', async () => {
    const { line, stderr } = await attack('for (;;);', '--as', 'ability');
    expect(line).toMatchObject({
      ...UNHARMED,
      as: 'ability',
      outcome: 'failed',
      reason: 'outOfFuel',
      fuel: GUEST_LIMITS.callGas,
    });
    expect(stderr).toBe('');
  });

  it('counts the fuel of a file that is loaded', async () => {
    const { line } = await attack('const f = (n) => n; export const many = [1, 2, 3];', '--as', 'load');
    expect(line).toMatchObject({ ...UNHARMED, as: 'load', outcome: 'returned', reason: '' });
    expect((line as { fuel: number }).fuel).toBeGreaterThan(0);
    const { line: endless } = await attack('export default { get kind() { for (;;); } };', '--as', 'load');
    expect(endless).toMatchObject({ ...UNHARMED, outcome: 'refused', reason: 'sourceKeepsState' });
  });

  it('a guest without memory is dropped without a word', async () => {
    const { line, stderr } = await attack(
      "const s = 'x'.repeat(1e5), all = []; for (;;) all.push(s.slice(1));",
      '--as',
      'ability',
    );
    expect(line).toMatchObject({ ...UNHARMED, outcome: 'failed', reason: 'outOfMemory' });
    expect(stderr).toBe('');
  });

  it('counts past the static check, too: nothing is left for the clock', async () => {
    const reads = 'Number(s);'.repeat(50);
    const { line } = await attack(`const s = '1'.repeat(1000); for (;;) { ${reads} }`, '--as', 'ability', '--raw');
    expect(line).toMatchObject({ ...UNHARMED, outcome: 'failed', reason: 'outOfFuel' });
  });
});
