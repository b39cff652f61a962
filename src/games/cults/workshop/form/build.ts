import {
  appendItem,
  chained,
  dataOf,
  memberOf,
  moveTo,
  pathText,
  removeAt,
  setMaker,
  setValue,
  type Action,
  type CardForm,
  type Control,
  type Data,
  type GroupControl,
  type ListControl,
  type ListItem,
  type ObjectValue,
  type FormOption,
  type Order,
  type ParsedCard,
  type Path,
  type FormRow,
  type SourceValue,
} from '../../../../platform/workshop';
import { DISTRICTS } from '../../contract/ids';
import { may, need, type Field, type Fields, type PartName, type Said, type FieldShape } from '../../contract/language';
import { placeIn, placeOfAbility, placeOfTrigger, type WordPlace } from '../../vocabulary/place';
import { fieldLabel, groupLabel, kindLabel, verbLabel } from '../labels';
import { Defaults, verbsFor } from './defaults';
import { FORM_WORDS } from './form-words';
import { choice, icons, opaque, saidText, set, settingValue, text, tick, whole, wordOptions, type CardLeaf } from './leaves';
import { NOTHING_KNOWN, TABLES, type Known, type Tables } from './tables';
import { amountOrCondition, effectItem, orSetting, orText, type Ways } from './variants';

/** In which order the form shows the fields of a card, and new ones are written; others follow in the order of their table. */
export const CARD_ORDER: Order = [
  'id',
  'name',
  'number',
  'difficulty',
  'cost',
  'copies',
  'icons',
  'lasts',
  'colour',
  'emblem',
  'art',
  'sound',
  'investigators',
  'when',
  'changes',
  'abilities',
  'effects',
  'run',
  'triggers',
  'requires',
  'otherwise',
  'choices',
  'text',
  'flavour',
];

/**
 * Whether a field is shown where it is not written, too: inputs are, what has a form of its own is added from a menu. Texts are
 * shown only for the whole card: a row of an effect should stay a row.
 */
function isPlain(shape: FieldShape, path: Path): boolean {
  if (shape.is === 'either') return isPlain(shape.number, path) && isPlain(shape.other, path);
  if (shape.is === 'text' || shape.is === 'said') return path.length === 1;
  return ['whole', 'yes', 'words', 'icons', 'value', 'byDistrict'].includes(shape.is);
}

/** Makes the form of a card from the tables and what its text says. */
export class FormBuilder implements Ways {
  readonly card: ParsedCard;
  readonly tables: Tables;
  readonly defaults: Defaults;
  readonly #known: Known;

  constructor(card: ParsedCard, tables: Tables, known: Known) {
    this.card = card;
    this.tables = tables;
    this.#known = known;
    this.defaults = new Defaults(tables, known);
  }

