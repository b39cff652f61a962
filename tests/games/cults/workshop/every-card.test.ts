import { tokenizer } from 'acorn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appendItem,
  CardDocument,
  insertItem,
  memberOf,
  moveTo,
  removeAt,
  setValue,
  valueAt,
  type Data,
  type Edit,
  type ParsedCard,
  type Path,
  type SourceValue,
  type Span,
} from '../../../../src/platform/workshop';
import { kindOf } from '../../../../src/games/cults/workshop/kind-of';
import { CARD_FILES } from './card-files';

const LABEL = { en: 'An edit', pl: 'Zmiana' };

/** Files that only help others. */
const HELPERS = CARD_FILES.filter(([, text]) => !text.includes('export default'));
const CARDS = CARD_FILES.filter((file) => !HELPERS.includes(file));

interface Place {
  readonly path: Path;
  readonly value: SourceValue;
}

/** Every value of a declaration that has a path. */
function placesIn(value: SourceValue, path: Path = []): Place[] {
  const inner =
    value.is === 'object'
      ? value.members.flatMap((member) => (member.key === null ? [] : placesIn(member.value, [...path, member.key])))
      : value.is === 'list'
        ? value.items.flatMap((item, i) => placesIn(item, [...path, i]))
        : [];
  return [{ path, value }, ...inner];
}

const rootOf = (card: ParsedCard): SourceValue => card.declaration!.root;
const commentsOf = ({ text, comments }: ParsedCard): string[] => comments.map(({ from, to }) => text.slice(from, to)).sort();

/** The comments that lie outside what an edit takes away on purpose. */
function commentsOutside(card: ParsedCard, gone: Span | undefined): string[] {
  const kept = card.comments.filter(({ from, to }) => gone === undefined || from < gone.from || to > gone.to);
  return commentsOf({ ...card, comments: kept });
}

interface Act {
  readonly what: 'set' | 'add' | 'remove' | 'append' | 'insert' | 'move';
  readonly pick: number;
  readonly other: number;
  readonly data: Data;
}

const DATA: fc.Arbitrary<Data> = fc.oneof(
  fc.integer({ min: -20, max: 99 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom("it's", 'a "b" `c` ${d}', 'zażółć\ngęślą', '\u2028 \\ //', '/* x */'),
  fc.constant(true),
  fc.constant<Data>({ do: 'draw', count: { count: 'rituals', where: 'here' } }),
  fc.constant<Data>({
    do: 'if',
    is: { all: [{ count: 'hand', atLeast: 3 }] },
    effects: [
      { do: 'draw', count: 1 },
      { do: 'gain', token: 'thug', count: 2 },
    ],
  }),
);
const ACT: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom('set', 'add', 'remove', 'append', 'insert', 'move'),
  pick: fc.nat(),
  other: fc.nat(),
  data: DATA,
});

/** A member with its key, an item as it is. */
function wholeOf(card: ParsedCard, { path, value }: Place): Span {
  const [holder, key] = [valueAt(rootOf(card), path.slice(0, -1)), path.at(-1)];
  return (holder?.is === 'object' && memberOf(holder, String(key))) || value;
}

/** The edit of an act, and the value that it takes away on purpose. */
function editOf(card: ParsedCard, { what, pick, other, data }: Act): { readonly edit: Edit; readonly gone?: Span | undefined } {
  const places = placesIn(rootOf(card));
  const one = (list: readonly Place[]): Place | undefined => list[pick % Math.max(1, list.length)];
  const plain = one(places.filter(({ value }) => value.is === 'plain'));
  const object = one(places.filter(({ value }) => value.is === 'object'));
  const list = one(places.filter(({ value }) => value.is === 'list'));
  const inList = list?.value.is === 'list' ? list.value.items.length : 0;
  switch (what) {
    case 'set':
      return { edit: plain === undefined ? [] : setValue(card, plain.path, data), gone: plain?.value };
    case 'add':
      return {
        edit: object === undefined ? [] : setValue(card, [...object.path, `field${other % 5}`], data),
        gone: valueAt(rootOf(card), [...object!.path, `field${other % 5}`]),
      };
    case 'remove': {
      const any = one(places.filter(({ path }) => path.length > 0));
      return { edit: any === undefined ? [] : removeAt(card, any.path), gone: any === undefined ? any : wholeOf(card, any) };
    }
    case 'append':
      return { edit: list === undefined ? [] : appendItem(card, list.path, data) };
    case 'insert':
      return { edit: list === undefined ? [] : insertItem(card, list.path, other % (inList + 1), data) };
    case 'move':
      return { edit: list === undefined || inList === 0 ? [] : moveTo(card, list.path, pick % inList, other % inList) };
  }
}

