import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GameError, hashOfBytes } from '../../../src/kernel';
import { readIndex } from '../../../src/platform/library';
import { openMod, packMod } from '../../../src/platform/sandbox/mods';
import { projectRoot } from '../../../src/tools/project-root';
import { indexCommand } from '../../../src/tools/cli/mod/index-of';
import { sampleIndex } from '../../../src/tools/cli/mod/sample-index';
import { fits } from '../../tools/cli/schema-games';
import { cityMod } from './libraries';

const encoder = new TextEncoder();
const bytesOf = (index: unknown): Uint8Array => encoder.encode(JSON.stringify(index));
const SAMPLE = JSON.parse(readFileSync(join(projectRoot(), 'mods/index.sample.json'), 'utf8')) as Record<string, unknown> & {
  readonly mods: readonly (Record<string, unknown> & { readonly versions: readonly object[] })[];
};

const refusal = (index: unknown): string => {
  try {
    readIndex(index instanceof Uint8Array ? index : bytesOf(index));
  } catch (error) {
    if (error instanceof GameError) return `${error.code} ${String(error.params['path'] ?? '')}`.trim();
    throw error;
  }
  return 'nothing';
};

const withMod = (changes: object): object => ({ ...SAMPLE, mods: [{ ...SAMPLE.mods[0], ...changes }] });
const withVersion = (changes: object): object => withMod({ versions: [{ ...SAMPLE.mods[0]!.versions[0], ...changes }] });

describe('an index of mods', () => {
  it('as it ships is that of the example mods, and the zips have its hashes', () => {
    const { text, zips } = sampleIndex(projectRoot());
    // After a change of an example: npm run -s cults -- mod index mods/examples --title Examples --title-pl Przykłady --out mods/index.sample.json
    expect(SAMPLE).toEqual(JSON.parse(text));
    const { mods } = readIndex(encoder.encode(text));
    for (const { mod, bytes } of zips) {
      const [version] = mods.find(({ id }) => id === mod.manifest.id)!.versions;
      expect(version).toMatchObject({ sha256: hashOfBytes(bytes), size: bytes.length, version: mod.manifest.version });
    }
    expect(fits('modIndex', JSON.parse(text))).toBe(true);
  });

  it('lists several versions of a mod with the newest first, from zips and folders', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cults-index-'));
    try {
      for (const version of ['1.2.0', '1.10.0', '1.9.0']) {
        const { name, bytes } = packMod(openMod(cityMod('fog', version, { title: { en: `Fog ${version}` } })));
        writeFileSync(join(folder, name), bytes);
      }
      indexCommand([folder, '--title', 'Mine']);
      const index = readIndex(readFileSync(join(folder, 'index.json')));
      expect(index.mods.map(({ title }) => title.en)).toEqual(['Fog 1.10.0']);
      expect(index.mods[0]!.versions.map(({ version }) => version)).toEqual(['1.10.0', '1.9.0', '1.2.0']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each([
    ['no JSON', encoder.encode('<html>'), 'indexNotJson'],
    ['something else', { format: 'other' }, 'notAnIndex'],
    ['a later version', { ...SAMPLE, version: 2 }, 'indexTooNew index.version'],
    ['an unknown field', { ...SAMPLE, more: 1 }, 'unknownField index.more'],
    ['an id that is none', withMod({ id: '../x' }), 'badModId index.mods[0].id'],
    ['a control letter in a title', withMod({ title: { en: 'a\u202eb' } }), 'textDirection index.mods[0].title.en'],
    ['no version', withMod({ versions: [] }), 'wrongLength index.mods[0].versions'],
    ['a hash that is none', withVersion({ sha256: 'abc' }), 'badSha256 index.mods[0].versions[0].sha256'],
    ['a size of nothing', withVersion({ size: 0 }), 'outOfRange index.mods[0].versions[0].size'],
    ['no address', withVersion({ url: 7 }), 'notAText index.mods[0].versions[0].url'],
  ])('is refused with the place: %s', (_, index, expected) => {
    expect(refusal(index)).toBe(expected);
  });
});