  form(): CardForm | null {
    const { declaration } = this.card;
    const kind = declaration === null ? undefined : this.tables.kinds[declaration.maker];
    if (declaration === null || kind === undefined) return null;
    const place = placeIn(['city', 'objective', 'npc', 'rules'].includes(declaration.maker) ? declaration.maker : 'card');
    const { rows, more } = this.fields([], declaration.root, declaration.maker, kind.fields, place, CARD_ORDER);
    return { rows: [this.#kindRow(declaration.maker), ...rows], more };
  }

  #kindRow(maker: string): FormRow {
    const options = Object.entries(this.tables.kinds).map(
      ([value, { doc }]): FormOption => ({ value, label: kindLabel(value), hint: doc }),
    );
    const control: Control = {
      is: 'choice',
      value: maker,
      options,
      empty: null,
      set: (next) => (next === null ? null : this.#become(next)),
    };
    return { path: '', label: FORM_WORDS.kind, hint: null, control, remove: null };
  }

  /** Another kind: what it needs is added, and nothing is lost. The check tells what does not belong to it. */
  #become(kind: string): ReturnType<typeof setMaker> {
    const { fields } = this.tables.kinds[kind]!;
    const needed = Object.entries(this.defaults.fields(fields, placeIn(kind)));
    const present = new Set(this.card.declaration!.root.members.map(({ key }) => key));
    const missing = needed.filter(([name]) => !present.has(name));
    return chained(this.card, [
      (card) => setMaker(card, kind),
      ...missing.map(
        ([name, data]) =>
          (card: ParsedCard) =>
            setValue(card, [name], data, CARD_ORDER),
      ),
    ]);
  }

  /** The fields of an object that the tables describe, and the members that they do not. */
  fields(
    path: Path,
    holder: ObjectValue | undefined,
    name: string,
    fields: Fields,
    place: WordPlace,
    order: Order = [],
    hidden: readonly string[] = [],
  ): { readonly rows: FormRow[]; readonly more: Action[] } {
    const names = Object.keys(fields).filter((one) => fields[one]!.saved !== true);
    const shown = [...names].sort((a, b) => rankIn(order, a, names) - rankIn(order, b, names));
    const rows: FormRow[] = [];
    const more: Action[] = [];
    for (const one of shown) {
      const field = fields[one]!;
      const spot = this.#spot([...path, one], holder, one, order);
      if (spot.value !== undefined || this.#isShown(field, holder, spot.path, place))
        rows.push(this.#row(spot, name, one, field, place));
      else if (field.optional && field.type.is !== 'words' && this.#fits(field, holder))
        more.push(this.#adding(spot, name, one, field, place));
    }
    const known = [...names, ...hidden];
    const unknown = (holder?.members ?? []).filter(({ key }) => key === null || !known.includes(key));
    return { rows: [...rows, ...unknown.map((member) => this.#unknownRow(path, member.key, member.value))], more };
  }

  /** What a field stands for together with another is shown only beside that one. */
  #fits({ onlyWith }: Field, holder: ObjectValue | undefined): boolean {
    if (onlyWith === undefined) return true;
    const other = holder === undefined ? undefined : memberOf(holder, onlyWith.field)?.value;
    return other?.is === 'plain' && onlyWith.is.includes(String(other.value));
  }

  #isShown(field: Field, holder: ObjectValue | undefined, path: Path, place: WordPlace): boolean {
    if (!field.optional) return path.at(-1) !== 'effects' || holder === undefined || memberOf(holder, 'run') === undefined;
    const { type } = field;
    if (type.is === 'words' && wordOptions(String(path.at(-1)), type, place, null).length === 0) return false;
    return isPlain(type, path) && this.#fits(field, holder);
  }

  #spot(path: Path, holder: ObjectValue | undefined, name: string, order: Order): CardLeaf {
    return { card: this.card, path, value: holder === undefined ? undefined : memberOf(holder, name)?.value, order };
  }

  #row(spot: CardLeaf, holder: string, name: string, field: Field, place: WordPlace): FormRow {
    const label = fieldLabel(holder, name);
    return {
      path: pathText(spot.path),
      label,
      hint: field.doc ?? null,
      control: this.control(spot, name, field, place),
      remove:
        field.optional && spot.value !== undefined && !isPlain(field.type, spot.path) ? this.#removing(spot.path, label) : null,
    };
  }

  #removing(path: Path, label: Said): Action {
    return { label: FORM_WORDS.remove(label), edit: () => removeAt(this.card, path) };
  }

  #adding(spot: CardLeaf, holder: string, name: string, field: Field, place: WordPlace): Action {
    const label = fieldLabel(holder, name);
    return { label, hint: field.doc, edit: () => set(spot, this.defaults.field(name, field, place)) };
  }

  #unknownRow(path: Path, key: string | null, value: SourceValue): FormRow {
    const label = key === null ? { en: '…', pl: '…' } : fieldLabel('', key);
    const isFunction = key === 'run';
    const own = key === null ? path : [...path, key];
    return {
      path: pathText(own),
      label,
      hint: isFunction ? null : FORM_WORDS.unknown,
      control: opaque({ card: this.card, path: own, value, order: [] }, value),
      remove: key === null ? null : this.#removing(own, label),
    };
  }

  /** The control of one value. */
  control(spot: CardLeaf, name: string, field: Field, place: WordPlace): Control {
    const shape = field.type;
    switch (shape.is) {
      case 'whole':
        return whole(spot, shape, field.standard);
      case 'numeric':
        return orSetting(this, spot, shape, field, place);
      case 'yes':
        return tick(spot);
      case 'words':
        return choice(spot, wordOptions(name, shape, place, spot.value === undefined ? null : dataOf(spot.value)), name, field);
      case 'text':
        return text(spot, shape, this.#known, field.optional);
      case 'said':
        return saidText(spot, fieldLabel('', name), shape.lines, field.optional);
      case 'icons':
        return icons(spot, fieldLabel('', name));
      case 'value':
        return settingValue(spot);
      case 'either':
        return this.#either(spot, shape, name, field, place);
      case 'textOr':
        return orText(this, spot, shape, name, place);
      case 'list':
        return this.#list(spot, shape, name, place);
      case 'object':
        return this.#object(spot, name, shape.fields, place);
      case 'byDistrict':
        return this.#object(spot, name, byDistrict(shape), place);
      case 'copies':
        return this.#copies(spot, shape.of, place);
      case 'part':
        return this.#part(spot, shape.part, field, place);
    }
  }

  /** A number within narrow bounds or a word: one list of both. */
  #either(
    spot: CardLeaf,
    { number, other }: Extract<FieldShape, { is: 'either' }>,
    name: string,
    field: Field,
    place: WordPlace,
  ): Control {
    const current = spot.value === undefined ? null : dataOf(spot.value);
    const words = other.is === 'words' ? wordOptions(name, other, place, current) : [];
    const numbers: FormOption[] =
      number.is === 'whole'
        ? Array.from({ length: number.max - number.min + 1 }, (_, i) => String(number.min + i)).map((value) => ({
            value,
            label: { en: value, pl: value },
          }))
        : [];
    return choice(spot, [...numbers, ...words], name, field);
  }

  #object(spot: CardLeaf, name: string, fields: Fields, place: WordPlace): Control {
    const { value } = spot;
    if (value !== undefined && value.is !== 'object') return opaque(spot, value);
    return { is: 'group', ...this.fields(spot.path, value, name, fields, place) };
  }

