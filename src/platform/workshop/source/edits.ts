import type { TextChange } from '../document/changes';
import { insertElement, type Print } from './insert';
import { columnOf, elementsOf, indentOf } from './layout';
import { moveItem } from './move';
import type { ParsedCard } from './parse';
import { keyText, printed, quoted, styleOf, type Data } from './print';
import { removeElement } from './remove';
import { memberOf, valueAt, type ObjectValue, type Path, type SourceValue } from './tree';

/**
 * Edits of a declaration by path. Each replaces only the span of what it changes, so that comments, order, quotes and functions
 * stay. Null: the text has no such place, or hides it in an opaque block.
 */
export type Edit = readonly TextChange[] | null;

/** In which order new members are put among others; those that are not named come last. */
export type Order = readonly string[];

const rootOf = (card: ParsedCard): ObjectValue | null => card.declaration?.root ?? null;

/** Sets the value at a path; adds it, and what must hold it, where it is missing. */
export function setValue(card: ParsedCard, path: Path, data: Data, order: Order = []): Edit {
  const root = rootOf(card);
  if (root === null || path.length === 0) return null;
  const present = valueAt(root, path);
  if (present !== undefined) return replaced(card, path, present, data);
  return added(card, root, path, data, order);
}

/** Inserts an item into a list at an index; an optional list that is missing is made. */
export function insertItem(card: ParsedCard, list: Path, index: number, data: Data, order: Order = []): Edit {
  const root = rootOf(card);
  const holder = root === null ? undefined : valueAt(root, list);
  if (holder === undefined) return setValue(card, list, [data], order);
  if (holder.is !== 'list') return null;
  const style = styleOf(card);
  return insertElement(card, holder, Math.min(index, holder.items.length), (indent, column) =>
    printed(data, style, indent, column),
  );
}

export function appendItem(card: ParsedCard, list: Path, data: Data, order: Order = []): Edit {
  return insertItem(card, list, Number.MAX_SAFE_INTEGER, data, order);
}

/** Takes a member or an item out. */
export function removeAt(card: ParsedCard, path: Path): Edit {
  const root = rootOf(card);
  const step = path.at(-1);
  const holder = root === null || step === undefined ? undefined : valueAt(root, path.slice(0, -1));
  if (holder?.is === 'list' && typeof step === 'number')
    return holder.items[step] === undefined ? null : removeElement(card, holder, step);
  if (holder?.is !== 'object' || typeof step !== 'string') return null;
  const index = holder.members.findLastIndex((member) => member.key === step);
  return index < 0 ? null : removeElement(card, holder, index);
}

/** Moves an item within its list, with the comments that speak of it. */
export function moveTo(card: ParsedCard, list: Path, from: number, to: number): Edit {
  const root = rootOf(card);
  const holder = root === null ? undefined : valueAt(root, list);
  if (holder?.is !== 'list' || holder.items[from] === undefined || holder.items[to] === undefined) return null;
  return from === to ? [] : moveItem(card, holder, from, to);
}

/** Gives a member another name; its value stays. */
export function renameKey(card: ParsedCard, path: Path, key: string): Edit {
  const root = rootOf(card);
  const [holder, old] = [root === null ? undefined : valueAt(root, path.slice(0, -1)), path.at(-1)];
  const member = holder?.is === 'object' && typeof old === 'string' ? memberOf(holder, old) : undefined;
  if (member === undefined) return null;
  const insert = keyText(key, styleOf(card));
  if (member.keySpan !== null) return [{ ...member.keySpan, insert }];
  return member.value.is === 'opaque' && member.value.what === 'name'
    ? [{ from: member.from, to: member.from, insert: `${insert}: ` }]
    : null;
}

/** Another maker: `guardian({…})` becomes `action({…})`, and its import with it. */
export function setMaker(card: ParsedCard, maker: string): Edit {
  const { declaration } = card;
  if (declaration === null) return null;
  const { makerSpan, importSpan } = declaration;
  if (importSpan === null) return null;
  return [makerSpan, importSpan].map((span) => ({ ...span, insert: maker }));
}

function replaced(card: ParsedCard, path: Path, present: SourceValue, data: Data): Edit {
  const { text } = card;
  const style = styleOf(card);
  const holder = valueAt(card.declaration!.root, path.slice(0, -1));
  const key = path.at(-1);
  const member = holder?.is === 'object' && typeof key === 'string' ? memberOf(holder, key) : undefined;
  const isWhole = member !== undefined && member.keySpan === null;
  const start = isWhole ? `${keyText(String(key), style)}: ` : '';
  const insert =
    typeof data === 'string' && present.is === 'plain' && typeof present.value === 'string'
      ? inItsQuotes(card, present, data)
      : printed(data, style, indentOf(text, present.from), columnOf(text, present.from) + start.length);
  return [{ from: present.from, to: present.to, insert: start + insert }];
}

/** A text keeps the quotes in which its author wrote it. */
function inItsQuotes({ text, syntax }: ParsedCard, { from }: SourceValue, data: string): string {
  return syntax === 'json' ? JSON.stringify(data) : quoted(data, text[from]!);
}

function added(card: ParsedCard, root: SourceValue, path: Path, data: Data, order: Order): Edit {
  let holder: SourceValue = root;
  let depth = 0;
  for (;;) {
    const next: SourceValue | undefined = valueAt(holder, path.slice(depth, depth + 1));
    if (next === undefined) break;
    holder = next;
    depth++;
  }
  const step = path[depth]!;
  const whole = path
    .slice(depth + 1)
    .reduceRight<Data>((inner, one) => (typeof one === 'number' ? [inner] : { [one]: inner }), data);
  // An index beyond the end of a list that is still to be made has nothing before it.
  if (path.slice(depth + 1).some((one) => typeof one === 'number' && one !== 0)) return null;
  const style = styleOf(card);
  if (holder.is === 'list')
    return step === holder.items.length
      ? insertElement(card, holder, step, (indent, column) => printed(whole, style, indent, column))
      : null;
  if (holder.is !== 'object' || typeof step !== 'string') return null;
  const start = `${keyText(step, style)}: `;
  const print: Print = (indent, column) => start + printed(whole, style, indent, column + start.length);
  return insertElement(card, holder, placeAmong(holder, step, depth === 0 ? order : []), print);
}

/** Behind the last member that comes before it in the order. */
function placeAmong(holder: ObjectValue, key: string, order: Order): number {
  const rank = (name: string | null): number => (name !== null && order.includes(name) ? order.indexOf(name) : -1);
  const own = rank(key);
  if (own < 0) return elementsOf(holder).length;
  const last = holder.members.findLastIndex(({ key: name }) => rank(name) >= 0 && rank(name) < own);
  return last < 0 ? (holder.members.some(({ key: name }) => rank(name) > own) ? 0 : holder.members.length) : last + 1;
}
