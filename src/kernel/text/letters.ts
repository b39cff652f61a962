/**
 * Letters that a text from outside may not have: those that drive a terminal, turn the direction of writing, are not to be seen,
 * or stand for nothing. Unicode's own properties say which they are, so a letter that is new in Unicode is also known here.
 */

/** What is wrong with a text, where (counted in letters from 1) and by which letter. */
export interface TextFault {
  readonly code: 'textControl' | 'textDirection' | 'textInvisible' | 'textNoLetter' | 'textRightToLeft' | 'textMarks';
  /** As people look it up: U+202E. */
  readonly letter: string;
  readonly at: number;
}

/** What a text may have beyond one line of letters that are written from left to right. */
export interface Allowed {
  /** Ends of lines. */
  readonly lines?: boolean;
  /** Letters of every script: in the names of people. */
  readonly anyScript?: boolean;
}

/** More marks than this over and under one letter reach into the lines around it. */
const MOST_MARKS = 2;

/**
 * Letters that are drawn as empty space, although Unicode does not class them as invisible: the blank Braille pattern, the object
 * replacement character, the musical null notehead and the blank and half-blank Egyptian hieroglyphs.
 */
const BLANK = '\\u2800\\ufffc\\u{1d159}\\u{13441}\\u{13442}';
/** A pictograph may be asked to be coloured or plain, and two may be joined to one: people have such names. */
const PICTURE = '\\p{Extended_Pictographic}';
const NOT_OF_PICTURE = `(?<!${PICTURE}[\\ufe0e\\ufe0f])(?<!${PICTURE}[\\ufe0f\\p{EMod}]?\\u200d(?=${PICTURE}))`;

const UNFIT = new RegExp(`[\\p{C}\\p{Zl}\\p{Zp}\\p{DI}${BLANK}]${NOT_OF_PICTURE}`, 'gu');

/**
 * Faults of letters; the first pattern that matches names the fault. A letter that none of them matches is unassigned or private.
 */
const KINDS: readonly (readonly [code: TextFault['code'], pattern: RegExp])[] = [
  ['textControl', /[\p{Cc}\p{Zl}\p{Zp}]/u],
  ['textDirection', /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u],
  ['textInvisible', new RegExp(`[\\p{Cf}\\p{DI}${BLANK}]`, 'u')],
];

/** Scripts that are written from right to left turn signs and numbers beside them round. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** At the start of a line a mark would stand on what is written before it. */
const TOO_MANY_MARKS = new RegExp(`^\\p{M}|(?<=\\p{M}{${MOST_MARKS}})\\p{M}`, 'mu');

/** Most texts are like this: Latin letters as they are typed, and the signs between them. */
const PLAIN = /^[ -~\u00a0-\u00ac\u00ae-\u017f\u2010-\u2027]*$/;
const PLAIN_LINES = /^[\n -~\u00a0-\u00ac\u00ae-\u017f\u2010-\u2027]*$/;

/** How a letter is named: U+202E. */
const nameOf = (letter: string): string => `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

const kindOf = (letter: string): TextFault['code'] => KINDS.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'textNoLetter';

/** The first thing that is wrong with a text; null where it can be shown anywhere. */
export function faultOf(text: string, { lines = false, anyScript = false }: Allowed = {}): TextFault | null {
  if ((lines ? PLAIN_LINES : PLAIN).test(text)) return null;
  for (const { 0: letter, index } of text.matchAll(UNFIT)) {
    if (!lines || letter !== '\n') return fault(kindOf(letter), letter, text, index);
  }
  const turned = anyScript ? null : RIGHT_TO_LEFT.exec(text);
  if (turned !== null) return fault('textRightToLeft', turned[0], text, turned.index);
  // Counted where letters and marks are put together as far as they can be, so that equal texts are judged alike.
  const whole = text.normalize('NFC');
  const marks = TOO_MANY_MARKS.exec(whole);
  return marks === null ? null : fault('textMarks', marks[0], whole, marks.index);
}

const fault = (code: TextFault['code'], letter: string, text: string, index: number): TextFault => ({
  code,
  letter: nameOf(letter),
  at: Array.from(text.slice(0, index)).length + 1,
});

const MARKS_ABOVE_MEASURE = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/** Makes any text safe to show: a letter that no text may have is replaced by its name. */
export function shown(text: string, { lines = false }: Allowed = {}): string {
  return text
    .replace(UNFIT, (letter) => (lines && letter === '\n' ? letter : `‹${nameOf(letter)}›`))
    .replace(MARKS_ABOVE_MEASURE, '$1');
}

/** A JSON text in which such letters are escaped: the same JSON. */
export function shownJson(json: string): string {
  return json.replace(UNFIT, (letter) =>
    letter === '\n' ? letter : Array.from({ length: letter.length }, (_, i) => escaped(letter.charCodeAt(i))).join(''),
  );
}

const escaped = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