  /** Card ids with numbers. */
  #copies(spot: CardLeaf, of: FieldShape, place: WordPlace): Control {
    const { value, path } = spot;
    if (value !== undefined && value.is !== 'object') return opaque(spot, value);
    const members = value?.members ?? [];
    const names = new Map(this.#known.cards);
    const rows = members.map((member): FormRow => {
      if (member.key === null) return this.#unknownRow(path, null, member.value);
      const own: CardLeaf = { card: this.card, path: [...path, member.key], value: member.value, order: [] };
      const shown = names.get(member.key) ?? member.key;
      const label = { en: shown, pl: shown };
      const control = this.control(own, '', need(of), place);
      return { path: pathText(own.path), label, hint: null, control, remove: this.#removing(own.path, label) };
    });
    const absent = this.#known.cards.filter(([id]) => !members.some(({ key }) => key === id));
    const more = absent.map(
      ([id, name]): Action => ({ label: { en: name, pl: name }, edit: () => setValue(this.card, [...path, id], 1) }),
    );
    return { is: 'group', rows, more };
  }

  #part(spot: CardLeaf, part: PartName, field: Field, place: WordPlace): Control {
    const { value } = spot;
    const fields = (inner: Fields, within: WordPlace): Control => this.#fieldsOf(spot, part, inner, within);
    switch (part) {
      case 'amount':
        return amountOrCondition(this, spot, 'amounts', field, place);
      case 'condition':
        return amountOrCondition(this, spot, 'conditions', field, place);
      case 'effects':
        return this.list(spot, this.#effectActions(spot, place), (item) => effectItem(this, item, place));
      case 'trigger':
        return fields(this.tables.parts.trigger, placeOfTrigger(place));
      case 'ability': {
        const data = value === undefined ? {} : (dataOf(value) as { keyword?: unknown; window?: unknown });
        return fields(this.tables.parts.ability, placeOfAbility(place, String(data?.keyword), data?.window));
      }
      default:
        return fields(this.tables.parts[part], place);
    }
  }

  #fieldsOf(spot: CardLeaf, name: string, fields: Fields, place: WordPlace): Control {
    const { value, path } = spot;
    if (value !== undefined && value.is !== 'object') return opaque(spot, value);
    return { is: 'group', ...this.fields(path, value, name, fields, place) };
  }

