import { describe, expect, it } from 'vitest';
import { contextAt, pathText, type SourceContext } from '../../../src/platform/workshop';

/** The context at the bar. */
function at(text: string): SourceContext {
  const bar = text.indexOf('|');
  return contextAt(text.replace('|', ''), bar);
}
const card = (inside: string): string => `// x\nimport { guardian } from 'cults';\nexport default guardian({ ${inside} });\n`;
const short = ({ in: where, path, word }: SourceContext): string => `${where} ${pathText(path)} ${word.text}`.trim();

describe('the context of a place', () => {
  it.each([
    ['co|', 'key  co'],
    ["id: 'a', |", 'key'],
    ["id: 'a|b'", 'value id ab'],
    ["id: 'a', cost: |", 'value cost'],
    ["abilities: [{ keyword: 'ter|' }]", 'value abilities[0].keyword ter'],
    ["abilities: [{ a: 1 }, { keyword: 'terror', effects: [{ do: 'draw', co| }] }]", 'key abilities[1].effects[0] co'],
    ['abilities: [{ effects: [1, |] }]', 'value abilities[0].effects[1]'],
    ["'cost': 3, text: { |en: 'a' }", 'key text'],
    ['text: { en: \'a\', pl: "|" }', 'value text.pl'],
    ['x: {}, y: [], |', 'key'],
    ['x: a({ b: 1 }), y: |', 'value y'],
  ])('%s', (inside, expected) => {
    expect(short(at(card(inside)))).toBe(expected);
  });

  it('knows the plain members of the holders, before and behind the place', () => {
    const { holders, maker } = at(
      card("id: 'a', abilities: [{ keyword: 'terror', effects: [{ | do: 'gain', token: 'thug' }] }]"),
    );
    expect(maker).toBe('guardian');
    expect(holders.map(({ is }) => is)).toEqual(['object', 'list', 'object', 'list', 'object']);
    expect([...holders[2]!.known]).toEqual([['keyword', 'terror']]);
    expect(Object.fromEntries(holders[4]!.known)).toMatchObject({ do: 'gain', token: 'thug' });
  });

  it('sees functions as code, with the name before the point', () => {
    const inside = at(card('abilities: [{ run(game) { const a = [1, { b: 2 }]; if (a) { game.dra| } } }]'));
    expect(inside).toMatchObject({ in: 'code', object: 'game', word: { text: 'dra' } });
    expect(at(card('run: (game) => { ga| }'))).toMatchObject({ in: 'code', object: '', word: { text: 'ga' } });
    expect(at(card('run(game) { game.| }'))).toMatchObject({ in: 'code', object: 'game', word: { text: '' } });
    expect(at(card('run(game) {}, cost: |'))).toMatchObject({ in: 'value' });
  });

  it('is outside in comments and beside the declaration', () => {
    expect(at(card('id: 1, // co|')).in).toBe('outside');
    expect(at('import { g| }').in).toBe('outside');
    expect(at('|').in).toBe('outside');
  });

  it('bears text that is no JavaScript', () => {
    expect(short(at("export default guardian({ id: 'a\n, abilities: [{ key|"))).toBe('key abilities[0] key');
    expect(short(at('export default guardian({ cost: 3 nam|'))).toBe('value cost nam');
    expect(short(at('export default guardian({ abilities: [{ |'))).toBe('key abilities[0]');
  });
});
