import {
  chained,
  dataOf,
  removeAt,
  renameKey,
  setValue,
  valueAt,
  type ChoiceControl,
  type Control,
  type Data,
  type Edit,
  type GroupControl,
  type FormOption,
  type ParsedCard,
} from '../../../../platform/workshop';
import { AMOUNT_LIMITS, need, type Field, type Fields, type WordForm, type Said, type FieldShape } from '../../contract/language';
import { placeWithin, type WordPlace } from '../../vocabulary/place';
import { formLabel, groupLabel, verbLabel } from '../labels';
import { verbsFor, type Defaults } from './defaults';
import { FORM_WORDS } from './form-words';
import { clear, opaque, set, whole, type CardLeaf } from './leaves';
import type { Tables } from './tables';

/** Values that can be written in one of several ways: verbs of effects, amounts, conditions, pictures. */

/** What of the builder the ways need. */
export interface Ways {
  readonly card: ParsedCard;
  readonly tables: Tables;
  readonly defaults: Defaults;
  control(spot: CardLeaf, name: string, field: Field, place: WordPlace): Control;
  group(spot: CardLeaf, name: string, fields: Fields, place: WordPlace, hidden: readonly string[]): GroupControl;
}

const chosen = (
  value: string | null,
  options: readonly FormOption[],
  empty: Said | null,
  set: ChoiceControl['set'],
): ChoiceControl => ({
  is: 'choice',
  value,
  options,
  empty,
  set,
});

const optionOf = (value: string, hint?: Said): FormOption => ({ value, label: formLabel(value), hint });
const numberOption = optionOf('number');

/** One effect: its verb, and the fields of that verb. */
export function effectItem(ways: Ways, spot: CardLeaf, place: WordPlace): Control {
  const { value } = spot;
  if (value?.is !== 'object') return opaque(spot, value!);
  const data = dataOf(value) as { do?: unknown; who?: unknown };
  const verb = typeof data.do === 'string' ? data.do : null;
  const entry = verb === null ? undefined : ways.tables.verbs[verb];
  const offered = verbsFor(ways.tables, place);
  const all =
    verb === null || offered.some(([name]) => name === verb) || entry === undefined
      ? offered
      : [...offered, [verb, entry] as const];
  const options = all.map(
    ([name, { group, doc }]): FormOption => ({
      value: name,
      label: verbLabel(name),
      hint: doc,
      group: groupLabel(group),
    }),
  );
  const choose = chosen(verb, options, null, (next) => (next === null ? null : otherVerb(ways, spot, next, place)));
  const within = placeWithin(place, data.who, entry?.names);
  const { rows, more } = ways.group(spot, verb ?? '', entry?.fields ?? {}, within, ['do']);
  return { is: 'variant', chosen: choose, inner: null, rows, more };
}

/** Another verb: fields of the same name and shape stay, what it lacks is added, what it does not know is taken out. */
function otherVerb(ways: Ways, { path, value }: CardLeaf, verb: string, place: WordPlace): Edit {
  const wanted: Readonly<Record<string, Data>> = ways.defaults.effect(verb, place);
  const { fields } = ways.tables.verbs[verb]!;
  const old = value?.is === 'object' ? value.members.flatMap(({ key }) => (key === null || key === 'do' ? [] : [key])) : [];
  const before = value === undefined ? undefined : (dataOf(value) as { do?: string }).do;
  const had = before === undefined ? {} : (ways.tables.verbs[before]?.fields ?? {});
  const stays = (key: string): boolean => fields[key] !== undefined && isAlike(fields[key].type, had[key]?.type);
  const added = Object.entries(wanted).filter(([key]) => key !== 'do' && !(old.includes(key) && stays(key)));
  return chained(ways.card, [
    (card) => setValue(card, [...path, 'do'], verb),
    ...old.filter((key) => !stays(key)).map((key) => (card: ParsedCard) => removeAt(card, [...path, key])),
    ...added.map(
      ([key, data]) =>
        (card: ParsedCard) =>
          setValue(card, [...path, key], data),
    ),
  ]);
}

