import { textOf, type ModFiles } from './archive/files';
import { fail, type ProblemPlace } from './problem';

/** Deeper than this nothing in a mod is; it also keeps the check itself from running out of stack. */
const DEPTH = 40;

const SPACE = /[ \t\n\r]*/y;
const TEXT = /"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*"/uy;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Finds where a text stops being JSON, and keys that stand twice in the same object. The machine's own parser tells neither
 * on every machine, and an author needs the line.
 */
class JsonCheck {
  readonly #text: string;
  readonly #spot: ProblemPlace;
  #at = 0;

  constructor(text: string, spot: ProblemPlace) {
    this.#text = text;
    this.#spot = spot;
  }

  whole(): void {
    this.#value(0);
    if (this.#at < this.#text.length) this.#fail('jsonSyntax');
  }

  #fail(code: string, params: Readonly<Record<string, string | number>> = {}): never {
    const before = this.#text.slice(0, this.#at).split('\n');
    const [line, column] = [before.length, before.at(-1)!.length + 1];
    fail(code, { ...this.#spot, place: `${line}:${column}` }, { line, column, ...params });
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    this.#at += found?.length ?? 0;
    return found;
  }

  /** Passes one sign, if it is the next. */
  #passes(sign: string): boolean {
    this.#take(SPACE);
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    this.#take(SPACE);
    return true;
  }

  #value(depth: number): void {
    if (depth > DEPTH) this.#fail('jsonTooDeep', { max: DEPTH });
    if (this.#passes('{')) this.#object(depth);
    else if (this.#passes('[')) this.#list(depth);
    else if (this.#take(TEXT) === null && this.#take(PLAIN) === null) this.#fail('jsonSyntax');
    this.#take(SPACE);
  }

  #object(depth: number): void {
    if (this.#passes('}')) return;
    const keys = new Set<string>();
    do {
      const start = this.#at;
      const key = this.#take(TEXT);
      if (key === null) this.#fail('jsonSyntax');
      const name = JSON.parse(key) as string;
      if (keys.has(name)) {
        this.#at = start;
        this.#fail('jsonKeyTwice', { value: name.slice(0, 60) });
      }
      keys.add(name);
      if (!this.#passes(':')) this.#fail('jsonSyntax');
      this.#value(depth + 1);
    } while (this.#passes(','));
    if (!this.#passes('}')) this.#fail('jsonSyntax');
  }

  #list(depth: number): void {
    if (this.#passes(']')) return;
    do this.#value(depth + 1);
    while (this.#passes(','));
    if (!this.#passes(']')) this.#fail('jsonSyntax');
  }
}

/** Reads a JSON file of a mod; what is wrong is named with its line and column. */
export function readJson(files: ModFiles, path: string, mod: string): unknown {
  const text = textOf(files, path, mod);
  new JsonCheck(text, { mod, file: path }).whole();
  return JSON.parse(text) as unknown;
}
