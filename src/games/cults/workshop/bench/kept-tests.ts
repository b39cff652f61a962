import { isRecord } from '../../../../kernel';
import type { CardTest } from '../../bench/test-file';

type Doc = Readonly<Record<string, unknown>>;

/** The tests of a file, a single one or a list; null if its text is neither. */
function testsIn(text: string): readonly Doc[] | null {
  try {
    const value: unknown = JSON.parse(text);
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.every(isRecord) ? list : null;
  } catch {
    return null;
  }
}

/** `name`, or with a number where it is taken. */
function freeName(name: string, taken: ReadonlySet<unknown>): string {
  for (let number = 1; ; number++) {
    const next = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(next)) return next;
  }
}

/** A test with its place among the files of a mod. */
export interface KeptTest {
  readonly path: string;
  readonly text: string;
}

/**
 * Adds a test to the file of a card, after those that were kept before. A file that is being mended stays as it is: the test goes into
 * another one.
 *
 * @param read returns the text of a file, or null if there is none.
 */
export function keptTest(card: string, test: CardTest, read: (path: string) => string | null): KeptTest {
  // House rules are called after their file.
  const own = card
    .slice(card.indexOf(':') + 1)
    .replace(/^.*\//, '')
    .replace(/\.js$/, '');
  for (let number = 1; ; number++) {
    const path = `tests/${own}${number === 1 ? '' : `-${number}`}.json`;
    const before = read(path);
    const tests = before === null ? [] : testsIn(before);
    if (tests === null) continue;
    const name = freeName(test.name, new Set(tests.map((one) => one['name'])));
    return { path, text: `${JSON.stringify([...tests, { ...test, name }], null, 2)}\n` };
  }
}
