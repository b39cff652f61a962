import type { TextChange } from '../document/changes';
import type { Span } from './tree';

/** The comment at the top of a card file, which says what is printed on the card. */
export interface Heading extends Span {
  readonly words: string;
}

/** Lines of a renewed comment are at most this long. */
const LINE = 120;

/** `// @ts-check` may stand before it; only whole lines of comment belong to it. */
const HEADING = /^(?:\/\/ ?@ts-check[^\n]*\r?\n)?((?:\/\/[^\n]*(?:\r?\n|$))+)/;

/** Null if the file does not begin with a comment. */
export function headingOf(text: string): Heading | null {
  const found = HEADING.exec(text);
  const lines = found?.[1]?.trimEnd();
  if (found === null || lines === undefined || /^\/\/ ?@ts-check/.test(lines)) return null;
  const from = found[0].length - found[1]!.length;
  const words = lines
    .split(/\r?\n/)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join(' ');
  return { from, to: from + lines.length, words };
}

/** Words without what is set differently in a file and on a card: spaces, capitals, signs. */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether the comment begins with one of these texts; authors may say more behind it. */
export const saysOneOf = ({ words }: Heading, texts: readonly string[]): boolean =>
  texts.some((text) => `${plain(words)} `.startsWith(`${plain(text)} `));

/** Puts other words in the place of the comment, in lines of a readable length. */
export function renewedHeading(text: string, words: string): TextChange | null {
  const heading = headingOf(text);
  if (heading === null) return null;
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`// ${word}`);
  }
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return { from: heading.from, to: heading.to, insert: lines.join(end) };
}
