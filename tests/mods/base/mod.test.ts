import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baseLibrary } from '../../../src/games/cults/base-set/books';
import { filesIn, MODS } from '../load';

/** The base set as a folder: a card, a file, a test. */
describe('mods/base', () => {
  const files = filesIn(join(MODS, 'base'));
  const scripts = files.filter((path) => path.endsWith('.js'));
  const manifest = JSON.parse(readFileSync(join(MODS, 'base/mod.json'), 'utf8')) as { content: Record<string, string[]> };

  it('every file has its test in the mirrored place, and every test its file', () => {
    const tests = filesIn(import.meta.dirname).filter((path) => path.endsWith('.test.ts'));
    const stems = files.map((path) => path.replace(/\.(js|json)$/, ''));
    expect(tests.map((path) => path.replace(/\.test\.ts$/, ''))).toEqual(stems.sort());
  });

  it('every test describes the file whose name it has', () => {
    for (const path of scripts) {
      const id = path.split('/').at(-1)!.replace(/\.js$/, '');
      const test = readFileSync(join(import.meta.dirname, path.replace(/\.js$/, '.test.ts')), 'utf8');
      expect(test, path).toMatch(new RegExp(`^describe(Card|Cult|File)\\('${id}'`, 'm'));
    }
  });

  it('the manifest lists every file that declares something, once', () => {
    const listed = Object.values(manifest.content).flat();
    // The deck that all four cults share declares nothing itself.
    expect(listed.toSorted()).toEqual(scripts.filter((path) => path !== 'cults/starting-deck.js'));
  });

  it('a file is named after what it declares', () => {
    const { book } = baseLibrary().book;
    const declared = [...book.cards, ...book.cults].map(({ id }) => id);
    const named = scripts.map((path) => path.split('/').at(-1)!.replace(/\.js$/, ''));
    expect(declared.toSorted()).toEqual(named.filter((id) => !['first-game', 'starting-deck'].includes(id)).toSorted());
  });

  it('R2.3 15 City cards, 4 setups, 8 Objectives, 6 NPC cards, and 7 + 16 + 1 kinds of Cult cards', () => {
    const { cards } = baseLibrary().book.book;
    const count = (kind: string): number => cards.filter((card) => card.kind === kind).length;
    expect(['city', 'setup', 'objective', 'npc'].map(count)).toEqual([15, 4, 8, 6]);
    expect(['starting', 'guardian', 'action', 'disorganization'].map(count)).toEqual([7, 8, 8, 1]);
  });

  it('half of the files have at most 20 lines', () => {
    const lengths = scripts.map(
      (path) =>
        readFileSync(join(MODS, 'base', path), 'utf8')
          .trimEnd()
          .split('\n').length,
    );
    expect(lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(20);
  });
});
