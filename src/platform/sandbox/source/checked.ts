import type { SourceCheck, CheckedSource } from './check';

/** Scripts that were checked when the game was built, by their whole text. */
const known = new Map<string, CheckedSource>();

export function addChecked(source: string, checked: CheckedSource): void {
  known.set(source, checked);
}

/** What checks these scripts. The parser is large: it is fetched only for texts that were not checked before. */
export async function checkFor(sources: Iterable<string>): Promise<SourceCheck> {
  const isKnown = [...sources].every((source) => known.has(source));
  if (!isKnown) return (await import('./source')).checkSource;
  return (source) => known.get(source)!;
}

/** The first place of an error's stack that lies in the mod's own files, as its author's editor counts. */
export function authorsPlace(
  stack: string,
  sources: ReadonlyMap<string, string>,
): { file: string; line: number; column: number } | null {
  for (const [, file, line, column] of stack.matchAll(/\(?([^\s()]+):(\d+):(\d+)\)?/g)) {
    const source = sources.get(file!);
    if (source === undefined) continue;
    return { file: file!, line: Number(line), column: editorsColumn(source.split('\n')[Number(line) - 1] ?? '', Number(column)) };
  }
  return null;
}

/** QuickJS counts letters (code points), an editor the units of UTF-16 that they take. */
function editorsColumn(line: string, letters: number): number {
  let column = 1;
  let left = letters - 1;
  for (const letter of line) {
    if (left <= 0) break;
    column += letter.length;
    left--;
  }
  return column + left;
}
