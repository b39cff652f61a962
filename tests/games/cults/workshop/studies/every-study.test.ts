import { describe, expect, it } from 'vitest';
import {
  appendItem,
  CardDocument,
  dataOf,
  moveTo,
  parseJson,
  pathText,
  removeAt,
  setValue,
  type Edit,
  type ParsedCard,
  type Path,
  type SourceValue,
} from '../../../../../src/platform/workshop';
import { STUDY_FILES } from './study-files';

const LABEL = { en: 'An edit', pl: 'Zmiana' };
const HINT = { en: 'Look at "Downtown"\nfirst.', pl: 'Najpierw spójrz na „Downtown”.' };

const open = (text: string): CardDocument => new CardDocument(text, parseJson);
const read = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
const rootOf = (card: ParsedCard): SourceValue => card.declaration!.root;

/** The text of every value that is one word, number or text, by its path. */
function wordsIn(card: ParsedCard, value: SourceValue = rootOf(card), path: Path = []): [string, string][] {
  if (value.is === 'object') return value.members.flatMap((one) => wordsIn(card, one.value, [...path, one.key!]));
  if (value.is === 'list') return value.items.flatMap((one, i) => wordsIn(card, one, [...path, i]));
  return [[pathText(path), card.text.slice(value.from, value.to)]];
}

/** The list of a study that authors change most. */
const listOf = (doc: object): 'hints' | 'steps' => ('hints' in doc ? 'hints' : 'steps');

const EDITS: readonly (readonly [name: string, edit: (card: ParsedCard, list: 'hints' | 'steps') => Edit, under: RegExp])[] = [
  ['another name', (card) => setValue(card, ['name', 'pl'], 'Zażółć „gęślą” "jaźń"\\'), /^name\.pl$/],
  ['a number of the board', (card) => setValue(card, ['scenario', 'districts', 'downtown', 'sanity'], 7), /^scenario\.districts/],
  [
    'one more hint or step',
    (card, list) => appendItem(card, [list], list === 'hints' ? HINT : { say: HINT }),
    /^(hints|steps)\[/,
  ],
  ['the first hint or step moved down', (card, list) => moveTo(card, [list], 0, 1), /^(hints|steps)\[/],
  ['the last of them taken out', (card, list) => removeAt(card, [list, lengthOf(card, list) - 1]), /^(hints|steps)\[/],
];

function lengthOf(card: ParsedCard, list: string): number {
  const { [list]: items } = dataOf(rootOf(card)) as Record<string, unknown>;
  return Array.isArray(items) ? items.length : 0;
}

describe('every puzzle and lesson', () => {
  it('is there', () => expect(STUDY_FILES.length).toBeGreaterThan(24));

  it.each(STUDY_FILES)('%s is not changed by opening and closing it', (_path, text) => {
    const document = open(text);
    expect(document.syntaxProblem).toBeNull();
    expect(dataOf(rootOf(document.parsed!))).toEqual(read(text));
    expect(document.undo()).toBe(false);
    expect(document.text).toBe(text);
  });

  it.each(STUDY_FILES)('%s keeps every byte beside five edits, and undo gives all back', (path, text) => {
    const document = open(text);
    const list = listOf(read(text));
    for (const [name, edit, under] of EDITS) {
      const before = document.parsed!;
      const changes = edit(before, list);
      expect(changes, name).not.toBeNull();
      document.edit(changes!, LABEL);
      expect(document.syntaxProblem, `${path}: ${name}\n${document.text}`).toBeNull();
      expect(() => read(document.text)).not.toThrow();
      const beside = (card: ParsedCard): [string, string][] => wordsIn(card).filter(([at]) => !under.test(at));
      expect(beside(document.parsed!), name).toEqual(beside(before));
      // Nothing before the first change and behind the last one moves.
      const [first, last] = [Math.min(...changes!.map(({ from }) => from)), Math.max(...changes!.map(({ to }) => to))];
      expect(document.text.startsWith(before.text.slice(0, first))).toBe(true);
      expect(document.text.endsWith(before.text.slice(last))).toBe(true);
    }
    for (const _ of EDITS) expect(document.undo()).toBe(true);
    expect(document.text).toBe(text);
  });

  it.each(STUDY_FILES)('%s holds what the edits put into it', (_path, text) => {
    const document = open(text);
    const list = listOf(read(text));
    for (const [, edit] of EDITS.slice(0, 3)) document.edit(edit(document.parsed!, list)!, LABEL);
    const doc = read(document.text);
    const { name, scenario } = doc as { readonly name: object; readonly scenario: { districts: { downtown: object } } };
    expect(name).toMatchObject({ pl: 'Zażółć „gęślą” "jaźń"\\' });
    expect(scenario.districts.downtown).toMatchObject({ sanity: 7 });
    expect((doc[list] as readonly object[]).at(-1)).toEqual(list === 'hints' ? HINT : { say: HINT });
  });
});

describe('JSON that is no JSON', () => {
  it.each([
    ['{ "a": 1, }', 10],
    ["{ 'a': 1 }", 2],
    ['{ "a": 01 }', 8],
    ['{ "a": 1 } x', 11],
    ['[1]', 0],
    ['// no\n{}', 0],
    [`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`, 5 * 41],
  ])('%s is told with its place', (text, at) => {
    const result = parseJson(text);
    expect('why' in result && result.at).toBe(at);
  });
});
