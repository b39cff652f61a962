import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadBook, type ModScripts } from '../../../../src/games/cults/vocabulary/book';
import { looksOf, openMods } from '../../../../src/platform/sandbox/mods';
import { wordsOf } from '../../../../src/tools/cli/words';
import { baseLibrary } from '../../../../src/games/cults/base-set/books';
import { modOf, MODS, readMod } from '../../../mods/load';
import { folder } from './mod-files';

const card = (id: string, name: string): string =>
  `import { guardian } from 'cults';\nexport default guardian({ id: '${id}', name: ${name}, cost: 1 });\n`;
const plan = (id: string, name: string, number: number): string =>
  `import { npc } from 'cults';\nexport default npc({ id: '${id}', name: { en: '${name}' }, number: ${number} });\n`;
const cult = (name: string): string =>
  `import { cult } from 'cults';\nexport default cult({ id: 'x', name: { en: '${name}' }, colour: '#123456', emblem: 'star', deck: { acolyte: 12 } });\n`;
const texts = (id: string, json: object, files: Readonly<Record<string, string>> = {}): ModScripts => ({
  ...modOf(id, files),
  media: {
    pictures: new Map(),
    sounds: new Map(),
    texts: new Map([['texts/en.json', new TextEncoder().encode(JSON.stringify(json))]]),
  },
});

/** Why mods are refused with the base set; empty where all load. */
async function refusals(...mods: readonly ModScripts[]): Promise<object[]> {
  const { refused, host } = await loadBook([readMod(join(MODS, 'base')), ...mods]);
  host.dispose();
  return refused.map(({ id, error }) => ({ id, code: error.code, ...error.params }));
}

describe('what a name looks like', () => {
  it.each([
    ['Cyrillic letters', 'Вrutе'],
    ['Greek capitals', 'ΒRUΤΕ'],
    ['wide letters', 'Ｂｒｕｔｅ'],
    ['letters of mathematics', '𝐁𝓻𝕦𝖙𝚎'],
    ['small capitals', 'ʙʀᴜᴛᴇ'],
    ['marks', 'Brüté'],
    ['other capitals', 'bRUTE'],
    ['spaces and signs', ' Br-ute ’'],
  ])('is the same with %s', (_, name) => {
    expect(looksOf(name)).toBe(looksOf('Brute'));
  });

  it.each([
    ['Illumination', 'lIlumination'],
    ['Illumination', '111umination'],
    ['Modern Cook', 'Modem C00k'],
    ['Zażółć', 'Zazołc'],
  ])('%s is taken for %s', (one, other) => {
    expect(looksOf(other)).toBe(looksOf(one));
  });

  it.each([
    ['Brute', 'Brutes'],
    ['Adept', 'Adept 2'],
    ['!', '?'],
    ['山', '川'],
  ])('%s is not taken for %s', (one, other) => {
    expect(looksOf(other)).not.toBe(looksOf(one));
  });

  it('tells all cards and cults of the base set apart', () => {
    const names = [...baseLibrary().printed].map(([id, { name }]) => ({
      id,
      all: [...new Set(Object.values(name).map(looksOf))],
    }));
    const taken = new Map<string, string>();
    for (const { id, all } of names) {
      for (const looks of all) {
        expect([undefined, id], `${id} looks like ${taken.get(looks)}`).toContain(taken.get(looks));
        taken.set(looks, id);
      }
    }
  });
});

describe('a card that looks like another', () => {
  it('of the base set is refused with both names, in any language', async () => {
    expect(await refusals(modOf('m', { 'cards/a.js': card('a', "{ en: 'Star-Ѕpawn' }") }))).toEqual([
      {
        id: 'm',
        code: 'namesAlike',
        mod: 'm',
        file: 'cards/a.js',
        value: 'Star-Ѕpawn',
        name: 'Star Spawn',
        other: 'base',
        otherFile: 'guardians/star-spawn.js',
      },
    ]);
    const polish = baseLibrary().printed.get('brute')!.name.pl!;
    expect(await refusals(modOf('m', { 'a.js': card('a', `{ en: '${polish}' }`) }))).toMatchObject([
      { code: 'namesAlike', name: polish },
    ]);
    expect(await refusals(modOf('m', { 'a.js': cult('Cthu1hu') }))).toMatchObject([{ code: 'namesAlike', name: 'Cthulhu' }]);
  });

  it('of another mod is refused; two of one mod are its own affair', async () => {
    const first = modOf('first', { 'a.js': card('a', "{ en: 'Moth' }"), 'b.js': card('b', "{ en: 'Moth' }") });
    expect(await refusals(first)).toEqual([]);
    expect(await refusals(first, modOf('second', { 'a.js': card('a', "{ pl: 'Μoth' }") }))).toMatchObject([
      { id: 'second', code: 'namesAlike', other: 'first' },
    ]);
  });

  it('may replace a plan of the NPC under its name', async () => {
    const named = [...baseLibrary().book.book.cards].find((one) => one.kind === 'npc' && one.number === 3)!;
    const name = baseLibrary().printed.get(named.id)!.name.en!;
    expect(await refusals(modOf('m', { 'a.js': plan('a', name, 3) }))).toEqual([]);
    expect(await refusals(modOf('m', { 'a.js': plan('a', name, 4) }))).toMatchObject([{ code: 'namesAlike' }]);
  });

  it('cannot be made by other words for a card of the base set', async () => {
    expect(await refusals(texts('m', { brute: { name: 'Seer' } }))).toMatchObject([
      { code: 'namesAlike', file: 'texts/en.json', value: 'Seer', name: 'Seer', other: 'base' },
    ]);
    // Nor by exchanging two names, nor by taking one that was freed.
    expect(await refusals(texts('m', { brute: { name: 'Seer' }, seer: { name: 'Brute' } }))).toMatchObject([
      { code: 'namesAlike' },
    ]);
    expect(await refusals(texts('m', { brute: { name: 'Ruffian' } }, { 'a.js': card('a', "{ en: 'Brute' }") }))).toMatchObject([
      { code: 'namesAlike' },
    ]);
    expect(await refusals(texts('m', { brute: { name: 'Moth' } }, { 'a.js': card('a', "{ en: 'Moth' }") }))).toMatchObject([
      { code: 'namesAlike' },
    ]);
    expect(
      await refusals(texts('m', { brute: { name: 'Ruffian' }, a: { name: 'Moth' } }, { 'a.js': card('a', "{ en: 'A' }") })),
    ).toEqual([]);
  });

  it('has letters of which the game knows how they look', async () => {
    expect(await refusals(modOf('m', { 'a.js': card('a', "{ en: 'ᏴᎡᏌᎢᎬ' }") }))).toMatchObject([{ code: 'nameScript' }]);
  });

  it('and a mod that is called like the base set are refused in both languages', () => {
    const posing = folder('posing', { title: { en: 'Ваse Set' } });
    const base = folder('base');
    const bundled = { ...base, content: folder('base', { title: { en: 'Base set' } }).content, bundled: true };
    const { mods, refused } = openMods([posing, bundled]);
    expect([mods.map(({ manifest }) => manifest.id), refused.map(({ problems }) => problems[0]!.code)]).toEqual([
      ['base'],
      ['titleOfBase'],
    ]);
    for (const lang of ['en', 'pl'] as const)
      for (const code of ['namesAlike', 'nameScript', 'titleOfBase'])
        expect(wordsOf(lang).error(code, { value: 'Brutе', name: 'Brute', other: 'base' })).toContain('Brutе');
  });
});
