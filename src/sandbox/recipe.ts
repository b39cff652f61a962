/** How a script is made ready for the guest, as data: what is written into its text instead of what, in order, and what it imports. */
export interface Recipe {
  readonly inserts: readonly (readonly [at: number, end: number, text: string])[];
  /** Paths of the modules it imports. */
  readonly imports: readonly string[];
}

/** A script made ready for the guest: linked, fuelled, and with the way back to its own columns. */
export interface Prepared {
  /** The body of a function of `$$import` and `$$export`. */
  readonly code: string;
  readonly imports: readonly string[];
  /** The column that the author sees for a column of the code. */
  column(line: number, column: number): number;
}

export type Prepare = (source: string, file: string) => Prepared;

export function prepared(source: string, { inserts, imports }: Recipe): Prepared {
  return { code: splice(source, inserts), imports, column: (line, column) => ownColumn(source, inserts, line, column) };
}

function splice(source: string, inserts: Recipe['inserts']): string {
  const parts: string[] = [];
  let done = 0;
  for (const [at, end, text] of inserts) {
    parts.push(source.slice(done, at), text);
    done = end;
  }
  return parts.join('') + source.slice(done);
}

function ownColumn(source: string, inserts: Recipe['inserts'], line: number, column: number): number {
  const start =
    source
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  let shift = 0;
  for (const [at, end, text] of inserts) {
    if (at < start || at - start + shift >= column) continue;
    shift += text.length - (end - at);
  }
  return Math.max(1, column - shift);
}

/** Scripts that were checked when the game was built, by their whole text. */
const checked = new Map<string, Recipe>();

export function addChecked(source: string, recipe: Recipe): void {
  checked.set(source, recipe);
}

/** What prepares these scripts. The parser is large: it is fetched only for texts that were not checked before. */
export async function preparerFor(sources: Iterable<string>): Promise<Prepare> {
  const isKnown = [...sources].every((source) => checked.has(source));
  if (!isKnown) return (await import('./source')).prepare;
  return (source) => prepared(source, checked.get(source)!);
}