/** Shapes are plain data: the same text means the same values. */
const isAlike = (one: FieldShape, other: FieldShape | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** An amount (a number or one of its ways) or a condition. */
export function amountOrCondition(
  ways: Ways,
  spot: CardLeaf,
  of: 'amounts' | 'conditions',
  field: Field,
  place: WordPlace,
): Control {
  const { value } = spot;
  const forms = ways.tables[of];
  const isNumber = value === undefined || value.is === 'plain';
  if (of === 'conditions' && value === undefined) return conditionToChoose(ways, spot, place);
  if (value?.is === 'opaque' || value?.is === 'list' || (of === 'conditions' && isNumber)) return opaque(spot, value!);
  const options = [
    ...(of === 'amounts' ? [numberOption] : []),
    ...Object.entries(forms).map(([key, { doc }]) => optionOf(key, doc)),
  ];
  const form = value === undefined || isNumber ? 'number' : formIn(value, forms);
  const choose = chosen(form, options, null, (next) => {
    if (next === null || next === form) return [];
    if (next === 'number') return set(spot, 1);
    return of === 'amounts' ? set(spot, ways.defaults.amount(next, place)) : otherCondition(ways, spot, form, next, place);
  });
  if (form === 'number') {
    const inner = whole(spot, AMOUNT_LIMITS, field.standard);
    return inner.is === 'opaque' ? inner : { is: 'variant', chosen: choose, inner, rows: [], more: [] };
  }
  const within = form === 'everywhere' ? { ...place, here: true } : place;
  const holder = form === 'count' ? 'quantity' : form === 'setting' ? 'settingIs' : 'condition';
  const { rows, more } = ways.group(spot, holder, forms[form]!.fields, within, []);
  return { is: 'variant', chosen: choose, inner: null, rows, more };
}

/** A needed condition that is missing: one choice that writes it. */
function conditionToChoose(ways: Ways, spot: CardLeaf, place: WordPlace): Control {
  const options = Object.entries(ways.tables.conditions).map(([key, { doc }]) => optionOf(key, doc));
  const choose = chosen(null, options, FORM_WORDS.nothing, (next) =>
    next === null ? clear(spot) : set(spot, ways.defaults.condition(next, place)),
  );
  return { is: 'variant', chosen: choose, inner: null, rows: [], more: [] };
}

const formIn = (value: NonNullable<CardLeaf['value']>, forms: Readonly<Record<string, WordForm>>): string =>
  Object.keys(forms).find((key) => key !== 'count' && valueAt(value, [key]) !== undefined) ?? 'count';

const LISTS = ['all', 'any'];
const ROUNDS = ['not', 'everywhere'];

/** Another way to write a condition; one that holds others is put around what stands there. */
function otherCondition(ways: Ways, spot: CardLeaf, old: string, next: string, place: WordPlace): Edit {
  const { path, value } = spot;
  const isSwap = [LISTS, ROUNDS].some((pair) => pair.includes(old) && pair.includes(next));
  if (isSwap) return renameKey(ways.card, [...path, old], next);
  const isAround = [...LISTS, ...ROUNDS].includes(next);
  if (!isAround || value === undefined) return set(spot, ways.defaults.condition(next, place));
  const key = ways.card.syntax === 'json' ? JSON.stringify(next) : next;
  const [open, close] = LISTS.includes(next) ? [`{ ${key}: [`, '] }'] : [`{ ${key}: `, ' }'];
  return [
    { from: value.from, to: value.from, insert: open },
    { from: value.to, to: value.to, insert: close },
  ];
}

/** A number, or the setting of the mod that gives it. */
export function orSetting(
  ways: Ways,
  spot: CardLeaf,
  bounds: { min: number; max: number },
  field: Field,
  place: WordPlace,
): Control {
  const { value } = spot;
  if (value !== undefined && value.is !== 'plain' && value.is !== 'object') return opaque(spot, value);
  const isSetting = value?.is === 'object';
  const choose = chosen(isSetting ? 'setting' : 'number', [numberOption, optionOf('setting')], null, (next) =>
    set(spot, next === 'setting' ? ways.defaults.amount('setting', place) : Math.max(bounds.min, 1)),
  );
  if (isSetting) {
    const { rows, more } = ways.group(spot, 'amount', ways.tables.amounts['setting']!.fields, place, []);
    return { is: 'variant', chosen: choose, inner: null, rows, more };
  }
  const inner = whole(spot, bounds, field.standard);
  return inner.is === 'opaque' ? inner : { is: 'variant', chosen: choose, inner, rows: [], more: [] };
}

/** A text, or an object in its place: a picture of the mod, or what one is composed of. */
export function orText(
  ways: Ways,
  spot: CardLeaf,
  shape: Extract<FieldShape, { is: 'textOr' }>,
  name: string,
  place: WordPlace,
): Control {
  const { value } = spot;
  if (value !== undefined && value.is !== 'plain' && value.is !== 'object') return opaque(spot, value);
  const form = value === undefined ? null : value.is === 'object' ? 'other' : 'text';
  const choose = chosen(form, [optionOf('text'), optionOf('other')], FORM_WORDS.nothing, (next) =>
    next === null ? clear(spot) : set(spot, ways.defaults.value(next === 'text' ? shape.text : shape.other, place)),
  );
  if (form === 'other' && shape.other.is === 'object') {
    const { rows, more } = ways.group(spot, name, shape.other.fields, place, []);
    return { is: 'variant', chosen: choose, inner: null, rows, more };
  }
  const inner = form === 'text' && shape.text.is === 'text' ? ways.control(spot, name, need(shape.text), place) : null;
  return { is: 'variant', chosen: choose, inner: inner?.is === 'text' ? inner : null, rows: [], more: [] };
}
