import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openMod } from '../../../../src/platform/sandbox/mods';
import { typesCommand } from '../../../../src/tools/cli/mod/editor-files';
import { newCommand } from '../../../../src/tools/cli/mod/new';
import { packCommand } from '../../../../src/tools/cli/mod/pack';
import { NEW_KINDS } from '../../../../src/tools/cli/mod/template';
import { testCommand } from '../../../../src/tools/cli/mod/test/test';
import { readModFrom } from '../../../../src/tools/cli/mod-disk';
import { codeOf } from '../../../harness';
import { Bench, said } from './mod-folder';

const bench = new Bench();
afterAll(() => bench.remove());

const made = async (id: string, ...more: string[]): Promise<string> => {
  await said(() => newCommand([id, '--dir', bench.folder, ...more]));
  return join(bench.folder, id);
};

/** What a plain editor would underline. */
function typeErrors(folder: string): string {
  const compiler = join(import.meta.dirname, '../../../../node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [compiler, '--project', join(folder, 'jsconfig.json')], { encoding: 'utf8' }).stdout;
}

describe('mod new', () => {
  it('makes a mod that passes its check and its tests at once, and says where', async () => {
    const { out } = await said(() => newCommand(['night-tales', '--dir', bench.folder]));
    const path = join(bench.folder, 'night-tales');
    expect(out).toContain(join(path, 'mod.json'));
    expect(out).toContain(`is ready in the folder “${path}”`);
    expect(readFileSync(join(path, 'README.md'), 'utf8')).toContain(`mod check ${path} `);
    expect(await bench.found(path)).toEqual([]);
    expect((await said(() => testCommand([path]))).out).toMatch(/^ok .*\nok .*\n2 passed, 0 failed\.\n$/);
  });

  it.each(NEW_KINDS)('makes a %s that passes its check and its tests', async (kind) => {
    const path = await made(`a-${kind}`, '--kind', kind);
    expect(await bench.found(path)).toEqual([]);
    expect((await said(() => testCommand([path]))).out).not.toContain('FAILED');
  });

  it('refuses an existing folder, an id that is none, no id, and a kind that is none', () => {
    bench.mod({});
    expect(codeOf(() => newCommand(['night-tales', '--dir', bench.folder]))).toBe('folderExists');
    expect(codeOf(() => newCommand(['Night', '--dir', bench.folder]))).toBe('badModId');
    expect(codeOf(() => newCommand(['../x', '--dir', bench.folder]))).toBe('badModId');
    expect(codeOf(() => newCommand([]))).toBe('toolNeedsId');
    expect(codeOf(() => newCommand(['other', '--kind', 'spell']))).toBe('unknownId');
    expect(existsSync(join(bench.folder, 'Night'))).toBe(false);
  });

  it('lets a plain editor find a wrong field at once', async () => {
    const path = await made('typed');
    expect(typeErrors(path)).toBe('');
    const card = join(path, 'cards/street-prophet.js');
    const text = readFileSync(card, 'utf8');
    writeFileSync(card, text.replace('cost: 3', 'costs: 3'));
    expect(typeErrors(path)).toMatch(/street-prophet\.js\(9,3\).*Did you mean to write 'cost'\?/);
    writeFileSync(card, text.replace("do: 'gain'", "do: 'gian'"));
    expect(typeErrors(path)).toMatch(/street-prophet\.js\(10,\d+\).*"gian"/);
  });

  it('keeps what is for editors out of the zip and out of the mod’s hash', async () => {
    const path = await made('packed');
    const before = openMod(readModFrom(path));
    expect([...before.files.keys()].filter((file) => file.startsWith('.'))).toEqual([]);
    const file = join(bench.folder, 'packed.zip');
    await said(() => packCommand([path, '--out', file]));
    expect(readFileSync(file).length).toBeLessThan(4000);
    rmSync(join(path, '.cults'), { recursive: true });
    expect(openMod(readModFrom(path)).pin).toEqual(before.pin);
    // `mod types` writes it anew.
    await said(() => typesCommand([path]));
    expect(typeErrors(path)).toBe('');
    expect(codeOf(() => typesCommand([file]))).toBe('notAFolder');
  });
});
