import type { TextChange } from '../document/changes';
import { columnOf, commaAfter, elementsOf, hasComments, indentOf, isSpreadOut, lineStart, skipped, tailEnd } from './layout';
import type { ParsedCard } from './parse';
import { commaBehind, LINE_WIDTH, styleOf, type Style } from './print';
import type { ListValue, ObjectValue, Span } from './tree';

/** Prints the new element, given the indentation of its line and its column. */
export type Print = (indent: string, column: number) => string;

interface Ground {
  readonly card: ParsedCard;
  readonly holder: ObjectValue | ListValue;
  readonly style: Style;
  readonly print: Print;
}

const insertAt = (at: number, insert: string): TextChange => ({ from: at, to: at, insert });

/** Puts a new element among those of an object or list: it becomes the one with this index. */
export function insertElement(
  card: ParsedCard,
  holder: ObjectValue | ListValue,
  index: number,
  print: Print,
): readonly TextChange[] {
  const ground: Ground = { card, holder, style: styleOf(card), print };
  const elements = elementsOf(holder);
  if (elements.length === 0) return intoEmpty(ground);
  if (!isSpreadOut(card, holder) && wouldBeLong(ground)) return spreadOut(ground, index);
  return index === 0 ? atFront(ground) : after(ground, elements[index - 1]!, index === elements.length);
}

function intoEmpty({ card, holder, style, print }: Ground): TextChange[] {
  const { text } = card;
  const [open, close] = [holder.from + 1, holder.to - 1];
  const indent = indentOf(text, holder.from);
  if (hasComments(card, holder)) {
    const inner = indent + style.indent;
    return [insertAt(open, `${style.lineEnd}${inner}${print(inner, inner.length)},`)];
  }
  const pad = holder.is === 'object' ? ' ' : '';
  const short = print(indent, columnOf(text, open) + pad.length);
  const isShort = !short.includes('\n') && columnOf(text, open) + short.length + 2 <= LINE_WIDTH;
  if (isShort) return [{ from: open, to: close, insert: pad + short + pad }];
  const inner = indent + style.indent;
  const line = `${style.lineEnd}${inner}${print(inner, inner.length)}${commaBehind(style, true)}${style.lineEnd}${indent}`;
  return [{ from: open, to: close, insert: line }];
}

/** Whether a list of objects on one line would become hard to read with one more. */
function wouldBeLong({ card, holder, print }: Ground): boolean {
  if (hasComments(card, holder) || card.text.slice(holder.from, holder.to).includes('\n')) return false;
  const end = columnOf(card.text, holder.to);
  return end + print('', 0).length + 2 > LINE_WIDTH;
}

/** Gives every element a line of its own; only blanks and commas between them change. */
function spreadOut({ card, holder, style, print }: Ground, index: number): TextChange[] {
  const { text } = card;
  const elements = elementsOf(holder);
  const indent = indentOf(text, holder.from);
  const inner = indent + style.indent;
  const lines = elements.map(({ from, to }) => text.slice(from, to));
  lines.splice(index, 0, print(inner, inner.length));
  const body = lines.map((line, i) => `${style.lineEnd}${inner}${line}${commaBehind(style, i === lines.length - 1)}`).join('');
  return [{ from: holder.from + 1, to: holder.to - 1, insert: `${body}${style.lineEnd}${indent}` }];
}

function atFront({ card, holder, style, print }: Ground): TextChange[] {
  const { text } = card;
  const [first] = elementsOf(holder);
  if (!isSpreadOut(card, holder))
    return [insertAt(first!.from, `${print(indentOf(text, first!.from), columnOf(text, first!.from))}, `)];
  const inner = indentOf(text, first!.from);
  return [insertAt(holder.from + 1, `${style.lineEnd}${inner}${print(inner, inner.length)},`)];
}

function after(ground: Ground, before: Span, isLast: boolean): TextChange[] {
  const { card, holder, style, print } = ground;
  const { text } = card;
  const comma = commaAfter(card, before);
  const behind = comma === null ? before.to : comma + 1;
  const isOnOneLine = !isSpreadOut(card, holder) || sharesLine(card, behind, isLast);
  if (isOnOneLine) {
    const column = columnOf(text, behind) + 2;
    const value = print(indentOf(text, before.from), column);
    return [insertAt(behind, comma === null ? `, ${value}` : ` ${value},`)];
  }
  const inner = indentOf(text, elementsOf(holder)[0]!.from);
  const line = `${style.lineEnd}${inner}${print(inner, inner.length)}`;
  const end = tailEnd(card, behind);
  if (comma !== null) return [insertAt(end, `${line},`)];
  return end === before.to ? [insertAt(end, `,${line}`)] : [insertAt(before.to, ','), insertAt(end, line)];
}

/** Whether the next element begins on the line on which this one ends. */
function sharesLine(card: ParsedCard, behind: number, isLast: boolean): boolean {
  if (isLast) return false;
  const next = skipped(card, behind);
  return lineStart(card.text, next) <= behind;
}
