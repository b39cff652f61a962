import { placeOf, type ParsedCard, type SyntaxProblem } from './parse';
import type { Member, ObjectValue, PlainValue, SourceValue } from './tree';

/** Deeper than this nothing in a mod is; the check of a mod refuses it, too. */
const DEPTH = 40;

const SPACE = /[ \t\n\r]*/y;
const TEXT = /"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*"/uy;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Thrown where the text stops being JSON, and caught by `parseJson`. */
class NoJson extends Error {}

/** Reads JSON with the span of every value. */
class JsonReader {
  readonly #text: string;
  at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): ObjectValue {
    this.#take(SPACE);
    const from = this.at;
    if (!this.#passes('{')) throw new NoJson();
    const root = this.#object(from, 0);
    this.#take(SPACE);
    if (this.at < this.#text.length) throw new NoJson();
    return root;
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }

  /** Passes one sign, and the blanks before it, if it is the next. */
  #passes(sign: string): boolean {
    this.#take(SPACE);
    if (this.#text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  #expect(sign: string): void {
    if (!this.#passes(sign)) throw new NoJson();
  }

  #value(depth: number): SourceValue {
    this.#take(SPACE);
    const from = this.at;
    if (depth > DEPTH) throw new NoJson();
    if (this.#passes('{')) return this.#object(from, depth);
    if (this.#passes('[')) return this.#list(from, depth);
    const plain = this.#take(TEXT) ?? this.#take(PLAIN);
    if (plain === null) throw new NoJson();
    return { is: 'plain', value: JSON.parse(plain) as PlainValue['value'], from, to: this.at };
  }

  #object(from: number, depth: number): ObjectValue {
    const members: Member[] = [];
    if (!this.#passes('}')) {
      do members.push(this.#member(depth));
      while (this.#passes(','));
      this.#expect('}');
    }
    return { is: 'object', members, from, to: this.at };
  }

  #member(depth: number): Member {
    this.#take(SPACE);
    const from = this.at;
    const key = this.#take(TEXT);
    if (key === null) throw new NoJson();
    const keySpan = { from, to: this.at };
    this.#expect(':');
    const value = this.#value(depth + 1);
    return { key: JSON.parse(key) as string, keySpan, value, from, to: this.at };
  }

  #list(from: number, depth: number): SourceValue {
    const items: SourceValue[] = [];
    if (!this.#passes(']')) {
      do items.push(this.#value(depth + 1));
      while (this.#passes(','));
      this.#expect(']');
    }
    return { is: 'list', items, from, to: this.at };
  }
}

/** Reads a JSON file whose value is one object; that object stands where a script has what it declares. */
export function parseJson(text: string): ParsedCard | SyntaxProblem {
  const reader = new JsonReader(text);
  try {
    const root = reader.whole();
    const declaration = { maker: '', makerSpan: { from: root.from, to: root.from }, importSpan: null, root };
    return { syntax: 'json', text, comments: [], declaration, constants: new Map() };
  } catch (error) {
    if (!(error instanceof NoJson)) throw error;
    return { at: reader.at, ...placeOf(text, reader.at), why: 'This is not JSON.' };
  }
}
