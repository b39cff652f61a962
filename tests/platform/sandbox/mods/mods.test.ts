import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../../../src/games/cults/words/all';
import { wordsFor } from '../../../../src/games/cults/words';
import {
  comparePins,
  contentHash,
  openMod,
  openMods,
  orderMods,
  pinOf,
  readJson,
  readManifest,
  whyOrder,
  writeZip,
  type Manifest,
} from '../../../../src/platform/sandbox/mods';
import { bytesOf, codeOf, filesOf, folder, manifestOf, RUNS, shuffles } from './mod-files';

interface Needs {
  readonly requires?: Readonly<Record<string, string>>;
  readonly optional?: Readonly<Record<string, string>>;
  readonly incompatible?: Readonly<Record<string, string>>;
}

function mod(id: string, dependencies: Needs = {}, version = '1.0.0'): Manifest {
  return readManifest(filesOf(id, { dependencies, version }), `${id}.zip`, id === 'base');
}

const orderOf = (...mods: readonly Manifest[]): string[] => orderMods(mods).loaded.map(({ id }) => id);
const codesOf = (...mods: readonly Manifest[]): Record<string, string[]> =>
  Object.fromEntries(orderMods(mods).refused.map(({ id, problems }) => [id, problems.map(({ code }) => code)]));

describe('a good mod', () => {
  it('is read from files', () => {
    const { manifest } = openMod(folder('deep-ones'));
    expect(manifest).toMatchObject({ origin: 'deep-ones', id: 'deep-ones', version: '1.2.3', api: 1, license: 'MIT' });
    expect(manifest.title).toEqual({ en: 'A mod', pl: 'Mod' });
    expect(manifest.description).toEqual({ en: 'For tests.' });
    expect(manifest.content.cards).toEqual(['cards/one.js']);
    expect(manifest.content.npc).toEqual([]);
    expect(manifest.dependencies).toEqual({ requires: [], optional: [], incompatible: [] });
    expect(manifest.settings).toEqual([]);
  });

  it('may have all there is', () => {
    const fields = {
      version: '2.0.0-beta.1+build.5',
      dependencies: { requires: { base: '^1.0.0' }, optional: { constructor: '*' }, incompatible: { x: '>=1 <3 || 4.x' } },
      content: { rules: ['cards/one.js'], sounds: ['s/a.ogg', 's/b.mp3', 's/c.webm'], pictures: ['p.svg', 'p.webp'] },
      settings: {
        hard: { type: 'boolean', default: false, title: { pl: 'Trudno' } },
        cards: { type: 'number', default: 3, min: 1, max: 5, title: { en: 'Cards' } },
        mood: { type: 'choice', default: 'grim', choices: ['grim', 'bleak'], title: { en: 'Mood' } },
      },
    };
    const more = { 's/a.ogg': '\0', 's/b.mp3': '\0', 's/c.webm': '\0', 'p.svg': '<svg/>', 'p.webp': '\0', 'types.d.ts': '' };
    const { manifest } = openMod(folder('all', fields, more));
    expect(manifest.dependencies.optional).toEqual([{ id: 'constructor', range: '*' }]);
    expect(manifest.settings).toEqual([
      { name: 'hard', type: 'boolean', default: false, title: { pl: 'Trudno' } },
      { name: 'cards', type: 'number', default: 3, min: 1, max: 5, title: { en: 'Cards' } },
      { name: 'mood', type: 'choice', default: 'grim', choices: ['grim', 'bleak'], title: { en: 'Mood' } },
    ]);
  });

  it('may begin with a byte order mark', () => {
    const text = `\ufeff${JSON.stringify(manifestOf('marked'))}`;
    expect(openMod(folder('marked', {}, { 'mod.json': text })).manifest.id).toBe('marked');
  });

  it('may be the base only if it came with the game', () => {
    expect(openMod({ ...folder('base'), bundled: true }).manifest.id).toBe('base');
    expect(codeOf(() => openMod(folder('base')))).toBe('reservedModId');
  });

  it('is told which name was meant', () => {
    const suggest = (fields: object): unknown => {
      const [refused] = openMods([folder('bad', fields as Record<string, unknown>)]).refused;
      return refused!.problems[0]!.params['nearest'];
    };
    expect(suggest({ licence: 'MIT' })).toBe('license');
    expect(suggest({ content: { Cards: [] } })).toBe('cards');
    expect(suggest({ content: { cards: ['card/one.js'] } })).toBe('cards/one.js');
    expect(suggest({ qwertyuiop: 1 })).toBeUndefined();
  });

  it('may hold any JSON', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(0, 1, 4), (text, indent) => {
        const value: unknown = JSON.parse(text);
        const files = new Map([['a.json', bytesOf(JSON.stringify(value, null, indent))]]);
        expect(readJson(files, 'a.json', 'm')).toEqual(value);
      }),
      RUNS,
    );
  });

  it('has JSON exactly where the machine says so', () => {
    const sign = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"b"',
      '1',
      '-',
      '01',
      '1e5',
      'true',
      'nul',
      ' ',
      '\n',
      '\\u',
      '"\t"',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 7 }), (signs) => {
        const text = signs.join('');
        const code = codeOf(() => readJson(new Map([['a.json', bytesOf(text)]]), 'a.json', 'm'));
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        expect(code === 'nothing' || code === 'jsonKeyTwice').toBe(valid);
      }),
      { ...RUNS, numRuns: 5000 },
    );
  });
});

