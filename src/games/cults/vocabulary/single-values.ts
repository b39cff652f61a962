import { nearestOf, readWords, type Reader } from '../../../kernel';
import type { FieldShape, TextOf } from '../contract/language';

/** Checks of single values, each without looking at anything around it. */

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const COLOUR = /^#[0-9a-f]{3}([0-9a-f]{3})?$/i;

const TEXTS: Readonly<Record<TextOf, (reader: Reader, most: number) => void>> = {
  card: (reader, most) => void reader.text(most),
  cult: (reader, most) => void reader.text(most),
  setting: (reader, most) => void reader.text(most),
  name: (reader, most) => void readWords(reader, most),
  path: (reader, most) => void readWords(reader, most),
  sign: (reader, most) => void readWords(reader, most),
  id(reader, most) {
    if (!ID.test(reader.text(most))) reader.fail('badId', { value: reader.text(most) });
  },
  colour(reader, most) {
    if (!COLOUR.test(reader.text(most))) reader.fail('badColour', { value: reader.text(most) });
  },
};

export const checkText = (reader: Reader, { of, most }: Extract<FieldShape, { is: 'text' }>): void => TEXTS[of](reader, most);

export function checkYes(reader: Reader): void {
  if (reader.value !== true) reader.fail('onlyTrue');
}

/** Reads one of these words; the error names the nearest of them, if one is near. */
export function checkWord(reader: Reader, words: readonly string[], code = 'unknownWord'): string {
  const { value } = reader;
  if (typeof value === 'string' && words.includes(value)) return value;
  const nearest = typeof value === 'string' ? nearestOf(value, words) : '';
  return reader.fail(code, {
    value: String(JSON.stringify(value)).slice(0, 60),
    known: words,
    ...(nearest === '' ? {} : { nearest }),
  });
}

export function checkSettingValue(reader: Reader): void {
  if (!['boolean', 'string', 'number'].includes(typeof reader.value)) reader.fail('badSettingValue');
}

/** A name or a choice stands in one line; what a card says may have several. */
export function checkSaid(reader: Reader, lines: boolean): void {
  reader.only(['en', 'pl']);
  const given = ['en', 'pl'].filter((lang) => reader.field(lang).given);
  if (given.length === 0) reader.fail('textMissing');
  for (const lang of given) readWords(reader.field(lang), 600, lines ? { lines } : {});
}

const ICONS = ['attack', 'power', 'terror'] as const;
const MOST_ICONS = 6;

/** `'AAP'` or `{ attack: 2, power: 1 }`. */
export function iconsOf(reader: Reader): Readonly<Partial<Record<(typeof ICONS)[number], number>>> {
  if (!reader.given) return {};
  if (typeof reader.value !== 'string') {
    reader.only(ICONS);
    const given = ICONS.filter((name) => reader.field(name).given);
    return Object.fromEntries(given.map((name) => [name, reader.field(name).integer(0, MOST_ICONS)]));
  }
  const letters = reader.text(12).replace(/\s/g, '');
  if (!/^[APT]*$/.test(letters)) reader.fail('badIcons', { value: letters });
  const count = (letter: string): number => letters.split(letter).length - 1;
  const counts = [
    ['attack', count('A')],
    ['power', count('P')],
    ['terror', count('T')],
  ] as const;
  return Object.fromEntries(counts.filter(([, n]) => n !== 0));
}

/** Lists and objects in one declaration. Frames of the flow and saves carry whole lists of effects: they must stay small. */
const MOST_PARTS = 3000;

export function checkSize(reader: Reader): void {
  let parts = 0;
  const waiting: unknown[] = [reader.value];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part !== 'object' || part === null) continue;
    if (++parts > MOST_PARTS) reader.fail('declarationTooBig', { max: MOST_PARTS });
    waiting.push(...Object.values(part));
  }
}
