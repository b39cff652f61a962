/** An element of an SVG as it was written; nothing about it is judged yet but its form. */
export interface SvgElement {
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgElement[];
  /** What stands between its tags, where that is more than space. */
  readonly text: string;
}

/** Says no, with the line. */
export type Refuse = (code: string, line: number, params?: Readonly<Record<string, string | number>>) => never;

/** Elements within each other, as written. */
export const DEEPEST = 24;

const SPACE = '[ \\t\\r\\n]';
/** Only as every browser reads it: at the very start, and in UTF-8. */
const DECLARATION = new RegExp(
  `<\\?xml${SPACE}+version=(["'])1\\.0\\1(?:${SPACE}+encoding=(["'])utf-8\\2)?(?:${SPACE}+standalone=(["'])(?:yes|no)\\3)?${SPACE}*\\?>`,
  'iy',
);
const COMMENT = /<!--(?:(?!--)[^])*-->/y;
const OPEN = /<([A-Za-z][\w.:-]*)/y;
const ATTRIBUTE = new RegExp(`${SPACE}+([A-Za-z_][\\w.:-]*)${SPACE}*=${SPACE}*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const OPEN_END = new RegExp(`${SPACE}*(/?)>`, 'y');
const CLOSE = new RegExp(`</([A-Za-z][\\w.:-]*)${SPACE}*>`, 'y');
const TEXT = /[^<]+/y;
const NO_XML = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

interface Open {
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: SvgElement[];
  text: string;
}

/**
 * Reads the small part of XML that a plain SVG needs: elements, attributes in quotes, comments. There is no DOCTYPE, no CDATA, no
 * processing instruction and no entity of its own, so nothing can mean something else to a browser than to this reader.
 */
class SvgParser {
  readonly #text: string;
  readonly #most: number;
  readonly #refuse: Refuse;
  readonly #open: Open[] = [];
  #root: SvgElement | null = null;
  #at = 0;
  #count = 0;
  /** Where lines were counted up to, and how many there were. */
  #counted = { at: 0, line: 1 };

  constructor(text: string, most: number, refuse: Refuse) {
    this.#text = text;
    this.#most = most;
    this.#refuse = refuse;
  }

  whole(): SvgElement {
    if (NO_XML.test(this.#text)) this.#fail('svgSyntax');
    this.#take(DECLARATION);
    while (this.#at < this.#text.length) this.#next();
    if (this.#root === null || this.#open.length > 0) this.#fail('svgSyntax');
    return this.#root;
  }

  get #line(): number {
    const lines = this.#text.slice(this.#counted.at, this.#at).split('\n').length - 1;
    this.#counted = { at: this.#at, line: this.#counted.line + lines };
    return this.#counted.line;
  }

  #fail(code: string, params: Readonly<Record<string, string | number>> = {}): never {
    return this.#refuse(code, this.#line, params);
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    this.#at += found?.[0].length ?? 0;
    return found;
  }

  #next(): void {
    const text = this.#take(TEXT)?.[0];
    if (text !== undefined) this.#write(text);
    else if (this.#take(COMMENT) === null) this.#tag();
  }

  #write(text: string): void {
    if (text.trim() === '') return;
    const within = this.#open.at(-1);
    if (within === undefined) this.#fail('svgSyntax');
    within.text += this.#plain(text);
  }

  #tag(): void {
    const close = this.#take(CLOSE)?.[1];
    if (close !== undefined) return this.#close(close);
    const line = this.#line;
    const name = this.#take(OPEN)?.[1];
    if (name === undefined) {
      const what = /^<[!?][^\s[>]*/.exec(this.#text.slice(this.#at, this.#at + 40))?.[0];
      return what === undefined ? this.#fail('svgSyntax') : this.#fail('svgForbidden', { what });
    }
    this.#begin(name, line);
  }

  #begin(name: string, line: number): void {
    if (++this.#count > this.#most) this.#fail('svgTooManyParts', { max: this.#most });
    if (this.#open.length >= DEEPEST) this.#fail('svgTooDeep', { max: DEEPEST });
    if (this.#root !== null) this.#fail('svgSyntax');
    const attributes = new Map<string, string>();
    for (let found = this.#take(ATTRIBUTE); found !== null; found = this.#take(ATTRIBUTE)) {
      const key = found[1]!;
      if (attributes.has(key)) this.#fail('svgSyntax');
      attributes.set(key, this.#plain(found[2] ?? found[3] ?? ''));
    }
    const end = this.#take(OPEN_END);
    if (end === null) this.#fail('svgSyntax');
    this.#open.push({ name, line, attributes, children: [], text: '' });
    if (end[1] === '/') this.#close(name);
  }

  #close(name: string): void {
    const element = this.#open.pop();
    if (element?.name !== name) this.#fail('svgSyntax');
    const within = this.#open.at(-1);
    if (within === undefined) this.#root = element;
    else within.children.push(element);
  }

  /** Resolves the entities that XML needs and refuses all others, which could hide a word from a reader of the file. */
  #plain(text: string): string {
    return text.replace(/&([^;\s]*;?)/g, (whole, name: string) => {
      const known = name.endsWith(';') ? name.slice(0, -1) : '';
      return Object.hasOwn(ENTITIES, known) ? ENTITIES[known]! : this.#fail('svgForbidden', { what: whole.slice(0, 20) });
    });
  }
}

/** The root element of an SVG; refuses one with more than `most` elements. */
export const parseSvg = (text: string, most: number, refuse: Refuse): SvgElement => new SvgParser(text, most, refuse).whole();
