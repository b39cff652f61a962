import { deflateSync } from 'fflate';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GameError } from '../../../src/kernel';
import { modsInFile } from '../../../src/platform/projects/share/carried-mods';
import { carriesMod, filesOfLink, linkFragment, modFragment, MOST_LINK } from '../../../src/platform/projects/share/mod-link';
import { openMod, packMod, type Mod } from '../../../src/platform/sandbox/mods';
import { contentsOf } from '../../../src/platform/session/contents';

const EXAMPLES = join(import.meta.dirname, '../../../mods/examples');

function example(name: string): Mod {
  const root = join(EXAMPLES, name);
  const paths = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = paths.map((entry): [string, Uint8Array] => {
    const path = join(entry.parentPath, entry.name);
    return [path.slice(root.length + 1), new Uint8Array(readFileSync(path))];
  });
  return openMod({ origin: name, content: new Map(files) });
}

const codeOf = (act: () => unknown): string => {
  try {
    act();
    return 'nothing';
  } catch (error) {
    return error instanceof GameError ? error.code : String(error);
  }
};

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const fragmentOf = (bytes: Uint8Array): string => `mod=1.${Buffer.from(deflateSync(bytes)).toString('base64url')}`;

describe('a link that carries a mod', () => {
  it.each(readdirSync(EXAMPLES))('brings the same files: %s', (name) => {
    const mod = example(name);
    const fragment = linkFragment(mod);
    expect(fragment).toMatch(/^mod=1\.[\w-]+$/);
    expect(carriesMod(`#${fragment}`)).toBe(true);
    const opened = openMod({ origin: 'link', content: filesOfLink(`#${fragment}`) });
    expect(opened.pin).toEqual(mod.pin);
  });

  it('is known among addresses, whatever page it leads to', () => {
    const fragment = linkFragment(example('signatures'));
    expect(modFragment(` https://game.example/play/#${fragment} `)).toBe(fragment);
    expect(modFragment('https://mods.example/x.zip')).toBeNull();
    expect(modFragment('https://mods.example/x.zip#mods')).toBeNull();
    expect(modFragment('https://mods.example/?mod=1.abc')).toBeNull();
  });

  it('is refused where the mod is too large for one', () => {
    const mod = example('whispers');
    // A picture does not shrink: bytes from a generator.
    let seed = 1;
    const noise = Uint8Array.from({ length: MOST_LINK }, () => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) >>> 24);
    const large = { ...mod, files: new Map([...mod.files, ['art/noise.png', noise]]) };
    expect(codeOf(() => linkFragment(large))).toBe('linkTooLong');
  });

  it('that is cut, damaged, of another kind or a bomb is refused', () => {
    const fragment = linkFragment(example('whispers'));
    expect(codeOf(() => filesOfLink(fragment.slice(0, 300)))).toBe('linkBroken');
    expect(codeOf(() => filesOfLink('mod=1.!!!'))).toBe('linkBroken');
    expect(codeOf(() => filesOfLink('mod=1.'))).toBe('linkBroken');
    expect(codeOf(() => filesOfLink('mod=2.abc'))).toBe('linkOfLaterGame');
    expect(codeOf(() => filesOfLink(fragmentOf(bytesOf('[]'))))).not.toBe('nothing');
    expect(codeOf(() => filesOfLink(fragmentOf(bytesOf('{}'))))).toBe('linkBroken');
    expect(codeOf(() => filesOfLink(fragmentOf(bytesOf('{"a":{},"b":{}}'))))).toBe('linkBroken');
    expect(codeOf(() => filesOfLink(fragmentOf(new Uint8Array(50_000_000))))).toBe('linkTooBig');
  });
});

describe('a file that carries mods', () => {
  it('may be a zip', () => {
    const mod = example('whispers');
    const { name, bytes } = packMod(mod);
    const [carried] = modsInFile(name, bytes);
    expect(openMod({ origin: name, content: carried!.files }).pin).toEqual(mod.pin);
  });

  it('may be a save with mods, without the base set', () => {
    const mod = example('whispers');
    const save = { version: 1, contents: { ...contentsOf([mod]), base: { 'mod.json': '{}' } } };
    const carried = modsInFile('save.json', bytesOf(JSON.stringify(save)));
    expect(carried.map(({ origin }) => origin)).toEqual(['whispers']);
    expect(openMod({ origin: 'whispers', content: carried[0]!.files }).pin).toEqual(mod.pin);
  });

  it('else is refused with what it is', () => {
    expect(codeOf(() => modsInFile('a.txt', bytesOf('hello')))).toBe('notAModOrSave');
    expect(codeOf(() => modsInFile('s.json', bytesOf('{"version":1}')))).toBe('saveCarriesNoMods');
    expect(codeOf(() => modsInFile('s.json', bytesOf('{"contents":{"base":{}}}')))).toBe('saveCarriesNoMods');
    expect(codeOf(() => modsInFile('x.zip', bytesOf('PKnothing')))).toBe('notAZip');
  });
});
