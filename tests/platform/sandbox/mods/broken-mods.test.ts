import { describe, expect, it } from 'vitest';
import '../../../../src/games/cults/words/all';
import { wordsFor } from '../../../../src/games/cults/words';
import { openMods } from '../../../../src/platform/sandbox/mods';
import { FILES, MANIFESTS, SETS, ZIPS } from './broken-list';
import { folder, manifestOf } from './mod-files';

/** Broken mods: every one is refused with words that say where, and keeps no other from loading. */

const NAMES = { card: (id: string): string => id, cult: (id: string): string => id };
const WORDS = [wordsFor('en', NAMES), wordsFor('pl', NAMES)];

const ROWS = [...FILES, ...ZIPS, ...MANIFESTS, ...SETS];
const CASES = ROWS.map(([name, sources, code, file, place]) => ({ title: name, sources, code, file, place }));

describe('broken mods', () => {
  it.each(CASES)('$title', ({ sources, code, file, place }) => {
    const { mods, refused } = openMods([...sources, folder('good')]);
    expect(mods.map((mod) => mod.manifest.id)).toContain('good');
    expect(mods.map((mod) => mod.manifest.origin)).not.toContain('bad');
    const found = refused.find(({ origin }) => origin === 'bad')!;
    expect(found.problems).toHaveLength(1);
    const [{ code: given, params }] = found.problems as [(typeof found.problems)[number]];
    expect([given, params['mod'], params['file'], params['place'] ?? '']).toEqual([code, 'bad', file, place ?? '']);
    for (const words of WORDS) {
      const message = words.error(code, params);
      expect(message.startsWith(`bad${file === undefined ? '' : `/${file}`}`)).toBe(true);
      expect(message).toMatch(/^[^\n]+: \S[^\n]*\.$/);
      expect(message).not.toMatch(/undefined|NaN|\[object/);
      expect(message).not.toBe(words.error('noSuchCode', params).replace('noSuchCode', code));
    }
  });

  it('are told everything that is wrong with their mod.json', () => {
    const manifest = {
      version: 'one',
      titel: { en: 'T' },
      licence: 'MIT',
      authors: ['', 'x'.repeat(90)],
      dependencies: { requires: { bad: '*', 'A B': '*' }, needs: {} },
      content: { cards: ['cards/nowhere.js', 'cards/one.js', 'cards/one.js'], card: [] },
      settings: { Big: {}, hard: { type: 'boolean', default: 3 } },
    };
    const text = JSON.stringify({ ...manifestOf('bad'), title: undefined, license: undefined, ...manifest });
    const [refused] = openMods([folder('bad', {}, { 'mod.json': text })]).refused;
    expect(refused!.problems.map(({ code, params }) => [code, params['place']])).toEqual([
      ['unknownModField', 'titel'],
      ['unknownModField', 'licence'],
      ['badVersion', 'version'],
      ['textEmpty', 'authors[0]'],
      ['textTooLong', 'authors[1]'],
      ['unknownModField', 'dependencies.needs'],
      ['dependsOnItself', 'dependencies.requires.bad'],
      ['badModId', 'dependencies.requires.A B'],
      ['unknownModField', 'content.card'],
      ['contentMissing', 'content.cards[0]'],
      ['contentTwice', 'content.cards[2]'],
      ['badSettingName', 'settings.Big'],
      ['modFieldMissing', 'settings.hard.title'],
      ['notAFlag', 'settings.hard.default'],
    ]);
    expect(refused!.problems.every(({ params }) => params['mod'] === 'bad' && params['file'] === 'mod.json')).toBe(true);
  });

  it('are of many kinds, and no two rows are alike', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ROWS.map(([name]) => name)).size).toBe(ROWS.length);
  });

  it('all together keep no good mod from loading', () => {
    const sources = [...FILES, ...ZIPS, ...MANIFESTS].flatMap(([, broken]) => broken);
    const { mods, refused } = openMods([folder('good'), ...sources, folder('better')]);
    expect(mods.map((mod) => mod.manifest.id)).toEqual(['better', 'good']);
    expect(refused).toHaveLength(sources.length);
  });
});
