import { DISTRICTS, FACES, KEYWORDS, PHASES, PLANS, RULES, STACKS, TOKENS } from '../../../games/cults/rules';
import { type Json } from '../../../kernel';

/** A JSON Schema (draft 2020-12): plain data, made of the few shapes that the contract uses. */
export type Schema = { readonly [keyword: string]: Json };
export type Schemas = Readonly<Record<string, Schema>>;

export const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
export const only = (value: string | number | boolean | null): Schema => (value === null ? nothing : { const: value });
export const among = (ids: readonly string[]): Schema => ({ type: 'string', enum: ids });
export const text = (most?: number): Schema => ({ type: 'string', ...(most === undefined ? {} : { maxLength: most }) });
export const whole = (min?: number, max?: number): Schema => ({
  type: 'integer',
  ...(min === undefined ? {} : { minimum: min }),
  ...(max === undefined ? {} : { maximum: max }),
});
export const natural: Schema = whole(0);
export const flag: Schema = { type: 'boolean' };
export const nothing: Schema = { type: 'null' };
export const anything: Schema = { type: 'object' };

export const list = (items: Schema, most?: number): Schema => ({
  type: 'array',
  items,
  ...(most === undefined ? {} : { maxItems: most }),
});
export const some = (items: Schema): Schema => ({ type: 'array', items, minItems: 1 });
export const unlike = (items: Schema, most?: number): Schema => ({ ...list(items, most), uniqueItems: true });
/** A list of exactly `count` equal things. */
export const exactly = (count: number, items: Schema): Schema => ({
  type: 'array',
  items,
  minItems: count,
  maxItems: count,
});
export const pair = (first: Schema, second: Schema): Schema => ({
  type: 'array',
  prefixItems: [first, second],
  items: false,
  minItems: 2,
  maxItems: 2,
});

/** An object with these fields and no others. */
export const closed = (required: Schemas, optional: Schemas = {}): Schema => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});
/** An object with these fields; mods may add others. */
export const open = (required: Schemas, optional: Schemas = {}): Schema => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
});
/** Makes every field of a closed object optional except these. */
export const partly = (schema: Schema, required: readonly string[] = []): Schema => ({ ...schema, required });
export const mapOf = (key: string, value: Schema): Schema => ({
  type: 'object',
  propertyNames: ref(key),
  additionalProperties: value,
});
export const byCult = (value: Schema): Schema => mapOf('cult', value);
/** Variants exclude each other by their fields, so the first that fits is the only one: `oneOf` would try them all. */
export const either = (...variants: readonly Schema[]): Schema => (variants.length === 1 ? variants[0]! : { anyOf: variants });
export const orNull = (schema: Schema): Schema => either(schema, nothing);
export const described = (description: string, schema: Schema): Schema => ({ description, ...schema });

const ID = '^[^\\s:]+(:[^\\s:]+)?$';

/** Schemas of ids. */
export const ids: Schemas = {
  cult: described('A cult id; seats are named by their cult. A cult of a mod is mod-id:cult-id.', {
    type: 'string',
    pattern: ID,
    maxLength: 120,
  }),
  card: described('A card id; a card of a mod is mod-id:card-id.', { type: 'string', pattern: ID, maxLength: 120 }),
  district: among(DISTRICTS),
  token: among(TOKENS),
  face: among(FACES),
  plan: among(PLANS),
  phase: among(PHASES),
  keyword: among(KEYWORDS),
  stack: among(STACKS),
  ruleNumber: described('A number of the rules that cards may change.', among(Object.keys(RULES))),
  ruleId: described('A paragraph of the rules.', { type: 'string', pattern: '^R[0-9]+\\.[0-9]+$' }),
  level: described('The level of a Ritual.', whole(1, 3)),
  seatSpec: described(
    'Who plays a cult: human, or the name of a bot.',
    closed({ cult: ref('cult') }, { by: text(40), name: text(60) }),
  ),
};

/** The players' settings of mods, by mod id and setting name. */
export const modSettings: Schema = {
  type: 'object',
  additionalProperties: { type: 'object', additionalProperties: either(flag, whole(), text()) },
};
export const seatChoice: Schema = either(ref('cult'), ref('seatSpec'));
export const card = ref('card');
export const cult = ref('cult');
export const district = ref('district');
export const level = ref('level');