describe('the order of mods', () => {
  it('is dependencies first, then by id, with the base as early as it can be', () => {
    const mods = [
      mod('aaa'),
      mod('base'),
      mod('c', { requires: { z: '*' } }),
      mod('b', { optional: { c: '^1.0.0', gone: '*' } }),
      mod('z'),
    ];
    for (const shuffled of shuffles(mods)) expect(orderOf(...shuffled)).toEqual(['base', 'aaa', 'z', 'c', 'b']);
  });

  it('takes along only those that require what is refused', () => {
    const mods = [
      mod('a', { requires: { gone: '*' } }),
      mod('b', { requires: { a: '*' } }),
      mod('c', { requires: { b: '*' } }),
      mod('d', { optional: { a: '*' } }),
      mod('e'),
    ];
    for (const shuffled of shuffles(mods)) {
      expect(orderOf(...shuffled)).toEqual(['d', 'e']);
      expect(codesOf(...shuffled)).toEqual({ a: ['missingDependency'], b: ['dependencyRefused'], c: ['dependencyRefused'] });
    }
  });

  it('names every dependency that fails', () => {
    const wants = mod('wants', { requires: { gone: '*', old: '^2.0.0', older: '>1.0.0' } });
    expect(codesOf(wants, mod('old'), mod('older'))['wants']).toEqual([
      'missingDependency',
      'versionConflict',
      'versionConflict',
    ]);
  });

  it('minds the version of what is optional only where that is loaded', () => {
    const wants = mod('wants', { optional: { old: '^2.0.0' } });
    expect(codesOf(wants, mod('old'))).toEqual({ wants: ['versionConflict'] });
    expect(orderOf(wants, mod('old', { requires: { gone: '*' } }))).toEqual(['wants']);
  });

  it('takes a preliminary version for what it is', () => {
    const beta = mod('lib', {}, '2.0.0-beta.1');
    expect(orderOf(beta, mod('a', { requires: { lib: '*' } }))).toEqual(['lib', 'a']);
    expect(codesOf(beta, mod('a', { requires: { lib: '^2.0.0' } }))).toEqual({ a: ['versionConflict'] });
    expect(codesOf(beta, mod('a', { incompatible: { lib: '<2.0.0' } }))).toEqual({ a: ['incompatibleMods'] });
  });

  it('names the whole cycle, to each of its mods from where it stands', () => {
    const mods = [mod('a', { requires: { b: '*' } }), mod('b', { requires: { c: '*' } }), mod('c', { requires: { a: '*' } })];
    const { loaded, refused } = orderMods([...mods, mod('d', { requires: { c: '*' } }), mod('e')]);
    expect(loaded.map(({ id }) => id)).toEqual(['e']);
    expect(refused.map(({ problems }) => problems[0]!.params['cycle'])).toEqual([
      ['a', 'b', 'c', 'a'],
      ['b', 'c', 'a', 'b'],
      ['c', 'a', 'b', 'c'],
      undefined,
    ]);
    expect(refused[3]!.problems.map(({ code }) => code)).toEqual(['dependencyRefused']);
  });

  it('lets the one step back that says two do not go together', () => {
    const picky = mod('picky', { incompatible: { plain: '<2.0.0' } });
    const { loaded, refused } = orderMods([picky, mod('plain')]);
    expect(loaded.map(({ id }) => id)).toEqual(['plain']);
    expect(refused[0]!.problems[0]).toMatchObject({ code: 'incompatibleMods', params: { mod: 'picky', other: 'plain' } });
    expect(orderOf(picky, mod('plain', {}, '2.0.0'))).toEqual(['picky', 'plain']);
    expect(orderOf(picky, mod('plain', { requires: { gone: '*' } }))).toEqual(['picky']);
  });

  it('loads neither of two mods with one id', () => {
    const { loaded, refused } = orderMods([mod('a'), { ...mod('a'), origin: 'other' }, mod('b')]);
    expect(loaded.map(({ id }) => id)).toEqual(['b']);
    expect(refused.map(({ origin, problems }) => [origin, problems[0]!.params['others']])).toEqual([
      ['a.zip', ['other']],
      ['other', ['a.zip']],
    ]);
  });

  it('holds for any set of mods', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'base'];
    const needs = fc.dictionary(fc.constantFrom(...ids, 'gone'), fc.constantFrom('requires', 'optional', 'incompatible'), {
      maxKeys: 3,
    });
    fc.assert(
      fc.property(fc.array(needs, { minLength: ids.length, maxLength: ids.length }), (all) => {
        const mods = ids.map((id, i) => {
          const of = (relation: string): [string, string][] =>
            Object.entries(all[i]!).flatMap(([other, kind]) => (kind === relation && other !== id ? [[other, '*']] : []));
          const [requires, optional, incompatible] = ['requires', 'optional', 'incompatible'].map((kind) =>
            Object.fromEntries(of(kind)),
          );
          return mod(id, { requires: requires!, optional: optional!, incompatible: incompatible! });
        });
        const ordered = orderMods(mods);
        expect(orderMods([...mods].reverse())).toEqual(ordered);
        expect(ordered.loaded.length + ordered.refused.length).toBe(mods.length);
        const places = new Map(ordered.loaded.map(({ id }, at) => [id, at]));
        for (const [at, { dependencies }] of ordered.loaded.entries()) {
          for (const { id } of dependencies.requires) expect(places.get(id)).toBeLessThan(at);
          for (const { id } of dependencies.optional) if (places.has(id)) expect(places.get(id)).toBeLessThan(at);
          for (const { id } of dependencies.incompatible) expect(places.has(id)).toBe(false);
        }
        for (const { problems } of ordered.refused) expect(problems.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  it('can be explained', () => {
    const ordered = orderMods([
      mod('base'),
      mod('b', { requires: { z: '^1.0.0' }, optional: { base: '*' } }),
      mod('z'),
      mod('y', { requires: { no: '*' } }),
      mod('a'),
    ]);
    expect(ordered.loaded.map(({ id }) => id)).toEqual(['base', 'a', 'z', 'b']);
    expect(whyOrder(ordered, 'b')).toEqual([
      { code: 'placeInOrder', params: { mod: 'b', place: 4, count: 4 } },
      { code: 'afterRequired', params: { mod: 'b', other: 'z', range: '^1.0.0', version: '1.0.0' } },
      { code: 'afterOptional', params: { mod: 'b', other: 'base', range: '*', version: '1.0.0' } },
    ]);
    expect(whyOrder(ordered, 'a').map(({ code }) => code)).toEqual(['placeInOrder', 'afterBase']);
    expect(whyOrder(ordered, 'z').slice(1)).toEqual([
      { code: 'afterById', params: { mod: 'z', other: 'a' } },
      { code: 'beforeDependent', params: { mod: 'z', other: 'b' } },
    ]);
    expect(whyOrder(ordered, 'y').map(({ code }) => code)).toEqual(['missingDependency']);
    expect(whyOrder(ordered, 'x').map(({ code }) => code)).toEqual(['modNotPresent']);
    const words = wordsFor('en', { card: (id) => id, cult: (id) => id });
    expect(whyOrder(ordered, 'b').map(({ code, params }) => words.error(code, params))).toEqual([
      'The mod “b” is number 4 of 4 in the order of loading.',
      '“b” comes after “z” (1.0.0), which it requires (^1.0.0).',
      '“b” comes after “base” (1.0.0), which it uses where it is present (*).',
    ]);
  });
});

describe('pins', () => {
  const files = filesOf('pinned');
  const pin = pinOf(mod('pinned'), files);

  it('do not depend on the order of the files, nor on how they came', () => {
    for (const entries of shuffles([...files])) expect(contentHash(new Map(entries))).toBe(pin.hash);
    expect(openMod({ origin: 'x.zip', content: writeZip(files) }).pin.hash).toBe(pin.hash);
    expect(pin.hash).toMatchInlineSnapshot(`"5db6fd22ef7efbed5b00089d8d5329e9f8fb2a68592eceeff63155e7523a9eec"`);
  });

  it('depend on every path and every byte', () => {
    const hashes = [
      files,
      filesOf('pinned', {}, { 'README.md': '' }),
      filesOf('pinned', {}, { 'README.md': null }),
      filesOf('pinned', {}, { 'README.md': null, 'readme.md': files.get('README.md')! }),
      new Map([['a', bytesOf('bc')]]),
      new Map([['ab', bytesOf('c')]]),
      new Map([
        ['a', bytesOf('b')],
        ['c', bytesOf('')],
      ]),
      new Map(),
    ].map(contentHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('tell exactly what differs', () => {
    const of = (id: string, version = '1.0.0', hash = 'h'): typeof pin => ({ id, version, hash });
    expect(comparePins([of('a'), of('b')], [of('b'), of('a')])).toEqual([]);
    const saved = [of('same'), of('gone'), of('newer'), of('touched')];
    const present = [of('extra'), of('touched', '1.0.0', 'i'), of('newer', '2.0.0', 'j'), of('same')];
    expect(comparePins(saved, present)).toEqual([
      { code: 'pinMissing', params: { mod: 'gone', version: '1.0.0', path: 'gone' } },
      { code: 'pinOtherVersion', params: { mod: 'newer', version: '1.0.0', present: '2.0.0', path: 'newer' } },
      { code: 'pinOtherContent', params: { mod: 'touched', version: '1.0.0', present: '1.0.0', path: 'touched' } },
      { code: 'pinExtra', params: { mod: 'extra', version: '1.0.0', path: 'extra' } },
    ]);
  });
});
