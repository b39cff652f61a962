/** Plain data: all that a state, a save or a message may hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

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
