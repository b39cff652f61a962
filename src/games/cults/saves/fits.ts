import type { Spec, Specs } from '../../../kernel';
import type { SavePlace } from './place';

/**
 * Checks that the description leaves to the caller, who knows the game: ids that must exist in it, and parts described elsewhere.
 */
export interface Knowledge {
  known(what: string, value: unknown, place: SavePlace, none: boolean): void;
  part(name: string, value: unknown, place: SavePlace): void;
}

type Kind = Spec['is'];
type Fit<K extends Kind> = (spec: Extract<Spec, { is: K }>, value: unknown, place: SavePlace, knowledge: Knowledge) => void;

export function whole(value: unknown, min: number, max: number, place: SavePlace): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || Object.is(value, -0)) place.fail('notANumber', { min, max });
  if (value < min || value > max) place.fail('outOfRange', { value, min, max });
  return value;
}

export function plainText(value: unknown, most: number, place: SavePlace): string {
  if (typeof value !== 'string') place.fail('notAText');
  if (value.length > most) place.fail('textTooLong', { count: value.length, max: most });
  return value;
}

export function recordOf(value: unknown, place: SavePlace): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) place.fail('notAnObject');
  return value as Readonly<Record<string, unknown>>;
}

export function listOf(value: unknown, place: SavePlace): readonly unknown[] {
  if (!Array.isArray(value)) place.fail('notAList');
  return value;
}

const patterns = new Map<string, RegExp>();

function isLike(text: string, like: string): boolean {
  const pattern = patterns.get(like) ?? new RegExp(like);
  patterns.set(like, pattern);
  return pattern.test(text);
}

const brief = (value: unknown): string => String(JSON.stringify(value)).slice(0, 60);

export function oneOf(value: unknown, ids: readonly string[] | ReadonlySet<string>, place: SavePlace): void {
  const isThere =
    typeof value === 'string' && (Array.isArray(ids) ? ids.includes(value) : (ids as ReadonlySet<string>).has(value));
  if (!isThere) place.fail('unknownId', { value: brief(value), known: [...ids].slice(0, 12) });
}

/** Exactly these fields: one too many is refused as one that is missing. */
export function exactFields(
  record: Readonly<Record<string, unknown>>,
  fields: Specs,
  optional: Specs,
  place: SavePlace,
  knowledge: Knowledge,
): void {
  for (const key of Object.keys(record)) {
    if (!Object.hasOwn(fields, key) && !Object.hasOwn(optional, key))
      place.at(key).fail('unknownField', { known: [...Object.keys(fields), ...Object.keys(optional)] });
  }
  for (const key of Object.keys(fields)) {
    if (!Object.hasOwn(record, key)) place.at(key).fail('fieldMissing');
    fits(fields[key]!, record[key], place.at(key), knowledge);
  }
  for (const key of Object.keys(optional)) {
    if (Object.hasOwn(record, key)) fits(optional[key]!, record[key], place.at(key), knowledge);
  }
}

/** Specs of this kind describe events and views only, never saves. */
const notSaved = ({ is }: Spec): never => {
  throw new Error(`no part of a state is described as '${is}'`);
};

const FITS: { readonly [K in Kind]: Fit<K> } = {
  whole: ({ min, max }, value, place) => void whole(value, min, max, place),
  text({ most, like }, value, place) {
    const text = plainText(value, most, place);
    if (like !== undefined && !isLike(text, like)) place.fail('unknownId', { value: brief(text), known: [] });
  },
  flag(_, value, place) {
    if (typeof value !== 'boolean') place.fail('notAFlag');
  },
  among: ({ ids }, value, place) => oneOf(value, ids, place),
  orNull({ of }, value, place, knowledge) {
    if (value !== null) fits(of, value, place, knowledge);
  },
  list({ of, least, most }, value, place, knowledge) {
    const items = listOf(value, place);
    if (items.length > most) place.fail('listTooLong', { count: items.length, max: most });
    if (items.length < least) place.fail('wrongLength', { count: items.length, max: least });
    for (let i = 0; i < items.length; i++) fits(of, items[i], place.at(i), knowledge);
  },
  tuple({ of }, value, place, knowledge) {
    const items = listOf(value, place);
    if (items.length !== of.length) place.fail('wrongLength', { count: items.length, max: of.length });
    of.forEach((one, i) => fits(one, items[i], place.at(i), knowledge));
  },
  shape: ({ fields, optional }, value, place, knowledge) =>
    exactFields(recordOf(value, place), fields, optional, place, knowledge),
  map({ like, of, most }, value, place, knowledge) {
    const record = recordOf(value, place);
    const keys = Object.keys(record);
    if (keys.length > most) place.fail('listTooLong', { count: keys.length, max: most });
    for (const key of keys) {
      if (!isLike(key, like)) place.at(key).fail('unknownId', { value: brief(key), known: [] });
      fits(of, record[key], place.at(key), knowledge);
    }
  },
  only: notSaved,
  by: notSaved,
  either: notSaved,
  known: ({ what, none }, value, place, knowledge) => knowledge.known(what, value, place, none),
  part: ({ name }, value, place, knowledge) => knowledge.part(name, value, place),
};

/** Whether a value is what the description says; throws with the path of what is not. */
export function fits(spec: Spec, value: unknown, place: SavePlace, knowledge: Knowledge): void {
  (FITS[spec.is] as Fit<Kind>)(spec as never, value, place, knowledge);
}
