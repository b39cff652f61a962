/**
 * How the tables of the card language are written: every word with its fields, as plain data. The checker of declarations, the
 * authors' types and reference, and the JSON Schemas are made from these tables; forms for authors will be, too.
 */

/** A sentence or a label in both languages. */
export interface Said {
  readonly en: string;
  readonly pl: string;
}
export const said = (en: string, pl: string): Said => ({ en, pl });

/** Parts of a declaration that are described by a table of their own. */
export type PartName = 'amount' | 'quantity' | 'condition' | 'settingIs' | 'effects' | 'trigger' | 'way' | 'change' | 'ability';

/** The meaning of a plain text. */
export type TextOf = 'card' | 'cult' | 'setting' | 'name' | 'path' | 'id' | 'colour' | 'sign';

export type FieldShape =
  | { readonly is: 'whole'; readonly min: number; readonly max: number }
  /** A whole number, or the setting of the mod that gives it. */
  | { readonly is: 'numeric'; readonly min: number; readonly max: number }
  | { readonly is: 'yes' }
  /** `name`: what authors' types call them. */
  | { readonly is: 'words'; readonly words: readonly string[]; readonly name?: string }
  | { readonly is: 'text'; readonly of: TextOf; readonly most: number }
  /** Text for readers, in one language or both. */
  | { readonly is: 'said'; readonly lines: boolean }
  | { readonly is: 'icons' }
  /** A mod setting's value. */
  | { readonly is: 'value' }
  /** The first that is of the kind of the value: numbers before words. */
  | { readonly is: 'either'; readonly number: FieldShape; readonly other: FieldShape }
  /** A text, or else an object. */
  | { readonly is: 'textOr'; readonly text: FieldShape; readonly other: FieldShape }
  | { readonly is: 'list'; readonly of: FieldShape; readonly most: number }
  | { readonly is: 'object'; readonly fields: Fields }
  | { readonly is: 'byDistrict'; readonly of: FieldShape; readonly all: boolean }
  /** Card ids to numbers. */
  | { readonly is: 'copies'; readonly of: FieldShape }
  /** `judged`: for whom a condition is judged, where that is not `you`. */
  | { readonly is: 'part'; readonly part: PartName; readonly judged?: 'candidate' };

declare const typed: unique symbol;
/** A shape that describes a `T`. */
export type Type<T = unknown> = FieldShape & { readonly [typed]?: T };

/** One field of a word. */
export interface Field<T = unknown, O extends boolean = boolean> {
  readonly type: Type<T>;
  readonly optional: O;
  /** The default, for forms. */
  readonly standard?: string | number;
  readonly doc?: Said;
  /** It says something only together with another field that has one of these values. */
  readonly onlyWith?: { readonly field: string; readonly is: readonly string[] };
  /** Only the engine writes it: it stands in saves, and no author may use it. */
  readonly saved?: true;
}
export type Fields = Readonly<Record<string, Field>>;

type More = Omit<Field, 'type' | 'optional'>;
export const need = <T>(type: Type<T>, more: More = {}): Field<T, false> => ({ type, optional: false, ...more });
export const may = <T>(type: Type<T>, more: More = {}): Field<T, true> => ({ type, optional: true, ...more });

export const whole = (min: number, max: number): Type<number> => ({ is: 'whole', min, max });
export const yes: Type<true> = { is: 'yes' };
export const words = <const T extends string>(list: readonly T[], name?: string): Type<T> => ({
  is: 'words',
  words: list,
  ...(name === undefined ? {} : { name }),
});
export const text = (of: TextOf, most: number): Type<string> => ({ is: 'text', of, most });
export const either = <A, B>(number: Type<A>, other: Type<B>): Type<A | B> => ({ is: 'either', number, other });
export const list = <T>(of: Type<T>, most: number): Type<readonly T[]> => ({ is: 'list', of, most });
export const object = (fields: Fields): Type<Readonly<Record<string, unknown>>> => ({ is: 'object', fields });

type Flat<T> = { readonly [K in keyof T]: T[K] };
/** What stands for a type that is made of the tables themselves; `Parts` says which. */
export interface Ref<K extends string> {
  readonly ref: K;
}
type Resolved<T, P> = T extends Ref<infer K extends keyof P & string> ? P[K] : T;
type TypeOfField<F, P> = F extends Field<infer T> ? Resolved<T, P> : never;

/** The type of an object with these fields. */
export type WordFieldsOf<F, P> = Flat<
  { readonly [K in keyof F as F[K] extends Field<unknown, false> ? K : never]: TypeOfField<F[K], P> } & {
    readonly [K in keyof F as F[K] extends Field<unknown, false> ? never : K]?: TypeOfField<F[K], P>;
  }
>;
