import { DISTRICTS } from '../../../games/cults/contract/ids';
import {
  ABILITY,
  AMOUNT_LIMITS,
  AMOUNTS,
  CHANGE,
  CONDITIONS,
  KINDS,
  MOST_EFFECTS,
  QUANTITY,
  SETTING_IS,
  TRIGGER,
  VERBS,
  WAY,
  type Fields,
  type PartName,
  type FieldShape,
  type VerbEntry,
} from '../../../games/cults/contract/language';
import { among, closed, described, either, flag, list, only, ref, text, whole, type Schema, type Schemas } from './parts';

/** JSON Schemas of the language of cards, from its tables; a declaration as the game reads it, with functions taken out. */

const PARTS: Readonly<Record<PartName, Schema>> = {
  amount: ref('amount'),
  quantity: ref('quantity'),
  condition: ref('condition'),
  settingIs: ref('settingIs'),
  effects: list(ref('effect'), MOST_EFFECTS),
  trigger: ref('trigger'),
  way: ref('way'),
  change: ref('change'),
  ability: ref('ability'),
};

const setting = (): Schema => objectOf(AMOUNTS['setting']!.fields);

function schemaOf(shape: FieldShape): Schema {
  switch (shape.is) {
    case 'whole':
      return whole(shape.min, shape.max);
    case 'numeric':
      return either(whole(shape.min, shape.max), setting());
    case 'yes':
      return only(true);
    case 'words':
      return among(shape.words);
    case 'text':
      return text(shape.most);
    case 'said':
      return { ...closed({}, { en: text(600), pl: text(600) }), minProperties: 1 };
    case 'icons':
      return either(text(12), closed({}, { attack: whole(0, 6), power: whole(0, 6), terror: whole(0, 6) }));
    case 'value':
      return either(flag, { type: 'number' }, text());
    case 'either':
      return either(schemaOf(shape.number), schemaOf(shape.other));
    case 'textOr':
      return either(schemaOf(shape.text), schemaOf(shape.other));
    case 'list':
      return list(schemaOf(shape.of), shape.most);
    case 'object':
      return objectOf(shape.fields);
    case 'byDistrict': {
      const each = Object.fromEntries(DISTRICTS.map((name) => [name, schemaOf(shape.of)]));
      return shape.all ? closed(each) : closed({}, each);
    }
    case 'copies':
      return { type: 'object', additionalProperties: schemaOf(shape.of) };
    case 'part':
      return PARTS[shape.part];
  }
}

function objectOf(fields: Fields, also: Schemas = {}): Schema {
  const made = (optional: boolean): Schemas =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => field.optional === optional)
        .map(([name, { type, doc }]) => [name, doc === undefined ? schemaOf(type) : described(doc.en, schemaOf(type))]),
    );
  return closed({ ...also, ...made(false) }, made(true));
}

const verbs: readonly Schema[] = Object.entries<VerbEntry>(VERBS).map(([name, { doc, fields }]) =>
  described(doc.en, objectOf(fields, { do: only(name) })),
);

const amounts = Object.values(AMOUNTS).map(({ doc, fields }) => described(doc.en, objectOf(fields)));
const conditions = Object.values(CONDITIONS).map(({ doc, fields }) => described(doc.en, objectOf(fields)));

/** Parts of declarations; states and views have effects and triggers too. */
export const cards: Schemas = {
  ...Object.fromEntries(
    Object.entries(KINDS).map(([kind, { doc, fields }]) => [
      `declaration.${kind}`,
      described(doc.en, objectOf(fields, { kind: only(kind) })),
    ]),
  ),
  ability: described('One way to use a card.', objectOf(ABILITY)),
  effect: described('An effect of a card: a verb and what it needs.', either(...verbs)),
  trigger: described('Effects that run when such an event happens.', objectOf(TRIGGER)),
  way: described('One way of a choice between several.', objectOf(WAY)),
  change: described('A change of a number of the rules.', objectOf(CHANGE)),
  quantity: described('Something counted.', objectOf(QUANTITY)),
  amount: described('How many.', either(whole(AMOUNT_LIMITS.min, AMOUNT_LIMITS.max), ...amounts)),
  condition: described('What must hold.', either(...conditions)),
  settingIs: described('A setting of the mod has this value.', objectOf(SETTING_IS)),
};
