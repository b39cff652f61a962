import type { SourceContext, Holder } from '../../../../platform/workshop';
import { DISTRICTS } from '../../contract/ids';
import { may, need, text, whole, words, yes, type Field, type Fields, type FieldShape } from '../../contract/language';
import { placeIn, placeOfAbility, placeOfTrigger, placeWithin, type WordPlace } from '../../vocabulary/place';
import type { Tables } from '../form/tables';

/** What the tables say about a place in a declaration. */
export interface SpokenPlace {
  /** What the holder is called in labels: a verb, a kind, a part. */
  readonly holder: string;
  readonly fields: Fields;
  readonly place: WordPlace;
}

/** `effect`: one of a list of effects, which is known by its verb. */
type Here = FieldShape | { readonly is: 'effect' };

const KIND_PLACES = ['city', 'objective', 'npc', 'rules'];
const anyLanguage: Fields = { en: may(text('name', 600)), pl: may(text('name', 600)) };
const anyIcons: Fields = { attack: may(whole(0, 6)), power: may(whole(0, 6)), terror: may(whole(0, 6)) };

/** Walks the holders of a context through the tables. Null where they know nothing. */
export function spokenAt({ maker, holders }: SourceContext, tables: Tables): SpokenPlace | null {
  const kind = Object.hasOwn(tables.kinds, maker) ? tables.kinds[maker] : undefined;
  if (kind === undefined) return null;
  const run: Fields = kind.run === true ? { run: may(yes) } : {};
  let now: SpokenPlace | null = {
    holder: maker,
    fields: { ...kind.fields, ...run },
    place: placeIn(KIND_PLACES.includes(maker) ? maker : 'card'),
  };
  let shape: Here | null = null;
  for (const holder of holders.slice(1)) {
    const step: Here | null = stepInto(shape, now, holder);
    if (step === null) return null;
    shape = step;
    if (holder.is === 'object') {
      now = objectOf(step, holder, now!, tables);
      shape = null;
      if (now === null) return null;
    }
  }
  return shape === null ? now : null;
}

/** The shape of the value that a context is about: of a field, or of an item of a list. */
export function shapeAt(
  context: SourceContext,
  tables: Tables,
): { readonly name: string; readonly field: Field; readonly place: WordPlace } | null {
  const last = context.path.at(-1);
  if (typeof last === 'string') {
    const spoken = spokenAt(context, tables);
    const field = spoken !== null && Object.hasOwn(spoken.fields, last) ? spoken.fields[last] : undefined;
    return spoken === null || field === undefined ? null : { name: last, field, place: spoken.place };
  }
  const name = context.path.findLast((step) => typeof step === 'string');
  const outer = spokenAt({ ...context, holders: context.holders.slice(0, -1) }, tables);
  const list = outer !== null && name !== undefined && Object.hasOwn(outer.fields, name) ? outer.fields[name] : undefined;
  if (outer === null || name === undefined || list?.type.is !== 'list') return null;
  return { name, field: need(list.type.of), place: outer.place };
}

/** From a holder into one of its members: a shape by its name, or the items of a list. */
function stepInto(shape: Here | null, now: SpokenPlace | null, { step }: Holder): Here | null {
  if (typeof step === 'number') return shape === null ? null : itemOf(shape);
  const field = step !== null && now !== null && Object.hasOwn(now.fields, step) ? now.fields[step] : undefined;
  return field?.type ?? null;
}

function itemOf(shape: Here): Here | null {
  if (shape.is === 'list') return shape.of;
  return shape.is === 'part' && shape.part === 'effects' ? { is: 'effect' } : null;
}

function objectOf(shape: Here, { known }: Holder, { holder, place }: SpokenPlace, tables: Tables): SpokenPlace | null {
  const found = (name: string, fields: Fields, within: WordPlace = place): SpokenPlace => ({
    holder: name,
    fields,
    place: within,
  });
  switch (shape.is) {
    case 'effect':
      return effectOf(known, place, tables);
    case 'object':
      return found(holder, shape.fields);
    case 'textOr':
      return shape.other.is === 'object' ? found(holder, shape.other.fields) : null;
    case 'byDistrict':
      return found(holder, Object.fromEntries(DISTRICTS.map((name) => [name, may(shape.of)])));
    case 'said':
      return found(holder, anyLanguage);
    case 'icons':
      return found(holder, anyIcons);
    case 'numeric':
      return found('amount', tables.amounts['setting']!.fields);
    case 'part':
      return partOf(shape.part, known, place, tables);
    default:
      return null;
  }
}

function effectOf(known: Holder['known'], place: WordPlace, tables: Tables): SpokenPlace {
  const verb = known.get('do') ?? '';
  const entry = Object.hasOwn(tables.verbs, verb) ? tables.verbs[verb] : undefined;
  const verbs = Object.keys(tables.verbs).filter((name) => tables.verbs[name]!.saved !== true);
  const fields = { do: need(words(verbs)), ...entry?.fields };
  return { holder: verb, fields, place: placeWithin(place, known.get('who'), entry?.names) };
}

function partOf(
  part: Extract<FieldShape, { is: 'part' }>['part'],
  known: Holder['known'],
  place: WordPlace,
  tables: Tables,
): SpokenPlace | null {
  const { parts, amounts, conditions } = tables;
  const run: Fields = { run: may(yes) };
  switch (part) {
    case 'effects':
      return null;
    case 'amount':
    case 'condition': {
      const forms = part === 'amount' ? amounts : conditions;
      const form = Object.keys(forms).find((key) => known.has(key));
      const fields =
        form === undefined
          ? (Object.assign({}, ...Object.values(forms).map((one) => one.fields)) as Fields)
          : forms[form]!.fields;
      return { holder: form === undefined || form === 'count' ? 'quantity' : 'condition', fields, place };
    }
    case 'ability':
      return {
        holder: part,
        fields: { ...parts.ability, ...run },
        place: placeOfAbility(place, known.get('keyword') ?? '', known.get('window')),
      };
    case 'trigger':
      return { holder: part, fields: { ...parts.trigger, ...run }, place: placeOfTrigger(place) };
    default:
      return { holder: part, fields: parts[part], place };
  }
}