describe('every card of the base set and the examples', () => {
  it('is a declaration, except for the files that help others', () => {
    expect(CARDS.length).toBeGreaterThan(75);
    expect(HELPERS.map(([path]) => path)).toEqual(['mods/base/cults/starting-deck.js']);
    for (const [path, text] of CARDS) {
      const document = new CardDocument(text);
      expect(document.syntaxProblem, path).toBeNull();
      expect(kindOf(document.parsed), path).not.toBeNull();
    }
  });

  it.each(CARDS)('%s is not changed by opening and closing it', (_path, text) => {
    const document = new CardDocument(text);
    expect(document.parsed?.text).toBe(text);
    expect(document.undo()).toBe(false);
    expect(document.text).toBe(text);
  });

  it.each(CARDS)('%s keeps every comment through five edits, and is parsed after each', (path, text) => {
    const document = new CardDocument(text);
    const edits: ((card: ParsedCard) => Edit)[] = [
      (card) => setValue(card, ['id'], 'another'),
      (card) => setValue(card, ['name', 'pl'], 'Zażółć „gęślą” jaźń'),
      (card) => setValue(card, ['flavour'], { en: "It's cold.", pl: 'Zimno.' }),
      (card) => appendItem(card, ['triggers'], { on: 'ritualPlaced', effects: [{ do: 'draw', count: 1 }] }),
      (card) => removeAt(card, ['name']),
    ];
    const comments = commentsOf(document.parsed!);
    for (const edit of edits) {
      const changes = edit(document.parsed!);
      expect(changes, path).not.toBeNull();
      document.edit(changes!, LABEL);
      expect(document.syntaxProblem, document.text).toBeNull();
      expect(commentsOf(document.parsed!)).toEqual(comments);
    }
    for (const _ of edits) expect(document.undo()).toBe(true);
    expect(document.text).toBe(text);
  });

  it('is parsed after any edits, keeps the comments outside of them, and undo gives every byte back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CARDS), fc.array(ACT, { maxLength: 12 }), ([path, text], acts) => {
        expectKept(path, text, acts);
      }),
      { numRuns: 1000, seed: 20261118 },
    );
  });

  it('bears comments at every place where one may stand', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CARDS),
        fc.array(fc.nat(), { maxLength: 20 }),
        fc.array(ACT, { maxLength: 6 }),
        (file, at, acts) => {
          expectKept(file[0], withComments(file[1], at), acts);
        },
      ),
      { numRuns: 1500, seed: 20261119 },
    );
  });
});

function expectKept(path: string, text: string, acts: readonly Act[]): void {
  const document = new CardDocument(text);
  let steps = 0;
  for (const act of acts) {
    const card = document.parsed!;
    const { edit, gone } = editOf(card, act);
    if (edit === null) continue;
    const before = document.text;
    document.edit(edit, LABEL);
    if (document.text !== before) steps++;
    const story = `${path} ${JSON.stringify(act)}\n${before}\n=>\n${document.text}`;
    expect(document.syntaxProblem, story).toBeNull();
    expect(commentsOf(document.parsed!), story).toEqual(commentsOutside(card, gone));
  }
  const last = document.text;
  for (let i = 0; i < steps; i++) expect(document.undo()).toBe(true);
  expect(document.undo()).toBe(false);
  expect(document.text).toBe(text);
  while (document.redo());
  expect(document.text).toBe(last);
}

/** The text with comments before some of its tokens: to the end of a line, or in the middle of it. */
function withComments(text: string, picks: readonly number[]): string {
  const starts = [...tokenizer(text, { ecmaVersion: 2022, sourceType: 'module' })].map(({ start }) => start);
  const from = starts.findIndex((start) => text.slice(start).startsWith('{') && start > text.indexOf('export default'));
  const places = starts.slice(from + 1, -3).filter((start) => mayHoldComment(text, start));
  const chosen = new Map(picks.map((pick, i) => [places[pick % places.length]!, i]));
  return [...chosen]
    .sort(([a], [b]) => b - a)
    .reduce((result, [at, i]) => result.slice(0, at) + (i % 2 === 0 ? `/* ${i} */ ` : `// ${i}\n`) + result.slice(at), text);
}

/** Within a template there are no comments, and a line end after `return` would end its statement. */
const mayHoldComment = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return before.split('`').length % 2 === 1 && !/(return|=>|\))\s*$/.test(before);
};
