import { describe, expect, it } from 'vitest';
import {
  appendItem,
  applied,
  dataOf,
  insertItem,
  moveTo,
  parseCard,
  pathText,
  readPath,
  removeAt,
  renameKey,
  setMaker,
  setValue,
  valueAt,
  type Edit,
  type ParsedCard,
} from '../../../src/platform/workshop';

function opened(text: string): ParsedCard {
  const parsed = parseCard(text);
  if ('why' in parsed) throw new Error(`${parsed.line}:${parsed.column} ${parsed.why}\n${text}`);
  return parsed;
}

/** A card around this object. */
const card = (object: string): string => `import { guardian } from 'cults';\n\nexport default guardian(${object});\n`;
const inside = (text: string): string => text.slice(text.indexOf('guardian(') + 9, text.lastIndexOf(')'));
const object = (text: string, edit: (parsed: ParsedCard) => Edit): string => {
  const whole = card(text);
  const changes = edit(opened(whole));
  if (changes === null) throw new Error('cannot be edited');
  const after = applied(whole, changes);
  opened(after);
  return inside(after);
};

describe('reading a card', () => {
  it('gives every value by its path, with its span', () => {
    const text = card(
      "{ id: 'a', 'cost': -3, list: [1, { do: `x` }], run() { return 1; }, x, ...y, [z]: 1, f: () => 2, n: a + 1 }",
    );
    const { declaration } = opened(text);
    const root = declaration!.root;
    expect(declaration!.maker).toBe('guardian');
    expect(dataOf(root)).toEqual({ id: 'a', cost: -3, list: [1, { do: 'x' }] });
    const spanned = (path: string): string => {
      const { from, to } = valueAt(root, readPath(path))!;
      return text.slice(from, to);
    };
    expect(spanned('list[1].do')).toBe('`x`');
    expect(spanned('cost')).toBe('-3');
    expect(spanned('run')).toBe('run() { return 1; }');
    const what = (path: string): unknown => valueAt(root, readPath(path));
    expect(what('run')).toMatchObject({ is: 'opaque', what: 'function' });
    expect(what('x')).toMatchObject({ is: 'opaque', what: 'name' });
    expect(what('f')).toMatchObject({ is: 'opaque', what: 'function' });
    expect(what('n')).toMatchObject({ is: 'opaque', what: 'expression' });
    expect(what('list[2]')).toBeUndefined();
  });

  it('writes and reads paths as findings do', () => {
    const path = ['abilities', 0, 'effects', 12, 'count'];
    expect(pathText(path)).toBe('abilities[0].effects[12].count');
    expect(readPath('abilities[0].effects[12].count')).toEqual(path);
    expect(readPath('')).toEqual([]);
  });

  it('takes a file that declares nothing for what it is', () => {
    expect(opened('export const x = 1;\n').declaration).toBeNull();
    expect(opened('export default 3;\n').declaration).toBeNull();
  });
});

