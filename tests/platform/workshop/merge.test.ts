import { describe, expect, it } from 'vitest';
import { applied, mergeValue, parseCard, parseJson, type Data, type ParsedCard } from '../../../src/platform/workshop';

const read = (text: string): ParsedCard => {
  const parsed = parseJson(text);
  if ('why' in parsed) throw new Error(parsed.why);
  return parsed;
};
const merged = (text: string, path: readonly (string | number)[], data: Data): string =>
  applied(text, mergeValue(read(text), path, data)!);

const FILE = `{
  "name": {"en":"A",   "pl" : "Ą"},
  "board": {
    "seats": ["cthulhu",   "hastur"],
    "districts": { "downtown": { "sanity":   3, "rituals": [["cthulhu", 2]] } },
    "seed": "x"
  },
  "steps": [ 1, 2, {"three": 3} ]
}
`;

describe('data that is written over what stands in a file', () => {
  it('leaves the file as it is where nothing differs, in whatever order the keys come', () => {
    const { board } = JSON.parse(FILE) as { board: { [key: string]: Data } };
    const { seed, ...others } = board;
    expect(merged(FILE, ['board'], { seed: seed!, ...others })).toBe(FILE);
  });

  it('changes one number and nothing around it', () => {
    const board = {
      seats: ['cthulhu', 'hastur'],
      districts: { downtown: { sanity: 5, rituals: [['cthulhu', 2]] } },
      seed: 'x',
    };
    expect(merged(FILE, ['board'], board)).toBe(FILE.replace('"sanity":   3', '"sanity":   5'));
  });

  it.each<readonly [string, Data]>([
    ['a list that became longer', [1, 2, { three: 3 }, 4, [5]]],
    ['a list that became shorter', [1]],
    ['an empty list', []],
    ['other items in between', [1, { two: 'II' }, { three: 4, four: null }]],
    ['something else altogether', { a: [true, { b: '"' }] }],
    ['a text', 'none'],
  ])('writes %s', (_what, data) => {
    const after = merged(FILE, ['steps'], data);
    expect(JSON.parse(after)).toEqual({ ...(JSON.parse(FILE) as object), steps: data });
    expect(after.startsWith(FILE.slice(0, FILE.indexOf('"steps"')))).toBe(true);
  });

  it('takes fields out and puts others in', () => {
    const after = merged(FILE, ['board'], { seats: ['dagon'], round: 3 });
    expect(JSON.parse(after)).toMatchObject({ board: { seats: ['dagon'], round: 3 } });
    expect(Object.keys((JSON.parse(after) as { board: object }).board)).toEqual(['seats', 'round']);
    expect(after).toContain('"name": {"en":"A",   "pl" : "Ą"}');
  });

  it('makes a field that is missing', () => {
    expect(JSON.parse(merged(FILE, ['goal', 'by'], 'turn'))).toMatchObject({ goal: { by: 'turn' } });
  });

  it('works on scripts, too', () => {
    const text = `export default card({ a: { b: 1, /* kept */ c: 'x' } });\n`;
    const card = parseCard(text) as ParsedCard;
    expect(applied(text, mergeValue(card, ['a'], { b: 2, c: 'x' })!)).toBe(text.replace('b: 1', 'b: 2'));
  });
});
