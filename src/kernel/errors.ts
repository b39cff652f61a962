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
}

/** What a stranger wrote may stand in a sentence: what is odd about it must not spoil the message that says so. */
function showable(params: Params): Params {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, showableValue(value)]));
}

function showableValue(value: Params[string]): Params[string] {
  if (typeof value === 'string') return shown(value);
  return Array.isArray(value) ? value.map((item: string | number) => (typeof item === 'string' ? shown(item) : item)) : value;
}
