import type { TextChange } from '../document/changes';
import { beginsLine, commaAfter, elementsOf, hasComments, lineEnd, lineStart } from './layout';
import type { ParsedCard } from './parse';
import type { ListValue, ObjectValue, Span } from './tree';

const cut = (from: number, to: number): TextChange => ({ from, to, insert: '' });

/** Takes an element out of an object or list, with its comma; comments beside it stay. */
export function removeElement(card: ParsedCard, holder: ObjectValue | ListValue, index: number): readonly TextChange[] {
  const elements = elementsOf(holder);
  const element = elements[index]!;
  if (elements.length === 1) return removeOnly(card, holder, element);
  const comma = commaAfter(card, element);
  if (comma !== null) return cutWithComma(card, element, comma);
  const commaBefore = commaAfter(card, elements[index - 1]!)!;
  const [from, to] = wholeLines(card, element.from, element.to);
  return [cut(commaBefore, commaBefore + 1), cut(Math.max(from, commaBefore + 1), to)];
}

/** The empty brackets are closed, unless a comment stands between them. */
function removeOnly(card: ParsedCard, holder: Span, element: Span): TextChange[] {
  const around = [
    { from: holder.from, to: element.from },
    { from: element.to, to: holder.to },
  ];
  if (!around.some((span) => hasComments(card, span))) return [cut(holder.from + 1, holder.to - 1)];
  const comma = commaAfter(card, element);
  return comma === null ? [cut(...wholeLines(card, element.from, element.to))] : cutWithComma(card, element, comma);
}

function cutWithComma(card: ParsedCard, element: Span, comma: number): TextChange[] {
  if (!hasComments(card, { from: element.to, to: comma })) {
    const [from, to] = wholeLines(card, element.from, comma + 1);
    return [cut(from, to)];
  }
  return [cut(element.from, element.to), cut(comma, comma + 1)];
}

/** A range that fills its lines goes with its line end; else one blank behind it, or before it, goes too. */
function wholeLines({ text }: ParsedCard, from: number, to: number): [from: number, to: number] {
  const end = lineEnd(text, to);
  const isAlone = beginsLine(text, from) && /^[ \t]*$/.test(text.slice(to, end));
  if (isAlone && lineStart(text, from) > 0) {
    const start = lineStart(text, from) - 1;
    return [text[start - 1] === '\r' ? start - 1 : start, end];
  }
  let [start, stop] = [from, to];
  if (/[ \t]/.test(text[to] ?? '')) while (/[ \t]/.test(text[stop] ?? '')) stop++;
  else while (!beginsLine(text, start) && /[ \t]/.test(text[start - 1]!)) start--;
  return [start, stop];
}
