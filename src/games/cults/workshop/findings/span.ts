import { memberOf, readPath, valueAt, type ParsedCard, type Span } from '../../../../platform/workshop';

/** Problems that are about the name of a field; others are about its value. */
const OF_NAMES = ['unknownField', 'fieldNoUse', 'changeIgnores', 'effectsAndRun', 'functionWithoutText'];

/** The offset of a line and column, both from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let i = 1; i < line; i++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  return Math.min(text.length, start + Math.max(0, column - 1));
}

/** What is underlined: the field's name or value if the text has it, else the word at the place. */
export function spanOf(
  text: string,
  card: ParsedCard | null,
  finding: { line: number; column: number; path?: string; code: string },
): Span {
  const own = card === null || finding.path === undefined ? null : ofPath(card, finding.path, OF_NAMES.includes(finding.code));
  return inOneLine(text, own ?? wordAt(text, offsetOf(text, finding.line, finding.column)));
}

function ofPath(card: ParsedCard, path: string, isName: boolean): Span | null {
  const steps = readPath(path);
  const [root, key] = [card.declaration?.root, steps.at(-1)];
  if (root === undefined || key === undefined) return null;
  const [holder, value] = [valueAt(root, steps.slice(0, -1)), valueAt(root, steps)];
  const member = holder?.is === 'object' && typeof key === 'string' ? memberOf(holder, key) : undefined;
  if (member !== undefined && isName) return member.keySpan ?? { from: member.from, to: member.from + String(key).length };
  return value ?? null;
}

/** The word that begins or lies at a place; one letter where there is none. */
function wordAt(text: string, at: number): Span {
  const word = /^[\p{L}\p{N}_$]+/u.exec(text.slice(at))?.[0] ?? '';
  const from = word === '' && at >= text.length ? Math.max(0, text.length - 1) : at;
  return { from, to: Math.max(from + word.length, Math.min(text.length, from + 1)) };
}

/** Long values are underlined to the end of their first line. */
function inOneLine(text: string, { from, to }: Span): Span {
  const end = text.indexOf('\n', from);
  return { from, to: end < 0 ? to : Math.max(from, Math.min(to, end)) };
}
