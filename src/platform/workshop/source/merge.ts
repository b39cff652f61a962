import { chained } from './chain';
import { appendItem, removeAt, setValue, type Edit } from './edits';
import type { ParsedCard } from './parse';
import type { Data } from './print';
import { dataOf, valueAt, type Path } from './tree';

type OneEdit = (card: ParsedCard) => Edit;
type Table = { readonly [key: string]: Data | undefined };

const isTable = (data: unknown): data is Table => typeof data === 'object' && data !== null && !Array.isArray(data);
const isList = (data: unknown): data is readonly Data[] => Array.isArray(data);

/** The same data as JSON; the order of the keys does not count. */
function isSame(one: unknown, other: unknown): boolean {
  if (isList(one) && isList(other)) return one.length === other.length && one.every((item, i) => isSame(item, other[i]));
  if (!isTable(one) || !isTable(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

/** Edits that make what stands at a path into other data; what is the same in both stays as it is written. */
function steps(path: Path, old: unknown, data: Data): readonly OneEdit[] {
  if (isSame(old, data)) return [];
  if (isTable(old) && isTable(data)) return tableSteps(path, old, data);
  if (isList(old) && isList(data)) return listSteps(path, old, data);
  return [(card) => setValue(card, path, data)];
}

function tableSteps(path: Path, old: Table, data: Table): readonly OneEdit[] {
  const gone = Object.keys(old).filter((key) => data[key] === undefined);
  const kept = Object.entries(data).filter((entry): entry is [string, Data] => entry[1] !== undefined);
  return [
    ...gone.map(
      (key): OneEdit =>
        (card) =>
          removeAt(card, [...path, key]),
    ),
    ...kept.flatMap(([key, value]) => steps([...path, key], old[key], value)),
  ];
}

/** Items before the first that differs stay, and so do those behind the last. */
function listSteps(path: Path, old: readonly unknown[], data: readonly Data[]): readonly OneEdit[] {
  const shared = Math.min(old.length, data.length);
  const changed = data.slice(0, shared).flatMap((item, i) => steps([...path, i], old[i], item));
  const gone = old.slice(shared).map((_, i) => old.length - 1 - i);
  return [
    ...changed,
    ...gone.map(
      (at): OneEdit =>
        (card) =>
          removeAt(card, [...path, at]),
    ),
    ...data.slice(shared).map(
      (item): OneEdit =>
        (card) =>
          appendItem(card, path, item),
    ),
  ];
}

/** Writes data at a path, as little of the text as it takes. Null if the text has no such place. */
export function mergeValue(card: ParsedCard, path: Path, data: Data): Edit {
  const root = card.declaration?.root;
  const present = root === undefined ? undefined : valueAt(root, path);
  if (present === undefined) return setValue(card, path, data);
  return chained(card, steps(path, dataOf(present), data));
}
