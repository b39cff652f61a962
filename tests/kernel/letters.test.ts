import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWords, faultOf, GameError, Reader, readWords, shown, shownJson, type Allowed } from '../../src/kernel';
import { wordsOf } from '../../src/tools/cli/words';
import { codeOf } from '../harness';

const RUNS = { seed: 1926, numRuns: 2000 };
const letters = (...codes: readonly number[]): string => String.fromCodePoint(...codes);
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** What no text may have, written out by hand: the judge itself asks Unicode. */
const FORBIDDEN: Readonly<Record<string, readonly number[]>> = {
  textControl: [...range(0, 0x1f), ...range(0x7f, 0x9f), 0x2028, 0x2029],
  textDirection: [0x61c, 0x200e, 0x200f, ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)],
  textInvisible: [0xad, 0x34f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x2800, 0x3164, 0xfeff, 0xffa0, 0x1d173, 0xe0001].concat(
    range(0x180b, 0x180e),
    range(0x200b, 0x200d),
    range(0x2060, 0x2064),
    range(0x206a, 0x206f),
    range(0xfe00, 0xfe0f),
    range(0xfff9, 0xfffc),
    range(0xe0020, 0xe007f),
    range(0xe0100, 0xe01ef),
  ),
  textNoLetter: [0xd800, 0xdfff, 0xe000, 0xf8ff, 0xfdd0, 0xfffe, 0xffff, 0x1ffff, 0xf0000, 0x10fffd, 0x10ffff, 0x378],
  textRightToLeft: [0x5d0, 0x627, 0x700, 0xfb2a, 0xfe8d, 0x10840, 0x1e900],
};

const isForbidden = (letter: string): boolean => Object.values(FORBIDDEN).flat().includes(letter.codePointAt(0)!);

/** Whether a joiner or a variant belongs to pictographs. */
function isOfPicture(text: readonly string[], at: number): boolean {
  const isPicture = (i: number): boolean => /\p{Extended_Pictographic}/u.test(text[i] ?? '');
  if (text[at] !== '\u200d') return isPicture(at - 1);
  const changed = /[\ufe0f\p{EMod}]/u.test(text[at - 1] ?? '');
  return isPicture(at + 1) && isPicture(changed ? at - 2 : at - 1);
}

