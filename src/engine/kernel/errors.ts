/** What can go into an error's sentence: words are made outside the engine, from the code and these. */
export type Params = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** An error of the game: a code, the parameters of its sentence and, where a rule speaks, its number. */
export class GameError extends Error {
  readonly code: string;
  readonly params: Params;
  readonly rule: string | undefined;

  constructor(code: string, params: Params = {}, rule?: string) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = 'GameError';
    this.code = code;
    this.params = params;
    this.rule = rule;
  }
}
