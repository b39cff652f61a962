import {
  CARD_FRAMES,
  DISTRICTS,
  PARTS,
  PHASES,
  RULE_FRAMES,
  STATE,
  STATE_LIMITS,
  type FrameSpec,
} from '../../../games/cults/rules';
import { type Spec, type Specs } from '../../../kernel';
import {
  among,
  closed,
  described,
  either,
  flag,
  list,
  mapOf,
  modSettings,
  only,
  open,
  orNull,
  ref,
  text,
  whole,
  type Schema,
  type Schemas,
} from './parts';

/** Derives JSON Schemas from the description of the state. Limits that depend on a game's cards are as wide as for any game. */

const natural = whole(0, STATE_LIMITS.number);

/** Schemas of numbers and ids whose meaning every game shares. */
const KNOWN: Readonly<Record<string, (least: number) => Schema>> = {
  seat: (least) => whole(least, 3),
  human: () => whole(0, 3),
  npc: () => whole(1, 3),
  district: (least) => whole(least, DISTRICTS.length - 1),
  openDistrict: () => whole(0, DISTRICTS.length - 1),
  districtName: () => ref('district'),
  type: (least) => whole(least, STATE_LIMITS.cards),
  copy: (least) => whole(least, STATE_LIMITS.number),
  made: () => whole(0, 4096),
  round: () => whole(1, 10),
  phase: () => among(PHASES.slice(1)),
  ritual: () => whole(1, 15),
  usedMark: () => natural,
  cult: () => ref('cult'),
  objective: () => ref('card'),
  setup: () => ref('card'),
  cityCard: () => ref('card'),
  source: () => text(120),
  modifierSource: () => text(300),
  reason: () => text(120),
};

const PART: Readonly<Record<string, () => Schema>> = {
  context: () => schemaOf(PARTS['context']!),
  frame: () => ref('frame'),
  before: () => ref('state'),
  effects: () => list(ref('effect'), 24),
  effect: () => ref('effect'),
  trigger: () => ref('trigger'),
  stored: () => text(4096),
  modSettings: () => modSettings,
};

export const all = (specs: Specs): Schemas =>
  Object.fromEntries(Object.entries(specs).map(([name, one]) => [name, schemaOf(one)]));

const finite = (end: number): number | undefined => (Number.isFinite(end) ? end : undefined);

const limits = (least: number, most: number, what: 'Items' | 'Properties'): Schema => ({
  ...(least === 0 ? {} : { [`min${what}`]: least }),
  ...(most === Infinity ? {} : { [`max${what}`]: most }),
});

export function schemaOf(spec: Spec): Schema {
  const schema = plainSchemaOf(spec);
  return spec.note === undefined ? schema : described(spec.note, schema);
}

function plainSchemaOf(spec: Spec): Schema {
  switch (spec.is) {
    case 'whole':
      return whole(finite(spec.min), finite(spec.max));
    case 'text':
      return { ...text(finite(spec.most)), ...(spec.like === undefined ? {} : { pattern: spec.like }) };
    case 'flag':
      return flag;
    case 'among':
      return among(spec.ids);
    case 'only':
      return only(spec.value);
    case 'either':
      return either(...spec.of.map(schemaOf));
    case 'by':
      return { ...mapOf(spec.part, schemaOf(spec.of)), ...limits(spec.least, spec.most, 'Properties') };
    case 'orNull':
      return orNull(schemaOf(spec.of));
    case 'list':
      return {
        ...list(schemaOf(spec.of)),
        ...limits(spec.least, spec.most, 'Items'),
        ...(spec.unlike === true ? { uniqueItems: true } : {}),
      };
    case 'tuple': {
      const { length } = spec.of;
      return { type: 'array', prefixItems: spec.of.map(schemaOf), items: false, minItems: length, maxItems: length };
    }
    case 'shape':
      return {
        ...(spec.open === true ? open : closed)(all(spec.fields), all(spec.optional)),
        ...(spec.together === undefined ? {} : { dependentRequired: spec.together }),
      };
    case 'map':
      return {
        type: 'object',
        propertyNames: { pattern: spec.like },
        additionalProperties: schemaOf(spec.of),
        maxProperties: spec.most,
      };
    case 'known':
      return KNOWN[spec.what]!(spec.none ? -1 : 0);
    case 'part':
      return PART[spec.name]?.() ?? ref(spec.name);
  }
}

/** The schema of a flow frame; the first part of its label is its step. */
function frameOf([label, { fields }]: [string, FrameSpec]): Schema {
  return closed({ step: only(label.split(':')[0]!), ...all(fields) });
}

/** The whole state, and the frames on its flow stack. */
export const stateSchema = (): Schema => schemaOf(STATE);
export const frameSchema = (): Schema => either(...Object.entries({ ...RULE_FRAMES, ...CARD_FRAMES }).map(frameOf));
