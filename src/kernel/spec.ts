/**
 * What plain data looks like, itself as plain data: one description from which types, checks, schemas and copies are made, and
 * whatever else has to go through a state field by field.
 */
type Description =
  /** An end that is not finite is open. */
  | { readonly is: 'whole'; readonly min: number; readonly max: number }
  | { readonly is: 'text'; readonly most: number; readonly like?: string }
  | { readonly is: 'flag' }
  | { readonly is: 'among'; readonly ids: readonly string[] }
  | { readonly is: 'only'; readonly value: string | number | boolean }
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
export type Spec<T = unknown> = Description & { readonly [described]?: T; readonly note?: string };
export type Specs = Readonly<Record<string, Spec>>;
/** No fields at all. */
export type NoSpecs = Readonly<Record<never, never>>;

/** The type that a description describes. */
export type TypeOf<S> = S extends { readonly [described]?: infer T } ? T : never;

type Flat<T> = { readonly [K in keyof T]: T[K] };
/** The type of an object with these fields, the second of which may be missing. */
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
export const only = <const T extends string | number | boolean>(value: T): Spec<T> => ({ is: 'only', value });
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
export const knownOrNone = (what: string): Spec<number> => ({ is: 'known', what, none: true });
/** The caller says of what type it is: the description stands elsewhere. */
export const part = <T = unknown>(name: string): Spec<T> => ({ is: 'part', name });
/** The same with a sentence for people who read the schema. */
export const noted = <T>(note: string, of: Spec<T>): Spec<T> => ({ ...of, note });