describe('setting a value', () => {
  it.each([
    ["{ cost: 3, // dear\n  name: 'a' }", 'cost', 4, "{ cost: 4, // dear\n  name: 'a' }"],
    ['{ name: "a" }', 'name', 'it\'s "b"', '{ name: "it\'s \\"b\\"" }'],
    ["{ name: 'a' }", 'name', 'two\nlines\u2028', "{ name: 'two\\nlines\\u2028' }"],
    ['{ name: `a` }', 'name', 'b ${c} `d`', '{ name: `b \\${c} \\`d\\`` }'],
    ["{ id: 'a' }", 'text.pl', "l'x", "{ id: 'a', text: { pl: \"l'x\" } }"],
    ["{ text: { en: 'a' } }", 'text.pl', 'b', "{ text: { en: 'a', pl: 'b' } }"],
    ['{}', 'cost', 3, '{ cost: 3 }'],
    ['{ list: [] }', 'list[0]', { do: 'draw' }, "{ list: [{ do: 'draw' }] }"],
    ['{ run(game) { return game; } }', 'run', 3, '{ run: 3 }'],
    ["{\n  id: 'a',\n}", 'cost', 3, "{\n  id: 'a',\n  cost: 3,\n}"],
    ["{\n  id: 'a' // first\n}", 'cost', 3, "{\n  id: 'a', // first\n  cost: 3\n}"],
    ["{\n  id: 'a' /* x */, // first\n}", 'cost', 3, "{\n  id: 'a' /* x */, // first\n  cost: 3,\n}"],
    ["{\r\n\tid: 'a',\r\n}", 'cost', 3, "{\r\n\tid: 'a',\r\n\tcost: 3,\r\n}"],
    ['{\n  // nothing yet\n}', 'cost', 3, '{\n  cost: 3,\n  // nothing yet\n}'],
    ["{ deck: { 'm:a': 2 } }", 'deck.m:b', 3, "{ deck: { 'm:a': 2, 'm:b': 3 } }"],
  ])('%s, %s', (before, path, data, after) => {
    expect(object(before, (parsed) => setValue(parsed, readPath(path), data))).toBe(after);
  });

  it('puts a new member behind those that come before it in the order', () => {
    const order = ['id', 'name', 'cost', 'text'];
    const set = (text: string, key: string): string => object(text, (parsed) => setValue(parsed, [key], 1, order));
    expect(set('{\n  id: 0,\n  text: 0,\n}', 'cost')).toBe('{\n  id: 0,\n  cost: 1,\n  text: 0,\n}');
    expect(set('{ name: 0, text: 0 }', 'id')).toBe('{ id: 1, name: 0, text: 0 }');
    expect(set('{\n  id: 0, name: 0,\n  text: 0,\n}', 'cost')).toBe('{\n  id: 0, name: 0,\n  cost: 1,\n  text: 0,\n}');
    expect(set('{ id: 0, other: 0 }', 'unknown')).toBe('{ id: 0, other: 0, unknown: 1 }');
    expect(set('{ other: 0 }', 'id')).toBe('{ other: 0, id: 1 }');
  });

  it('writes what does not fit a line on several', () => {
    const long = { effects: Array.from({ length: 6 }, () => ({ do: 'draw', count: { count: 'rituals' } })) };
    const after = object("{\n  id: 'a',\n}", (parsed) => setValue(parsed, ['abilities'], [long]));
    expect(after).toContain("\n  abilities: [\n    {\n      effects: [\n        { do: 'draw', count: { count: 'rituals' } },\n");
    expect(after.split('\n').every((line) => line.length <= 120)).toBe(true);
  });

  it('has nothing to do inside what it does not understand', () => {
    const parsed = opened(card('{ text: words, effects: [...more, 1], cost: 3 }'));
    expect(setValue(parsed, ['text', 'pl'], 'b')).toBeNull();
    expect(setValue(parsed, ['cost', 'setting'], 'b')).toBeNull();
    expect(setValue(parsed, ['effects', 3], 'b')).toBeNull();
    expect(setValue(parsed, [], 'b')).toBeNull();
    expect(removeAt(parsed, ['effects', 0, 'do'])).toBeNull();
    expect(removeAt(parsed, ['nothing'])).toBeNull();
    expect(insertItem(parsed, ['cost'], 0, 1)).toBeNull();
    expect(moveTo(parsed, ['effects'], 0, 5)).toBeNull();
  });
});

