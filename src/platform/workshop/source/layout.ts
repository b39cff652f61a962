import type { ParsedCard } from './parse';
import type { SourceValue, Span } from './tree';

/** How the elements of an object or list lie in the text: commas, lines, comments. */

export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** The blanks with which the line of a place begins. */
export const indentOf = (text: string, at: number): string => /^[ \t]*/.exec(text.slice(lineStart(text, at)))![0];

export const columnOf = (text: string, at: number): number => at - lineStart(text, at);

const isBlank = (text: string, from: number, to: number): boolean => /^[ \t]*$/.test(text.slice(from, to));

/** Whether nothing but blanks stands before a place on its line. */
export const beginsLine = (text: string, at: number): boolean => isBlank(text, lineStart(text, at), at);

/** The end of the line of a place, before its line end. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' && end - 1 >= at ? end - 1 : end;
}

/** The comment that begins at a place. */
const commentAt = ({ comments }: ParsedCard, at: number): Span | undefined => comments.find(({ from }) => from === at);

/** The first place from here on that is neither blank nor in a comment. */
export function skipped(card: ParsedCard, from: number): number {
  let at = from;
  while (at < card.text.length) {
    const comment = commentAt(card, at);
    if (comment !== undefined) at = comment.to;
    else if (/\s/.test(card.text[at]!)) at++;
    else break;
  }
  return at;
}

/** The place of the comma after an element; null if there is none. */
export function commaAfter(card: ParsedCard, element: Span): number | null {
  const at = skipped(card, element.to);
  return card.text[at] === ',' ? at : null;
}

/** The end of what belongs to an element on its line: a comment behind it, if the line ends there. */
export function tailEnd(card: ParsedCard, from: number): number {
  let at = from;
  for (;;) {
    while (/[ \t]/.test(card.text[at] ?? '')) at++;
    const comment = commentAt(card, at);
    if (comment === undefined) break;
    at = comment.to;
  }
  return at === lineEnd(card.text, at) ? at : from;
}

export const hasComments = ({ comments }: ParsedCard, { from, to }: Span): boolean =>
  comments.some((comment) => comment.from >= from && comment.to <= to);

/** The elements of an object or list. */
export function elementsOf(holder: SourceValue): readonly Span[] {
  if (holder.is === 'object') return holder.members;
  return holder.is === 'list' ? holder.items : [];
}

/** Whether the first element has a line of its own. */
export function isSpreadOut({ text }: ParsedCard, holder: SourceValue): boolean {
  const [first] = elementsOf(holder);
  return first !== undefined && text.slice(holder.from, first.from).includes('\n');
}
