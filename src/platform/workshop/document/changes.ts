/** A half-open range of a text and what takes its place. Offsets count UTF-16 units, as acorn and editors do. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Applies changes that all speak of the text before any of them. They must not overlap. */
export function applied(text: string, changes: readonly TextChange[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, insert } of [...changes].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < at || to < from || to > text.length) throw new RangeError(`A change from ${from} to ${to} does not fit the text.`);
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}

/** The one change that makes `after` of `before`, as short as it can be; null if the texts are the same. */
export function difference(before: string, after: string): TextChange | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
