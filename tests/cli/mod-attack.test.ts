import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'cults-attack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as a user does; gives its one line and what it wrote beside it. */
async function attack(body: string, ...args: string[]): Promise<{ readonly line: object; readonly stderr: string }> {
  const file = join(folder, 'script.js');
  writeFileSync(file, body);
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['src/cli/bootstrap.mjs', 'cults', 'mod', 'attack', file, ...args],
    { cwd: ROOT },
  );
  expect(stdout.match(/\n/g)).toHaveLength(1);
  return { line: JSON.parse(stdout) as object, stderr };
}

const UNHARMED = { file: 'script.js', escaped: false, neighbour: true, table: true };

describe('cults mod attack', () => {
  it('says in one line how an ability ended and what it used, and nothing beside it', async () => {
    const { line, stderr } = await attack('for (;;);', '--as', 'ability');
    expect(line).toMatchObject({ ...UNHARMED, as: 'ability', outcome: 'failed', reason: 'outOfFuel', fuel: 100_000 });
    expect(stderr).toBe('');
  });

  it('counts the fuel of a file that is loaded', async () => {
    const { line } = await attack('const f = (n) => n; export const many = [1, 2, 3];', '--as', 'load');
    expect(line).toMatchObject({ ...UNHARMED, as: 'load', outcome: 'returned', reason: '' });
    expect((line as { fuel: number }).fuel).toBeGreaterThan(0);
    const { line: endless } = await attack('export default { get kind() { for (;;); } };', '--as', 'load');
    expect(endless).toMatchObject({ ...UNHARMED, outcome: 'refused', reason: 'ranAtLoad' });
  });

  it('a guest without memory is dropped without a word', async () => {
    const { line, stderr } = await attack('[...{ [Symbol.iterator]: () => ({ next: Object }) }];', '--as', 'ability');
    // On a busy machine the watchdog may be first.
    expect(line).toMatchObject(UNHARMED);
    expect(['outOfMemory', 'watchdog']).toContain((line as { reason: string }).reason);
    expect(stderr).toBe('');
  });

  it('kills what does not come back; the next worker has its neighbour and its table', async () => {
    const reads = 'Number(s);'.repeat(50);
    const { line } = await attack(`const s = '1'.repeat(1000); for (;;) { ${reads} }`, '--as', 'ability', '--raw');
    expect(line).toMatchObject({ ...UNHARMED, outcome: 'killed', reason: 'watchdog' });
  });
});