describe('taking out', () => {
  it.each([
    ['{ a: 1, b: 2, c: 3 }', 'b', '{ a: 1, c: 3 }'],
    ['{ a: 1, b: 2 }', 'b', '{ a: 1 }'],
    ['{ a: 1, b: 2 }', 'a', '{ b: 2 }'],
    ['{ a: 1 }', 'a', '{}'],
    ['{ a: [1, 2] }', 'a[1]', '{ a: [1] }'],
    ['{ a: [1, 2] }', 'a[0]', '{ a: [2] }'],
    ['{\n  a: 1,\n  b: 2,\n}', 'a', '{\n  b: 2,\n}'],
    ['{\n  a: 1,\n  b: 2\n}', 'b', '{\n  a: 1\n}'],
    ['{\n  a: 1, // one\n  b: 2, // two\n}', 'b', '{\n  a: 1, // one\n  // two\n}'],
    ['{\n  a: 1, // one\n  b: 2 // two\n}', 'b', '{\n  a: 1 // one\n  // two\n}'],
    ['{\n  // only\n  a: 1,\n}', 'a', '{\n  // only\n}'],
    ['{ a: 1 /* x */, b: 2 }', 'a', '{  /* x */ b: 2 }'],
    ['{\r\n  a: 1,\r\n  b: 2,\r\n}', 'b', '{\r\n  a: 1,\r\n}'],
    ['{ a: 1, run() {}, }', 'run', '{ a: 1, }'],
  ])('%s without %s', (before, path, after) => {
    expect(object(before, (parsed) => removeAt(parsed, readPath(path)))).toBe(after);
  });
});

describe('lists', () => {
  it('append and insert items', () => {
    expect(object('{ a: [1] }', (parsed) => appendItem(parsed, ['a'], 2))).toBe('{ a: [1, 2] }');
    expect(object('{ a: [1] }', (parsed) => insertItem(parsed, ['a'], 0, 2))).toBe('{ a: [2, 1] }');
    expect(object('{ a: [\n  1,\n  3,\n] }', (parsed) => insertItem(parsed, ['a'], 1, 2))).toBe('{ a: [\n  1,\n  2,\n  3,\n] }');
    expect(object('{ a: [\n  1 // x\n] }', (parsed) => insertItem(parsed, ['a'], 0, 2))).toBe('{ a: [\n  2,\n  1 // x\n] }');
    expect(object('{ b: 1 }', (parsed) => appendItem(parsed, ['a'], 2))).toBe('{ b: 1, a: [2] }');
  });

  it('on one line become several lines before they grow too long', () => {
    const effect = { do: 'placeRitual', level: 'highest', where: 'choice' };
    const one = "{ do: 'placeRitual', level: 'highest', where: 'choice' }";
    const before = `{\n  effects: [${one}],\n}`;
    const twice = object(before, (parsed) => appendItem(parsed, ['effects'], effect));
    expect(twice).toBe(`{\n  effects: [\n    ${one},\n    ${one},\n  ],\n}`);
  });

  it('move items with the comments that speak of them', () => {
    const before = '{ a: [\n  // one\n  1,\n  2, // two\n  // three\n  // and more\n  3,\n] }';
    expect(object(before, (parsed) => moveTo(parsed, ['a'], 2, 0))).toBe(
      '{ a: [\n  // three\n  // and more\n  3,\n  // one\n  1,\n  2, // two\n] }',
    );
    expect(object('{ a: [1, /* x */ 2, 3] }', (parsed) => moveTo(parsed, ['a'], 0, 2))).toBe('{ a: [2, /* x */ 3, 1] }');
    expect(object('{ a: [\n  1,\n  2 // two\n] }', (parsed) => moveTo(parsed, ['a'], 0, 1))).toBe(
      '{ a: [\n  2, // two\n  1\n] }',
    );
  });
});

describe('names', () => {
  it('of members change without their values', () => {
    expect(object('{ costs: /* x */ 3 }', (parsed) => renameKey(parsed, ['costs'], 'cost'))).toBe('{ cost: /* x */ 3 }');
    expect(object('{ costs }', (parsed) => renameKey(parsed, ['costs'], 'cost'))).toBe('{ cost: costs }');
    expect(renameKey(opened(card('{ run() {} }')), ['run'], 'x')).toBeNull();
  });

  it('of makers change together with their import', () => {
    const text = card('{ cost: 3 }');
    expect(applied(text, setMaker(opened(text), 'action')!)).toBe(text.replaceAll('guardian', 'action'));
    const alias = text.replace('{ guardian }', '{ other as guardian }');
    expect(setMaker(opened(alias), 'action')).toBeNull();
  });
});
