/** A half-open range of a text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The values of a declaration as its text writes them, each with its span. */
export type SourceValue = PlainValue | ObjectValue | ListValue | OpaqueValue;

/** A text, a number, `true`, `false` or `null`. */
export interface PlainValue extends Span {
  readonly is: 'plain';
  readonly value: string | number | boolean | null;
}

export interface ObjectValue extends Span {
  readonly is: 'object';
  readonly members: readonly Member[];
}

/** One member of an object or item of a list. */
export interface Member extends Span {
  /** Null for what has no name that can be read: a spread, a computed key. */
  readonly key: string | null;
  readonly value: SourceValue;
  /** Null where the value is written without a key of its own: a method, a shorthand, a spread. */
  readonly keySpan: Span | null;
}

export interface ListValue extends Span {
  readonly is: 'list';
  readonly items: readonly SourceValue[];
}

/** What no form can show: it is edited in the text. */
export interface OpaqueValue extends Span {
  readonly is: 'opaque';
  readonly what: 'function' | 'name' | 'spread' | 'expression';
}

/** A way through a declaration: names of members and indices of lists. */
export type Path = readonly (string | number)[];

/** `abilities[0].effects[1].count`, as findings name places. */
export function pathText(path: Path): string {
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('');
}

export function readPath(text: string): Path {
  return [...text.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([whole, index]) => (index === undefined ? whole : Number(index)));
}

export const memberOf = (value: ObjectValue, key: string): Member | undefined =>
  value.members.findLast((member) => member.key === key);

/** The value at a path; undefined if the text has none there, or hides it in an opaque block. */
export function valueAt(root: SourceValue, path: Path): SourceValue | undefined {
  let value: SourceValue | undefined = root;
  for (const step of path) {
    if (value?.is === 'object' && typeof step === 'string') value = memberOf(value, step)?.value;
    else if (value?.is === 'list' && typeof step === 'number') value = value.items[step];
    else return undefined;
  }
  return value;
}

/** The value as plain data; opaque blocks are undefined, and are left out of objects. */
export function dataOf(value: SourceValue): unknown {
  switch (value.is) {
    case 'plain':
      return value.value;
    case 'list':
      return value.items.map(dataOf);
    case 'object':
      return Object.fromEntries(
        value.members.flatMap((member) =>
          member.key === null || member.value.is === 'opaque' ? [] : [[member.key, dataOf(member.value)]],
        ),
      );
    case 'opaque':
      return undefined;
  }
}
