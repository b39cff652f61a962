import { EVENTS, TABLE_EVENTS, type EventSpec } from '../../../games/cults/contract/events';
import { all } from './described';
import { anything, closed, cult, described, either, only, open, ref, type Schema, type Schemas } from './parts';

/** Schemas of events, one variant per type, derived from the contract. */
const TYPES: Readonly<Record<string, EventSpec>> = { ...EVENTS, ...TABLE_EVENTS };

/** The types that have a variant of their own. */
export const EVENT_TYPES: readonly string[] = Object.keys(TYPES);

function variant(type: string, { has, may }: EventSpec): Schema {
  const schema = closed({ type: only(type), ...all(has) }, all(may));
  return type === 'terrorSucceeded' ? { ...schema, dependentRequired: { cards: ['freaks'], freaks: ['cards'] } } : schema;
}

const other: Schema = {
  ...open({ type: { type: 'string', minLength: 1, not: { enum: EVENT_TYPES } } }, { seat: cult, own: anything }),
  dependentRequired: { own: ['seat'] },
};

const variants: Schemas = {
  ...Object.fromEntries(EVENT_TYPES.map((type) => [`event.${type}`, variant(type, TYPES[type]!)])),
  'event.other': described('Something that the rules do not know.', other),
};

export const events: Schemas = {
  event: described('What happened, in the past tense.', either(...Object.keys(variants).map(ref))),
};

export const eventParts: Schemas = variants;
