import { GameError, plainErrors, shown, withParams, type Params } from '../../../kernel';

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
export function problemsFrom(error: unknown): readonly Problem[] {
  if (!(error instanceof GameError)) throw error;
  return plainErrors(error);
}

/** Runs `read`, whose errors name a path inside the file, and adds the mod and the file to them. */
export function within<T>(spot: ProblemPlace, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    throw withParams(error, (given, code) => {
      if (given['mod'] !== undefined) return given;
      const { path, ...params } = given;
      return problem(code, { ...spot, place: typeof path === 'string' ? path : '' }, params).params;
    });
  }
}
