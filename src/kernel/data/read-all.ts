import { GameError, severalErrors } from '../errors';
import { nearestOf } from '../text/nearest';
import type { Reader } from './reader';

/** Reads a document to its end although parts of it are refused, so that its author is told of everything that is wrong at once. */

/** More errors than these would not help the author. */
const MOST_ERRORS = 40;

class Refused {
  readonly #errors: GameError[] = [];

  /** What `read` gives; undefined if it refuses. */
  try<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      this.#errors.push(...error.all);
      return undefined;
    }
  }

  /** Throws everything that was refused, if anything was. */
  end(): void {
    if (this.#errors.length > 0) throw severalErrors(this.#errors.slice(0, MOST_ERRORS));
  }
}

/** How each field of an object is read. One that gives undefined is left out. */
export type FieldReaders<T> = { readonly [K in keyof T]-?: (field: Reader) => T[K] };

interface Allowed {
  /** Further fields that may be there; somebody else reads them. */
  readonly also?: readonly string[];
  /** The code for a field that is not known. */
  readonly unknown?: string;
}

/** Reads all fields of an object; throws everything that is wrong with it, fields that are not known among it. */
export function readFields<T extends object>(
  reader: Reader,
  fields: FieldReaders<T>,
  { also = [], unknown = 'unknownField' }: Allowed = {},
): T {
  const refused = new Refused();
  const known = [...Object.keys(fields), ...also];
  const meant = new Set<string>();
  for (const [name, field] of reader.given ? reader.entries() : []) {
    if (known.includes(name)) continue;
    const nearest = nearestOf(name, known);
    meant.add(nearest);
    refused.try(() => field.fail(unknown, { field: name, value: name, known, ...(nearest === '' ? {} : { nearest }) }));
  }
  const read = Object.entries<(field: Reader) => unknown>(fields).map(([name, part]) => {
    const field = reader.field(name);
    // A misspelt field is not missing, too: an author who took both fixes would have it twice.
    return [name, meant.has(name) && !field.given ? undefined : refused.try(() => part(field))] as const;
  });
  refused.end();
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as T;
}

/** Reads each item of a list; throws everything that is wrong with them. */
export function readEach<A, T>(items: Iterable<A>, read: (item: A) => T): T[] {
  const refused = new Refused();
  const all: T[] = [];
  for (const item of items) refused.try(() => void all.push(read(item)));
  refused.end();
  return all;
}