  #effectActions(spot: CardLeaf, place: WordPlace): Action[] {
    return verbsFor(this.tables, place).map(([verb, entry]) => ({
      label: verbLabel(verb),
      hint: entry.doc,
      group: groupLabel(entry.group),
      edit: () => appendItem(this.card, spot.path, this.defaults.effect(verb, place), spot.order),
    }));
  }

  #list(spot: CardLeaf, shape: Extract<FieldShape, { is: 'list' }>, name: string, place: WordPlace): Control {
    const isFull = spot.value?.is === 'list' && spot.value.items.length >= shape.most;
    const data = (): Data => this.#newItem(shape, spot, place);
    const add: Action = {
      label: FORM_WORDS.add(fieldLabel('', name)),
      edit: () => appendItem(this.card, spot.path, data(), spot.order),
    };
    return this.list(spot, isFull ? [] : [add], (item) => this.control(item, name, need(shape.of), place));
  }

  #newItem(shape: Extract<FieldShape, { is: 'list' }>, spot: CardLeaf, place: WordPlace): Data {
    const made = this.defaults.value(shape, place);
    const item: Data = Array.isArray(made) ? (made[0] as Data) : made;
    // A further way needs a name of its own.
    if (shape.of.is !== 'part' || shape.of.part !== 'way') return item;
    const count = spot.value?.is === 'list' ? spot.value.items.length : 0;
    return { ...(item as object), choice: `way-${count + 1}` };
  }

  /** A list with its items, each with its buttons. */
  list(spot: CardLeaf, add: readonly Action[], control: (item: CardLeaf) => Control): Control {
    const { value, path } = spot;
    if (value !== undefined && value.is !== 'list') return opaque(spot, value);
    const items = value?.items ?? [];
    const made = items.map((item, i): ListItem => {
      const own: CardLeaf = { card: this.card, path: [...path, i], value: item, order: [] };
      const moving = (to: number, label: Said): Action | null =>
        items[to] === undefined ? null : { label, edit: () => moveTo(this.card, path, i, to) };
      return {
        path: pathText(own.path),
        control: item.is === 'opaque' ? opaque(own, item) : control(own),
        remove: this.#removing(own.path, { en: String(i + 1), pl: String(i + 1) }),
        up: moving(i - 1, FORM_WORDS.up),
        down: moving(i + 1, FORM_WORDS.down),
      };
    });
    const result: ListControl = { is: 'list', items: made, add };
    return result;
  }

  group(spot: CardLeaf, name: string, fields: Fields, place: WordPlace, hidden: readonly string[]): GroupControl {
    const { value, path } = spot;
    const { rows, more } = this.fields(path, value?.is === 'object' ? value : undefined, name, fields, place, [], hidden);
    return { is: 'group', rows, more };
  }
}

const rankIn = (order: Order, name: string, names: readonly string[]): number =>
  order.includes(name) ? order.indexOf(name) : order.length + names.indexOf(name);

const byDistrict = ({ of, all }: Extract<FieldShape, { is: 'byDistrict' }>): Fields =>
  Object.fromEntries(DISTRICTS.map((name) => [name, (all ? need : may)(of)]));

/** The form of a card; null if its text declares nothing that the tables know. */
export function formOf(card: ParsedCard, known: Known = NOTHING_KNOWN, tables: Tables = TABLES): CardForm | null {
  return new FormBuilder(card, tables, known).form();
}
