import { Reader } from '../../kernel';

/** Letters; equals the longest line of the headless table, and no save of any game comes near it. */
const LARGEST_SAVE = 4 * 1024 * 1024;
/** Deepest nesting of a save: effects within effects within the state. */
const DEEPEST = 128;

/** Refuses values that are too large or nested too deep as JSON, so that later readers can rely on both. */
export function checkSize(value: unknown): void {
  const root = new Reader(value, 'save');
  const open: { readonly held: unknown; readonly depth: number }[] = [{ held: value, depth: 0 }];
  let size = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { held, depth } = next;
    if (depth > DEEPEST) root.fail('nestedTooDeep', { max: DEEPEST });
    size += typeof held === 'string' ? held.length + 2 : 2;
    if (typeof held === 'object' && held !== null) {
      for (const key of Object.keys(held)) {
        if (!Array.isArray(held)) size += key.length + 3;
        open.push({ held: (held as Record<string, unknown>)[key], depth: depth + 1 });
      }
    }
    if (size > LARGEST_SAVE) root.fail('saveTooBig', { max: LARGEST_SAVE });
  }
}
