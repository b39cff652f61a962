import { shown } from './text/letters';

/** What can go into an error's sentence: words are made outside the engine, from the code and these. */
export type Params = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** An error of the game: a code, the parameters of its sentence and, where a rule speaks, its number. */
export class GameError extends Error {
  readonly code: string;
  readonly params: Params;
  readonly rule: string | undefined;

  constructor(code: string, given: Params = {}, rule?: string) {
    const params = showable(given);
    super(`${code} ${JSON.stringify(params)}`);
    this.name = 'GameError';
    this.code = code;
    this.params = params;
    this.rule = rule;
  }

  /** Itself, or each of several. */
  get all(): readonly GameError[] {
    return [this];
  }
}

/** Several errors at once, for an author who mends all of them. Where one is expected it is the first. */
class SeveralErrors extends GameError {
  readonly #all: readonly GameError[];

  constructor(all: readonly [GameError, ...GameError[]]) {
    super(all[0].code, all[0].params, all[0].rule);
    this.#all = all;
  }

  override get all(): readonly GameError[] {
    return this.#all;
  }
}

/** One error that carries all of these. */
export function severalErrors(errors: readonly GameError[]): GameError {
  const [first, ...more] = errors;
  if (first === undefined) return new GameError('internal', { what: 'no error' });
  return more.length === 0 ? first : new SeveralErrors([first, ...more]);
}

/** An error as it crosses a port or goes into a file, where classes are lost. */
export interface PlainError {
  readonly code: string;
  readonly params: Params;
}

/** Everything that an error carries, as plain data; `errorOf` makes the error of it again. */
export const plainErrors = (error: GameError): readonly PlainError[] => error.all.map(({ code, params }) => ({ code, params }));
export const errorOf = (plain: readonly PlainError[]): GameError =>
  severalErrors(plain.map(({ code, params }) => new GameError(code, params)));

/** The same errors, each with its parameters changed. */
export const withParams = (error: GameError, change: (params: Params, code: string) => Params): GameError =>
  severalErrors(error.all.map(({ code, params, rule }) => new GameError(code, change(params, code), rule)));

/** What a stranger wrote may stand in a sentence: what is odd about it must not spoil the message that says so. */
function showable(params: Params): Params {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, showableValue(value)]));
}

function showableValue(value: Params[string]): Params[string] {
  if (typeof value === 'string') return shown(value);
  return Array.isArray(value) ? value.map((item: string | number) => (typeof item === 'string' ? shown(item) : item)) : value;
}