/** Texts in which something forbidden is as likely as not. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Object.values(FORBIDDEN).flat()).map((code) => letters(code)),
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      fc.constantFrom('ż', 'z\u0307', '\u0301', '\u0344', '❤\ufe0f', '👩', '\u200d', '\n', ' ', 'Zażółć', '\u00a0'),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

describe('letters of texts from outside', () => {
  it.each(Object.entries(FORBIDDEN).flatMap(([code, all]) => all.map((one) => [`U+${one.toString(16)}`, code, one] as const)))(
    '%s is refused with its name and place',
    (_, code, one) => {
      const fault = faultOf(`ab${letters(one)}c`);
      expect(fault).toEqual({ code, letter: `U+${one.toString(16).toUpperCase().padStart(4, '0')}`, at: 3 });
    },
  );

  it.each([
    'Zażółć gęślą jaźń — „tak”, 3 × 5 ≥ 2…',
    'w\u00a0domu',
    'Ольга, Ἀθηνᾶ, 山田太郎, 김철수',
    '🎲 ❤\ufe0f ★ 👩🏽\u200d🚀 👁\ufe0f\u200d🗨\ufe0f',
    'z\u0307o\u0301l\u0301w',
    'Nguye\u0302\u0303n',
  ])('"%s" can be shown', (text) => {
    expect(faultOf(text)).toBeNull();
    expect(shown(text)).toBe(text);
  });

  it('an end of a line is fine where a text may have lines, and only there', () => {
    expect(faultOf('a\nb', { lines: true })).toBeNull();
    expect(faultOf('a\nb')).toMatchObject({ code: 'textControl', letter: 'U+000A' });
    expect(faultOf('a\r\nb', { lines: true })).toMatchObject({ letter: 'U+000D' });
  });

  it('people may be called as they are called, but not by letters that nobody sees', () => {
    expect(faultOf('עמית and سارة', { anyScript: true })).toBeNull();
    expect(faultOf('\u202eAmit', { anyScript: true })).toMatchObject({ code: 'textDirection' });
  });

  it.each([
    ['590 marks', `Brute${'\u0336'.repeat(590)}`],
    ['three marks', 'a\u0336\u0337\u0338'],
    ['a mark at the start, on what stands before', '\u0301a'],
    ['a mark at the start of a line', 'a\n\u0301b'],
  ])('refuses %s', (_, text) => {
    expect(faultOf(text, { lines: true })).toMatchObject({ code: 'textMarks' });
  });

  it('what it lets through has nothing forbidden, and is as good in NFC and after JSON', () => {
    const allowed = fc.record({ lines: fc.boolean(), anyScript: fc.boolean() });
    fc.assert(
      fc.property(anyText, allowed, (text, may: Allowed) => {
        if (faultOf(text, may) !== null) return;
        const seen = Array.from(text).filter((letter, i) => {
          if (letter === '\n') return !may.lines;
          if (['\u200d', '\ufe0e', '\ufe0f'].includes(letter)) return !isOfPicture(Array.from(text), i);
          return isForbidden(letter) && !(may.anyScript && FORBIDDEN['textRightToLeft']!.includes(letter.codePointAt(0)!));
        });
        expect(seen).toEqual([]);
        expect(text.normalize('NFC')).not.toMatch(/\p{M}{3}/u);
        expect(text).not.toMatch(/\p{Cs}/u);
        expect(faultOf(text.normalize('NFC'), may)).toBeNull();
        expect(JSON.parse(shownJson(JSON.stringify(text)))).toBe(text);
      }),
      RUNS,
    );
  });

  it('whatever is shown can be shown, and shown JSON is the same JSON', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(faultOf(shown(text), { anyScript: true })?.code ?? 'textMarks').toBe('textMarks');
        const json = shownJson(JSON.stringify({ text }));
        expect(JSON.parse(json)).toEqual({ text });
        expect(faultOf(json, { anyScript: true })?.code ?? 'textMarks').toBe('textMarks');
      }),
      RUNS,
    );
  });
});

describe('words from outside', () => {
  it.each(['textControl', 'textDirection', 'textInvisible', 'textNoLetter', 'textRightToLeft', 'textMarks'])(
    '%s is said in both languages, with the letter',
    (code) => {
      for (const lang of ['en', 'pl'] as const) {
        const said = wordsOf(lang).error(code, { path: 'mod.json: title.en', letter: 'U+202E', at: 4 });
        expect(said).toMatch(/^mod\.json: title\.en: .*U\+202E.*4/);
      }
    },
  );

  it.each(['', '  ', '\u00a0\u3000', '\n'])('%j says nothing', (text) => {
    expect(codeOf(() => readWords(new Reader(text, 'name'), 60, { lines: true }))).toBe('textEmpty');
  });

  it.each([
    ['a text', { seats: [{ name: 'a\u001b[2J' }] }, 'data.seats[0].name'],
    ['the name of a field', { 'a\u202eb': 1 }, 'data.a‹U+202E›b'],
    ['a text deep inside', { a: [[[{ b: { c: 'x\u200by' } }]]] }, 'data.a[0][0][0].b.c'],
  ])('are found in data: %s', (_, data, path) => {
    const found = (() => {
      try {
        checkWords(new Reader(data, 'data'));
      } catch (error) {
        return (error as GameError).params['path'];
      }
      return null;
    })();
    expect(found).toBe(path);
  });

  it('are not looked for where the caller says so, and anywhere else they are', () => {
    const data = { seed: '\u0000', state: { store: { m: '"\u202e"' } }, contents: { m: { 'a.js': '\u0007\n' } }, n: null };
    const ways = ['seed', 'state.store', 'contents'];
    const codeFor = (value: unknown): string => codeOf(() => checkWords(new Reader(value, 'data'), ways));
    expect(codeFor(data)).toBe('nothing was thrown');
    for (const key of ['seed', 'store', 'contents', 'state.store']) {
      expect(codeFor({ ...data, inner: { [key]: '\u0007' } })).toBe('textControl');
      expect(codeFor({ ...data, inner: [{ [key]: '\u0007' }] })).toBe('textControl');
    }
    expect(codeFor({ ...data, store: '\u0007' })).toBe('textControl');
    expect(codeFor({ ...data, 'state.store': '\u0007' })).toBe('textControl');
    expect(codeFor({ ...data, state: [{ store: '\u0007' }] })).toBe('textControl');
  });

  it('of a stranger do not spoil the error that speaks of them', () => {
    const { params, message } = new GameError('unknownId', { value: '\u001b]0;x\u0007', known: ['a\u202eb'], count: 3 });
    expect(params).toEqual({ value: '‹U+001B›]0;x‹U+0007›', known: ['a‹U+202E›b'], count: 3 });
    expect(faultOf(message)).toBeNull();
  });
});
