import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../../src/tools/cli/words';
import { LANGS } from '../../../../src/platform/i18n/lang';
import { wordsFor } from '../../../../src/games/cults/words';
import '../../../../src/games/cults/words/all';
import { loadBook, type ModScripts } from '../../../../src/games/cults/vocabulary/book';
import { modOf, MODS, readMod } from '../../../mods/load';

const plan = (id: string, number: number): string =>
  `import { npc } from 'cults';\nexport default npc({ id: '${id}', name: { en: 'Plan ${id}' }, number: ${number}, effects: [{ do: 'gain', token: 'thug', count: 1 }] });\n`;
const rule = (change: string): string =>
  `import { rules } from 'cults';\nexport default rules({ name: { en: 'Rule' }, changes: [{ number: 'bluffTokens', ${change}, lasts: 'game' }] });\n`;
const texts = (id: string, lang: string, json: string): ModScripts => ({
  ...modOf(id, {}),
  media: { pictures: new Map(), sounds: new Map(), texts: new Map([[`texts/${lang}.json`, new TextEncoder().encode(json)]]) },
});

/** What is told of the second of two mods; null where both load. */
async function quarrel(first: ModScripts, second: ModScripts): Promise<object | null> {
  const { refused, host } = await loadBook([readMod(join(MODS, 'base')), first, second]);
  host.dispose();
  expect(refused.filter(({ id }) => id !== second.id)).toEqual([]);
  return refused[0] === undefined ? null : { code: refused[0].error.code, ...refused[0].error.params };
}

describe('two mods that change the same thing', () => {
  it('one plan of the NPC: each may replace that of the base set, but not both', async () => {
    const first = modOf('first', { 'npc/a.js': plan('a', 3) });
    expect(await quarrel(first, modOf('second', { 'npc/b.js': plan('b', 3) }))).toMatchObject({
      code: 'modsConflict',
      file: 'npc/b.js',
      what: 'npc 3',
      other: 'first',
      otherFile: 'npc/a.js',
    });
    expect(await quarrel(first, modOf('second', { 'npc/b.js': plan('b', 4) }))).toBeNull();
  });

  it('one number of the rules that both set; adding to it both may', async () => {
    const first = modOf('first', { 'rules/a.js': rule('set: 3') });
    const second = (change: string): ModScripts => modOf('second', { 'rules/b.js': rule(change) });
    expect(await quarrel(first, second('set: 4'))).toMatchObject({ code: 'modsConflict', what: 'bluffTokens', other: 'first' });
    expect(await quarrel(first, second('add: 1'))).toBeNull();
    expect(await quarrel(first, second("set: 4, where: 'uptown'"))).toBeNull();
    const twice = modOf('second', {
      'rules/a.js': rule("set: 4, where: 'uptown'"),
      'rules/b.js': rule("set: 5, where: 'uptown'"),
    });
    expect(await quarrel(first, twice)).toBeNull();
  });

  it('one text of one card; another language or field both may', async () => {
    const first = texts('first', 'pl', '{ "brute": { "name": "Zbój" } }');
    expect(await quarrel(first, texts('second', 'pl', '{ "brute": { "name": "Drab" } }'))).toMatchObject({
      code: 'modsConflict',
      file: 'texts/pl.json',
      what: 'brute name pl',
      other: 'first',
      otherFile: 'texts/pl.json',
    });
    expect(await quarrel(first, texts('second', 'en', '{ "brute": { "name": "Ruffian" } }'))).toBeNull();
    expect(await quarrel(first, texts('second', 'pl', '{ "brute": { "flavour": "Milczy." } }'))).toBeNull();
  });
});

describe('a mod that is called like something of the base set', () => {
  const base = readMod(join(MODS, 'base'));

  it.each(['brute', 'dagon', 'curfew', 'disorganization'])('is refused, and told to take another id: %s', async (id) => {
    const { refused, book, host } = await loadBook([base, modOf(id, { 'npc/a.js': plan('a', 3) })]);
    host.dispose();
    expect(book.mods).toEqual(['base']);
    expect(refused.map(({ error }) => ({ code: error.code, ...error.params }))).toMatchObject([
      { code: 'modNamedLikeBase', mod: id, file: 'mod.json', place: 'id' },
    ]);
    const { code, params } = refused[0]!.error;
    const told = LANGS.map((lang) => wordsFor(lang, namesOf(lang)).error(code, params));
    expect(told).toEqual([expect.stringContaining('Rename the mod'), expect.stringContaining('Zmień nazwę moda')]);
    for (const words of told) expect(words).toContain(id);
  });

  it('may be called like what has no id of its own, such as a district', async () => {
    const { refused, host } = await loadBook([base, modOf('uptown', { 'npc/a.js': plan('a', 3) })]);
    host.dispose();
    expect(refused).toEqual([]);
  });
});
