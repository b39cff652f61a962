import type { Path, Span } from './tree';

/**
 * What stands around a place of a text that is being written: it need not be valid JavaScript, since people ask for help in the
 * middle of a word.
 */
export interface SourceContext {
  /** The maker of the declaration, as far as the text has come. */
  readonly maker: string;
  /** `key`: a member's name is written here; `value`: a value; `code`: inside a function; `outside`: not in the declaration. */
  readonly in: 'key' | 'value' | 'code' | 'outside';
  /** The holders from the declaration inwards, the last one around the place. */
  readonly holders: readonly Holder[];
  /** The path of the value, or of the holder where a key is written. */
  readonly path: Path;
  /** The word at the place, without quotes; empty if there is none. */
  readonly word: Span & { readonly text: string; readonly quote: string };
  /** In code: the name before the point, as `game` in `game.dra`. */
  readonly object: string;
}

/** An object or list around a place, with the plain members that it is known to have. */
export interface Holder {
  readonly is: 'object' | 'list';
  /** The step that leads to it from its own holder. */
  readonly step: string | number | null;
  readonly known: ReadonlyMap<string, string>;
}

interface Frame {
  readonly is: 'object' | 'list' | 'code' | 'round';
  readonly step: string | number | null;
  readonly known: Map<string, string>;
  /** The key whose value is being written; null before the colon. */
  key: string | null;
  /** The last name that could be a key. */
  name: string | null;
  index: number;
}

interface Token extends Span {
  readonly text: string;
  readonly is: 'word' | 'text' | 'sign' | 'comment';
}

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|`(?:\\.|[^`\\])*`?|[\p{L}\p{N}_$]+|=>|\S/gu;

function* tokensOf(text: string): Iterable<Token> {
  for (const { index, 0: found } of text.matchAll(TOKEN)) {
    const is = /^\/[/*]/.test(found)
      ? 'comment'
      : /^['"`]/.test(found)
        ? 'text'
        : /^[\p{L}\p{N}_$]/u.test(found)
          ? 'word'
          : 'sign';
    yield { text: found, is, from: index, to: index + found.length };
  }
}

const NO_WORD = (at: number): SourceContext['word'] => ({ from: at, to: at, text: '', quote: '' });
const unquoted = (text: string): string => text.replace(/^['"`]|['"`]$/g, '');

/** Goes through the text once: members behind the place are known, too. */
class Reader {
  readonly #text: string;
  readonly #at: number;
  readonly #frames: Frame[] = [];
  #before: Token[] = [];
  maker = '';
  found: SourceContext | null = null;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  read(): SourceContext {
    let word: SourceContext['word'] | null = null;
    for (const token of tokensOf(this.#text)) {
      const isAt = token.from < this.#at && this.#at <= token.to;
      const isPast = this.#at <= token.from || isAt;
      if (this.found === null && isPast) {
        if (isAt && token.is === 'comment') return this.#context('outside', NO_WORD(this.#at));
        // A sign before the place is part of what is around it.
        if (isAt && token.is === 'sign') this.#take(token);
        word = isAt && token.is !== 'sign' ? wordOf(token) : NO_WORD(this.#at);
        this.found = this.#now(word);
        if (this.found.holders.length === 0) return this.found;
        if (isAt && token.is === 'sign') continue;
      }
      if (token.is !== 'comment') this.#take(token);
    }
    return this.found ?? this.#now(NO_WORD(this.#at));
  }

  #now(word: SourceContext['word']): SourceContext {
    const frame = this.#frames.at(-1);
    if (frame === undefined) return this.#context('outside', word);
    if (this.#frames.some(({ is }) => is === 'code')) return this.#context('code', word);
    if (frame.is === 'round') return this.#context('outside', word);
    return this.#context(frame.is === 'list' || frame.key !== null ? 'value' : 'key', word);
  }

  #context(where: SourceContext['in'], word: SourceContext['word']): SourceContext {
    const own = this.#frames.filter((frame) => frame.is === 'object' || frame.is === 'list');
    const last = own.at(-1);
    const steps = own.slice(1).map(({ step }) => step!);
    const step = where !== 'value' || last === undefined ? [] : [last.is === 'list' ? last.index : last.key!];
    const [point, object] = [this.#before.at(-1), this.#before.at(-2)];
    return {
      maker: this.maker,
      in: where,
      holders:
        where === 'outside'
          ? []
          : own.map(({ is, step: way, known }) => ({ is: is === 'list' ? 'list' : 'object', step: way, known })),
      path: [...steps, ...step],
      word,
      object: point?.text === '.' ? (object?.text ?? '') : '',
    };
  }

  #take(token: Token): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined) this.#begin(token);
    else if (token.is === 'sign') this.#sign(token.text, frame);
    else if (frame.is === 'object') member(frame, token);
    this.#before = [...this.#before.slice(-3), token];
  }

  /** `export default maker(` */
  #begin({ text }: Token): void {
    const [first, second, third] = this.#before.slice(-3).map((token) => token.text);
    if (text !== '(' || first !== 'export' || second !== 'default' || third === undefined) return;
    this.maker = third;
    this.#push('round');
  }

  #push(is: Frame['is']): void {
    const holder = this.#frames.at(-1);
    const step = holder?.is === 'list' ? holder.index : holder?.is === 'object' ? holder.key : null;
    this.#frames.push({ is, step, known: new Map(), key: null, name: null, index: 0 });
  }

  #sign(sign: string, frame: Frame): void {
    const before = this.#before.at(-1)?.text;
    if (sign === '{') this.#push(frame.is === 'code' || before === ')' || before === '=>' ? 'code' : 'object');
    else if (sign === '[') this.#push(frame.is === 'code' ? 'code' : 'list');
    else if (sign === '(') this.#push(frame.is === 'code' ? 'code' : 'round');
    else if (sign === '}' || sign === ']' || sign === ')') this.#frames.pop();
    else if (sign === ':' && frame.is === 'object') frame.key ??= frame.name;
    else if (sign === ',') next(frame);
  }
}

function next(frame: Frame): void {
  frame.index++;
  frame.key = null;
  frame.name = null;
}

/** A name, or the plain value of the name before it. */
function member(frame: Frame, { text }: Token): void {
  if (frame.key === null) frame.name = unquoted(text);
  else if (!frame.known.has(frame.key)) frame.known.set(frame.key, unquoted(text));
}

function wordOf({ text, is, from, to }: Token): SourceContext['word'] {
  if (is !== 'text') return { from, to, text, quote: '' };
  const quote = text[0]!;
  const isClosed = text.length > 1 && text.endsWith(quote);
  return { from: from + 1, to: isClosed ? to - 1 : to, text: unquoted(text), quote };
}

/** The context of a place; offsets as in the text. */
export const contextAt = (text: string, at: number): SourceContext => new Reader(text, at).read();
