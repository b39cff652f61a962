/**
 * What plain data looks like, itself as plain data: one description from which checks and schemas are made, and whatever else
 * has to go through a state field by field.
 */
export type Spec =
  | { readonly is: 'whole'; readonly min: number; readonly max: number }
  | { readonly is: 'text'; readonly most: number; readonly like?: string }
  | { readonly is: 'flag' }
  | { readonly is: 'among'; readonly ids: readonly string[] }
  | { readonly is: 'orNull'; readonly of: Spec }
  | { readonly is: 'list'; readonly of: Spec; readonly least: number; readonly most: number }
  | { readonly is: 'tuple'; readonly of: readonly Spec[] }
  | { readonly is: 'shape'; readonly fields: Specs; readonly optional: Specs }
  /** An object whose keys are ids. */
  | { readonly is: 'map'; readonly like: string; readonly of: Spec; readonly most: number }
  /** A number or an id that stands for something of the game at hand; -1 for none where there may be none. */
  | { readonly is: 'known'; readonly what: string; readonly none: boolean }
  /** Something that is described elsewhere under this name. */
  | { readonly is: 'part'; readonly name: string };

export type Specs = Readonly<Record<string, Spec>>;

export const whole = (min: number, max: number): Spec => ({ is: 'whole', min, max });
export const text = (most: number, like?: string): Spec => ({ is: 'text', most, ...(like === undefined ? {} : { like }) });
export const flag: Spec = { is: 'flag' };
export const among = (ids: readonly string[]): Spec => ({ is: 'among', ids });
export const orNull = (of: Spec): Spec => ({ is: 'orNull', of });
export const list = (of: Spec, most: number): Spec => ({ is: 'list', of, least: 0, most });
export const exactly = (count: number, of: Spec): Spec => ({ is: 'list', of, least: count, most: count });
export const tuple = (...of: readonly Spec[]): Spec => ({ is: 'tuple', of });
export const shape = (fields: Specs, optional: Specs = {}): Spec => ({ is: 'shape', fields, optional });
export const mapOf = (like: string, of: Spec, most: number): Spec => ({ is: 'map', like, of, most });
export const known = (what: string): Spec => ({ is: 'known', what, none: false });
export const knownOrNone = (what: string): Spec => ({ is: 'known', what, none: true });
export const part = (name: string): Spec => ({ is: 'part', name });
