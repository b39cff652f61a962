/** Plain data: all that a state, a save or a message may hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Whether a value is an object with named fields, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many bytes a text takes in a file. */
export function utf8Size(text: string): number {
  let size = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    size += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return size;
}

/** The one text of a value: keys sorted, so that equal data has equal text however it was built. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const held = (value as Record<string, unknown>)[key];
    if (held !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(held)}`);
  }
  return `{${parts.join(',')}}`;
}

/**
 * Returns whether lists and objects are nested deeper than `levels`. Recursive code asks this first, before it overflows the
 * stack.
 */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const held of level)
      if (typeof held === 'object' && held !== null) for (const one of Object.values(held)) next.push(one);
    if (next.length > 0 && depth >= levels) return true;
    level = next;
  }
  return false;
}
