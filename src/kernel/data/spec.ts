/**
 * The shape of plain data, itself as plain data: one description from which types, checks, schemas, copies and all other code
 * that goes through a state field by field are made.
 */
type Description =
  /** An end that is not finite is open. */
  | { readonly is: 'whole'; readonly min: number; readonly max: number }
  | { readonly is: 'text'; readonly most: number; readonly like?: string }
  | { readonly is: 'flag' }
  | { readonly is: 'among'; readonly ids: readonly string[] }
  | { readonly is: 'only'; readonly value: string | number | boolean | null }
  | { readonly is: 'orNull'; readonly of: Spec }
  | { readonly is: 'list'; readonly of: Spec; readonly least: number; readonly most: number; readonly unlike?: true }
  | { readonly is: 'tuple'; readonly of: readonly Spec[] }
  /** An open shape may hold other fields too. */
  | { readonly is: 'shape'; readonly fields: Specs; readonly optional: Specs; readonly open?: true; readonly together?: Together }
  /** An object whose keys are ids of this form, or of this part. */
  | { readonly is: 'map'; readonly like: string; readonly of: Spec; readonly most: number }
  | { readonly is: 'by'; readonly part: string; readonly of: Spec; readonly least: number; readonly most: number }
  | { readonly is: 'either'; readonly of: readonly Spec[] }
  /** A number or an id that stands for something of the game at hand; -1 for none where there may be none. */
  | { readonly is: 'known'; readonly what: string; readonly none: boolean }
  /** Something that is described elsewhere under this name. */
  | { readonly is: 'part'; readonly name: string };

/** Optional fields that stand only together with others. */
type Together = Readonly<Record<string, readonly string[]>>;

declare const described: unique symbol;

/** A description of a `T`: the compiler reads the type from it. */
export type Spec<T = unknown> = Description & {
  readonly [described]?: T;
  readonly note?: string;
  /** It is changed in place: a copy of a state has one of its own. */
  readonly own?: true;
  /** The name of its type, for code that is made from the description. */
  readonly called?: string;
};
export type Specs = Readonly<Record<string, Spec>>;
/** No fields at all. */
export type NoSpecs = Readonly<Record<never, never>>;

/** The type that a description describes. */
export type TypeOf<S> = S extends { readonly [described]?: infer T } ? T : never;

type Flat<T> = { readonly [K in keyof T]: T[K] };
/** The type of an object with the fields `F` and the optional fields `O`. */
export type FieldsOf<F, O = NoSpecs> = Flat<
  { readonly [K in keyof F]: TypeOf<F[K]> } & { readonly [K in keyof O]?: TypeOf<O[K]> }
>;

export const whole = (min = -Infinity, max = Infinity): Spec<number> => ({ is: 'whole', min, max });
export const text = (most = Infinity, like?: string): Spec<string> => ({
  is: 'text',
  most,
  ...(like === undefined ? {} : { like }),
});
export const flag: Spec<boolean> = { is: 'flag' };
export const among = <const T extends string>(ids: readonly T[]): Spec<T> => ({ is: 'among', ids });
export const only = <const T extends string | number | boolean | null>(value: T): Spec<T> => ({ is: 'only', value });
export const orNull = <T>(of: Spec<T>): Spec<T | null> => ({ is: 'orNull', of });
export const list = <T>(of: Spec<T>, most = Infinity, least = 0): Spec<readonly T[]> => ({ is: 'list', of, least, most });
/** A list in which nothing stands twice. */
export const unlike = <T>(of: Spec<T>, most = Infinity, least = 0): Spec<readonly T[]> => ({
  is: 'list',
  of,
  least,
  most,
  unlike: true,
});
export const exactly = <T>(count: number, of: Spec<T>): Spec<readonly T[]> => ({ is: 'list', of, least: count, most: count });
export const tuple = <const S extends readonly Spec[]>(...of: S): Spec<{ readonly [K in keyof S]: TypeOf<S[K]> }> => ({
  is: 'tuple',
  of,
});
export const shape = <F extends Specs, O extends Specs = NoSpecs>(
  fields: F,
  optional?: O,
  together?: Together,
): Spec<FieldsOf<F, O>> => ({
  is: 'shape',
  fields,
  optional: optional ?? {},
  ...(together === undefined ? {} : { together }),
});
/** A shape in which other fields may stand too. */
export const open = <F extends Specs, O extends Specs = NoSpecs>(fields: F, optional?: O): Spec<FieldsOf<F, O>> => ({
  is: 'shape',
  fields,
  optional: optional ?? {},
  open: true,
});
export const mapOf = <T>(like: string, of: Spec<T>, most: number): Spec<Readonly<Record<string, T>>> => ({
  is: 'map',
  like,
  of,
  most,
});
/** An object whose keys are ids that are described elsewhere under this name. */
export const by = <T>(part: string, of: Spec<T>, least = 0, most = Infinity): Spec<Readonly<Record<string, T>>> => ({
  is: 'by',
  part,
  of,
  least,
  most,
});
export const either = <const S extends readonly Spec[]>(...of: S): Spec<TypeOf<S[number]>> => ({ is: 'either', of });
export const known = (what: string): Spec<number> => ({ is: 'known', what, none: false });
export const knownId = <T extends string = string>(what: string): Spec<T> => ({ is: 'known', what, none: false });
export const knownOrNone = (what: string): Spec<number> => ({ is: 'known', what, none: true });
/** The caller says of what type it is: the description stands elsewhere. */
export const part = <T = unknown>(name: string): Spec<T> => ({ is: 'part', name });
/** The same with a sentence for people who read the schema. */
export const noted = <T>(note: string, of: Spec<T>): Spec<T> => ({ ...of, note });
/** The same description for each of these names. */
export const each = <const K extends string, T>(names: readonly K[], of: Spec<T>): { readonly [P in K]: Spec<T> } =>
  Object.fromEntries(names.map((name) => [name, of])) as { readonly [P in K]: Spec<T> };

type Changeable<T> = { -readonly [K in keyof T]: T[K] };
/**
 * A list or an object that a game changes in place. Copies of a state have one of their own and share everything else; so lists that
 * are not `own` are readonly in the types.
 */
export const own = <T>(of: Spec<T>, called?: string): Spec<Changeable<T>> => ({
  ...of,
  own: true,
  ...(called === undefined ? {} : { called }),
});

type Same<D, T> = [D] extends [T]
  ? [T] extends [D]
    ? [keyof D] extends [keyof T]
      ? [keyof T] extends [keyof D]
        ? unknown
        : { readonly notDescribed: Exclude<keyof T, keyof D> }
      : { readonly notInTheType: Exclude<keyof D, keyof T> }
    : { readonly tooWide: T }
  : { readonly tooNarrow: T };
/** A description of just this type: what either of them lacks, misspells or has otherwise does not compile. */
export const describing =
  <T>() =>
  <D>(of: Spec<D> & Same<D, T>): Spec<D> =>
    of;
