import { describe, expect, it } from 'vitest';
import {
  newManifest,
  readWritten,
  scriptsOf,
  textsOf,
  titleOf,
  withFields,
  withListed,
  withoutListed,
} from '../../../src/platform/projects/mod-json';
import { readManifest } from '../../../src/platform/sandbox/mods';

const encoder = new TextEncoder();
const filesOf = (files: Readonly<Record<string, string>>): Map<string, Uint8Array> =>
  new Map(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)]));

describe('mod.json of a project', () => {
  const fresh = newManifest('salt', { name: 'Salt', author: 'Ada', license: 'MIT' });

  it('of a new mod is one that the game takes', () => {
    const { id, title, authors, license } = readManifest(filesOf({ 'mod.json': fresh }), 'salt');
    expect({ id, title, authors, license }).toEqual({
      id: 'salt',
      title: { en: 'Salt', pl: 'Salt' },
      authors: ['Ada'],
      license: 'MIT',
    });
  });

  it('lists files of cards and forgets them', () => {
    const files = filesOf({ 'mod.json': fresh, 'cards/a.js': '', 'rules/b.js': '' });
    files.set('mod.json', encoder.encode(withListed(files, 'rules/b.js', 'rules')!));
    files.set('mod.json', encoder.encode(withListed(files, 'cards/a.js', 'cards')!));
    expect(scriptsOf(files)).toEqual(['cards/a.js', 'rules/b.js']);
    files.set('mod.json', encoder.encode(withoutListed(files, ['cards/a.js'])!));
    expect(scriptsOf(files)).toEqual(['rules/b.js']);
  });

  it('has tests among the files that can be opened, which it does not list', () => {
    const files = filesOf({
      'mod.json': fresh,
      'tests/b.json': '[]',
      'cards/a.test.json': '[]',
      'cards/a.js': '',
      'notes.json': '',
    });
    files.set('mod.json', encoder.encode(withListed(files, 'cards/a.js', 'cards')!));
    expect(textsOf(files)).toEqual(['cards/a.js', 'cards/a.test.json', 'tests/b.json']);
  });

  it('that is broken is left as it is', () => {
    const broken = filesOf({ 'mod.json': '{ "id": "salt",' });
    expect(readWritten(broken)).toBeNull();
    expect(withFields(broken, { version: '2.0.0' })).toBeNull();
    expect(withListed(broken, 'a.js', 'cards')).toBeNull();
    expect(scriptsOf(broken)).toEqual([]);
    expect(scriptsOf(filesOf({ 'mod.json': '{"content":{"cards":[1,"gone.js"]}}' }))).toEqual([]);
  });

  it('says its title in the language that is there', () => {
    const only = filesOf({ 'mod.json': '{"id":"x","title":{"pl":"Sól"}}' });
    expect(titleOf(only, 'en')).toBe('Sól');
    expect(titleOf(filesOf({ 'mod.json': '{"id":"x"}' }), 'en')).toBe('x');
  });
});
