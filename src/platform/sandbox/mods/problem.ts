import { GameError, shown, type Params } from '../../../kernel';

/** Something that is wrong, as data: words are made from the code and the parameters. */
export interface Problem {
  readonly code: string;
  readonly params: Params;
}

/** Where it is wrong: in which mod (its folder, its zip or its id), in which of its files, and where in that file. */
export interface ProblemPlace {
  readonly mod: string;
  readonly file?: string;
  readonly place?: string;
}

/** Where it is wrong in one text, as it is put before the sentence. */
function pathOf({ mod, file = '', place = '' }: ProblemPlace): string {
  const inMod = file === '' ? mod : `${mod}/${file}`;
  return place === '' ? inMod : `${inMod}: ${place}`;
}

export function problem(code: string, spot: ProblemPlace, params: Params = {}): Problem {
  const all: Params = { ...params, ...spot, path: pathOf(spot) };
  return { code, params: Object.fromEntries(Object.entries(all).map(([key, value]) => [key, presentable(value)])) };
}

const MOST_SHOWN = 300;

/** What an author wrote, fit for one line of a message: what is odd about it must not spoil the message that says so. */
function presentable(value: Params[string]): Params[string] {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return value.map((item) => presentable(item) as string | number);
  const plain = shown(value);
  return plain.length > MOST_SHOWN ? `${plain.slice(0, MOST_SHOWN)}…` : plain;
}

export function fail(code: string, spot: ProblemPlace, params: Params = {}): never {
  throw new GameError(code, problem(code, spot, params).params);
}

/** What was thrown, as data; only what the game itself has said is wrong with a mod is a problem of the mod. */
export function problemFrom(error: unknown): Problem {
  if (!(error instanceof GameError)) throw error;
  return { code: error.code, params: error.params };
}

/** Runs `read`, whose errors name a path inside the file, and adds the mod and the file to them. */
export function within<T>(spot: ProblemPlace, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof GameError) || error.params['mod'] !== undefined) throw error;
    const { path, ...params } = error.params;
    fail(error.code, { ...spot, place: typeof path === 'string' ? path : '' }, params);
  }
}

/** The known name that comes nearest to what was written; empty where none comes near. */
export function nearestOf(given: string, known: Iterable<string>): string {
  let best = '';
  let least = Math.max(2, given.length / 2);
  for (const name of known) {
    const far = distance(given.toLowerCase().slice(0, 100), name.toLowerCase().slice(0, 100));
    if (far > least || (far === least && best !== '')) continue;
    best = name;
    least = far;
  }
  return best;
}

/** How many letters must be changed, added or left out (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
