import { describe, expect, it } from 'vitest';
import { leftBehind } from '../../../src/platform/projects/left-behind';
import { listedIn, withoutListed } from '../../../src/platform/projects/mod-json';

const encoder = new TextEncoder();
const filesOf = (files: Readonly<Record<string, string>>): Map<string, Uint8Array> =>
  new Map(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)]));

const PICTURES = ['pictures/a.webp', 'pictures/both.webp', 'pictures/cover.webp'];
const project = filesOf({
  'mod.json': JSON.stringify({
    id: 'salt',
    cover: 'pictures/cover.webp',
    content: { cards: ['cards/a.js', 'cards/b.js'], pictures: PICTURES, sounds: ['sounds/a.mp3'] },
  }),
  'cards/a.js': "art: 'pictures/a.webp', also: ['pictures/both.webp', \"pictures/cover.webp\"], sound: 'sounds/a.mp3',",
  'cards/b.js': "art: 'pictures/both.webp', // like pictures/a.webp",
  'pictures/a.webp': '',
  'pictures/both.webp': '',
  'pictures/cover.webp': '',
  'sounds/a.mp3': '',
  'tests/drowned-choir.json': '[]',
  'tests/a.json': '[]',
  'tests/b.json': '[]',
});

describe('what a removed card leaves behind', () => {
  it('is its picture, its sound and its tests, but nothing that another file or the cover names', () => {
    expect(leftBehind(project, 'cards/a.js', 'salt:drowned-choir')).toEqual([
      'pictures/a.webp',
      'sounds/a.mp3',
      'tests/drowned-choir.json',
      'tests/a.json',
    ]);
    expect(leftBehind(project, 'cards/b.js', null)).toEqual(['tests/b.json']);
  });

  it('is what others shared with it, once they are gone', () => {
    const without = new Map([...project].filter(([path]) => path !== 'cards/a.js'));
    expect(leftBehind(without, 'cards/b.js', 'salt:b')).toEqual(['pictures/both.webp', 'tests/b.json']);
  });

  it('leaves the lists of mod.json with it', () => {
    const gone = ['cards/a.js', ...leftBehind(project, 'cards/a.js', null)];
    const after = filesOf({ 'mod.json': withoutListed(project, gone)! });
    expect(listedIn(after, 'cards')).toEqual(['cards/b.js']);
    expect(listedIn(after, 'pictures')).toEqual(['pictures/both.webp', 'pictures/cover.webp']);
    expect(listedIn(after, 'sounds')).toEqual([]);
  });

  it('is no test that is removed itself', () => {
    expect(leftBehind(project, 'tests/a.json', null)).toEqual([]);
  });
});
