import type { ParsedCard, Syntax } from './parse';

/** Plain data that a declaration may hold. Members with `undefined` are not written. */
export type Data = string | number | boolean | null | readonly Data[] | { readonly [key: string]: Data | undefined };

/** How an author writes: new text follows it. */
export interface Style {
  readonly quote: "'" | '"';
  /** One step of indentation. */
  readonly indent: string;
  readonly lineEnd: '\n' | '\r\n';
  /** JSON has one kind of quotes, quotes every key and has no comma behind the last item. */
  readonly syntax: Syntax;
}

/** Longer values are written on several lines. */
export const LINE_WIDTH = 120;

export function styleOf({ text, syntax }: Pick<ParsedCard, 'text' | 'syntax'>): Style {
  const single = text.split("'").length;
  const double = text.split('"').length;
  const indent = /^(\t+| +)\S/m.exec(text)?.[1] ?? '  ';
  return {
    quote: syntax === 'json' || double > single ? '"' : "'",
    indent: indent.startsWith('\t') ? '\t' : indent,
    lineEnd: text.includes('\r\n') ? '\r\n' : '\n',
    syntax,
  };
}

/** A text as JavaScript writes it, in the given quotes. */
export function quoted(text: string, quote: string): string {
  const escaped = text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/\t/g, '\\t');
  // Within a script these two end a line.
  const safe = escaped.replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
  if (quote === '`') return `\`${safe.replace(/`/g, '\\`').replace(/\$\{/g, '\\${')}\``;
  return `${quote}${safe.split(quote).join(`\\${quote}`)}${quote}`;
}

/** Prefers the quotes of the author, and others where the text is full of those. */
function textOf(text: string, { quote, syntax }: Style): string {
  if (syntax === 'json') return JSON.stringify(text);
  const other = quote === "'" ? '"' : "'";
  return quoted(text, text.includes(quote) && !text.includes(other) ? other : quote);
}

export function keyText(key: string, style: Style): string {
  if (style.syntax === 'json') return JSON.stringify(key);
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key, style.quote);
}

/** The comma behind an item that has a line of its own. */
export const commaBehind = ({ syntax }: Style, isLast: boolean): string => (isLast && syntax === 'json' ? '' : ',');

type Entry = readonly [key: string, value: Data];
const entriesOf = (data: { readonly [key: string]: Data | undefined }): Entry[] =>
  Object.entries(data).filter((entry): entry is [string, Data] => entry[1] !== undefined);
const isList = (data: Data): data is readonly Data[] => Array.isArray(data);

function inOneLine(data: Data, style: Style): string {
  if (typeof data === 'string') return textOf(data, style);
  if (typeof data !== 'object' || data === null) return String(data);
  if (isList(data)) return `[${data.map((item) => inOneLine(item, style)).join(', ')}]`;
  const members = entriesOf(data).map(([key, value]) => `${keyText(key, style)}: ${inOneLine(value, style)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/**
 * Data as JavaScript. `indent` is that of the line on which it begins, `column` where on the line: what does not fit a line is
 * written on several.
 */
export function printed(data: Data, style: Style, indent: string, column: number): string {
  const short = inOneLine(data, style);
  if (typeof data !== 'object' || data === null || column + short.length <= LINE_WIDTH) return short;
  const inner = indent + style.indent;
  const lines = isList(data)
    ? data.map((item) => inner + printed(item, style, inner, inner.length))
    : entriesOf(data).map(([key, value]) => {
        const start = `${inner}${keyText(key, style)}: `;
        return start + printed(value, style, inner, start.length);
      });
  if (lines.length === 0) return short;
  const [open, close] = isList(data) ? ['[', ']'] : ['{', '}'];
  return [open, ...lines.map((line, i) => line + commaBehind(style, i === lines.length - 1)), indent + close].join(style.lineEnd);
}
