/**
 * Finds places in scripts and manifests without a parser: a mask blanks out comments and strings, so that the remaining brackets
 * match. (The parser belongs to the sandbox, which has accepted these files already.)
 */

const OPENING = '([{';
const CLOSING = ')]}';

class Mask {
  readonly #source: string;
  #at = 0;
  #out = '';
  #depth = 0;
  /** Brace depths at which an interpolation `${…}` ends. */
  readonly #templates: number[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  whole(): string {
    while (this.#at < this.#source.length) this.#step();
    return this.#out;
  }

  #hide(until: number): void {
    this.#out += this.#source.slice(this.#at, until).replace(/[^\n]/g, ' ');
    this.#at = until;
  }

  #keep(count: number): void {
    this.#out += this.#source.slice(this.#at, this.#at + count);
    this.#at += count;
  }

  #step(): void {
    const source = this.#source;
    const sign = source[this.#at]!;
    const two = source.slice(this.#at, this.#at + 2);
    if (two === '//') this.#hide(endOf(source, '\n', this.#at));
    else if (two === '/*') this.#hide(Math.min(source.length, endOf(source, '*/', this.#at + 2) + 2));
    else if (sign === '"' || sign === "'") this.#text(sign);
    else if (sign === '`') this.#template();
    else if (sign === '}' && this.#templates.at(-1) === this.#depth) {
      this.#templates.pop();
      this.#depth--;
      this.#template();
    } else {
      if (sign === '{') this.#depth++;
      if (sign === '}') this.#depth--;
      this.#keep(1);
    }
  }

  #text(quote: string): void {
    this.#keep(1);
    this.#hide(endOfText(this.#source, this.#at, quote));
    this.#keep(1);
  }

  /** Reads from a backtick or the end of an interpolation to the next of either. */
  #template(): void {
    this.#keep(1);
    this.#hide(endOfTemplate(this.#source, this.#at));
    if (this.#source[this.#at] === '`') this.#keep(1);
    else if (this.#at < this.#source.length) {
      this.#keep(2);
      this.#templates.push(++this.#depth);
    }
  }
}

/** The same text with comments and string contents blanked; offsets stay the same. */
export const mask = (source: string): string => new Mask(source).whole();

function endOf(source: string, what: string, from: number): number {
  const at = source.indexOf(what, from);
  return at < 0 ? source.length : at;
}

function endOfText(source: string, from: number, quote: string): number {
  let at = from;
  while (at < source.length && source[at] !== quote && source[at] !== '\n') at += source[at] === '\\' ? 2 : 1;
  return Math.min(at, source.length);
}

/** The offset of the closing backtick or of the next `${`. */
function endOfTemplate(source: string, from: number): number {
  let at = from;
  while (at < source.length && source[at] !== '`' && !source.startsWith('${', at)) at += source[at] === '\\' ? 2 : 1;
  return Math.min(at, source.length);
}

/** The offset of the bracket that closes the one at `open`, or the end of the text. */
export function closing(masked: string, open: number): number {
  let depth = 0;
  for (let at = open; at < masked.length; at++) {
    if (OPENING.includes(masked[at]!)) depth++;
    if (CLOSING.includes(masked[at]!) && --depth === 0) return at;
  }
  return masked.length;
}

/** The first offset from here on that is not blank. */
export function skip(masked: string, from: number): number {
  let at = from;
  while (at < masked.length && /\s/.test(masked[at]!)) at++;
  return at;
}

/** Where an element of an object or list begins, and where its value begins. */
interface Part {
  readonly key: string;
  readonly start: number;
  readonly value: number;
}

/** The elements of the object or list that opens at an offset. */
function parts(source: string, masked: string, open: number): Part[] {
  const end = closing(masked, open);
  const found: Part[] = [];
  const isList = masked[open] === '[';
  for (let at = skip(masked, open + 1); at < end; ) {
    found.push(isList ? { key: String(found.length), start: at, value: at } : member(source, masked, at));
    at = skip(masked, nextComma(masked, at, end) + 1);
  }
  return found;
}

function nextComma(masked: string, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    if (OPENING.includes(masked[at]!)) at = closing(masked, at);
    else if (masked[at] === ',') return at;
  }
  return end;
}

function member(source: string, masked: string, start: number): Part {
  const quote = masked[start]!;
  const isQuoted = quote === '"' || quote === "'";
  const length = isQuoted
    ? masked.indexOf(quote, start + 1) + 1 - start
    : (/^[\w$]*/.exec(masked.slice(start, start + 200))?.[0].length ?? 0);
  const key = isQuoted ? source.slice(start + 1, start + length - 1) : source.slice(start, start + length);
  const colon = skip(masked, start + length);
  // For methods and shorthand properties the value starts at the key.
  return { key, start, value: masked[colon] === ':' ? skip(masked, colon + 1) : start };
}

/** Where a script's declaration or a JSON document begins. */
function rootOf(masked: string): number {
  const exported = /\bexport\s+default\b/.exec(masked);
  return masked.indexOf('{', exported?.index ?? 0);
}

/** The offset of a path such as `abilities[0].effects[1].do`, or of its nearest parent that the text contains. */
export function placeOfPath(source: string, path: string): number {
  const masked = mask(source);
  const root = rootOf(masked);
  if (root < 0) return 0;
  let [start, value] = [root, root];
  for (const key of path.match(/[^.[\]]+/g) ?? []) {
    if (masked[value] !== '{' && masked[value] !== '[') break;
    const part = parts(source, masked, value).find((one) => one.key === key);
    if (part === undefined) break;
    start = part.start;
    value = part.value;
  }
  return start;
}
