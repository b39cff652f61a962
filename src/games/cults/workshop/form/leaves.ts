import {
  dataOf,
  pathText,
  removeAt,
  setValue,
  valueAt,
  type ChoiceControl,
  type Edit,
  type GroupControl,
  type Leaf,
  type FormOption,
  type OpaqueControl,
  type Order,
  type ParsedCard,
  type Path,
  type FormRow,
  type SourceValue,
  type TextControl,
} from '../../../../platform/workshop';
import { OPPORTUNITIES, type Field, type Opportunity, type Said, type FieldShape } from '../../contract/language';
import type { WordPlace } from '../../vocabulary/place';
import { fieldLabel, wordDoc, wordLabel } from '../labels';
import { isWordFor } from './defaults';
import { FORM_WORDS } from './form-words';
import type { Known } from './tables';

/** The controls that are one input, or a few in a row: numbers, words, ticks, texts, icons. */

/** A value of the card and where it is. */
export interface CardLeaf {
  readonly card: ParsedCard;
  readonly path: Path;
  /** Undefined if the text has none. */
  readonly value: SourceValue | undefined;
  /** The order of the members beside it. */
  readonly order: Order;
}

export const set = ({ card, path, order }: CardLeaf, data: Parameters<typeof setValue>[2]): Edit =>
  setValue(card, path, data, order);
/** Takes the value out; nothing where there is none. */
export const clear = ({ card, path, value }: CardLeaf): Edit => (value === undefined ? [] : removeAt(card, path));

export function opaque({ card }: CardLeaf, value: SourceValue): OpaqueControl {
  const what = value.is === 'opaque' ? FORM_WORDS.opaque[value.what] : FORM_WORDS.opaque.other;
  return { is: 'opaque', what, source: card.text.slice(value.from, value.to), span: { from: value.from, to: value.to } };
}

const plainOf = ({ value }: CardLeaf): string | number | boolean | null | undefined =>
  value?.is === 'plain' ? value.value : undefined;

/** Whether the text has a value that this control cannot show. */
const isOther = (spot: CardLeaf, ...types: string[]): boolean =>
  spot.value !== undefined && !types.includes(typeof plainOf(spot));

export function whole(spot: CardLeaf, { min, max }: { min: number; max: number }, standard: unknown): Leaf | OpaqueControl {
  if (isOther(spot, 'number')) return opaque(spot, spot.value!);
  const value = plainOf(spot);
  return {
    is: 'whole',
    value: typeof value === 'number' ? value : null,
    min,
    max,
    standard: typeof standard === 'number' ? standard : null,
    set: (next) => (next === null ? clear(spot) : set(spot, next)),
  };
}

export function tick(spot: CardLeaf): Leaf | OpaqueControl {
  if (isOther(spot, 'boolean')) return opaque(spot, spot.value!);
  return { is: 'tick', value: plainOf(spot) === true, set: (next) => (next ? set(spot, true) : clear(spot)) };
}

/** Every keyword has windows of its own. */
function isWindowOf(word: string, { keyword }: WordPlace): boolean {
  const opportunity = new Map<string, Opportunity>(Object.entries(OPPORTUNITIES)).get(keyword);
  return opportunity === undefined || opportunity.windows.some((window) => window === word);
}

type WordShape = Extract<FieldShape, { is: 'words' }>;

export function wordOptions(field: string, shape: WordShape, place: WordPlace, current: unknown): FormOption[] {
  return shape.words
    .filter((word) => word === current || (isWordFor(word, place) && (field !== 'window' || isWindowOf(word, place))))
    .map((word) => ({ value: word, label: wordLabel(field, word), hint: wordDoc(field, shape, word) ?? undefined }));
}

/** How a field says that nothing is written: its usual value, if it has one. */
function emptyOf(name: string, field: Field | null): Said | null {
  if (field === null || !field.optional) return null;
  if (field.standard === undefined) return FORM_WORDS.nothing;
  const label =
    typeof field.standard === 'string' ? wordLabel(name, field.standard) : { en: `${field.standard}`, pl: `${field.standard}` };
  return FORM_WORDS.usual(label);
}

/** A word, or a number among few: levels, a bound. */
export function choice(
  spot: CardLeaf,
  options: readonly FormOption[],
  name: string,
  field: Field | null,
): ChoiceControl | OpaqueControl {
  if (isOther(spot, 'string', 'number')) return opaque(spot, spot.value!);
  const value = plainOf(spot);
  const isNumber = (word: string): boolean => /^-?\d+$/.test(word);
  return {
    is: 'choice',
    value: value === undefined ? null : String(value),
    options,
    empty: emptyOf(name, field),
    set: (next) => (next === null ? clear(spot) : set(spot, isNumber(next) ? Number(next) : next)),
  };
}

function suggestionsOf(of: Extract<FieldShape, { is: 'text' }>['of'], known: Known): FormOption[] {
  const named = (list: Known['cards']): FormOption[] => list.map(([value, name]) => ({ value, label: { en: name, pl: name } }));
  const bare = (list: readonly string[]): FormOption[] => list.map((value) => ({ value, label: { en: value, pl: value } }));
  if (of === 'card') return named(known.cards);
  if (of === 'cult') return named(known.cults);
  if (of === 'setting') return bare(known.settings);
  return of === 'path' || of === 'sign' ? bare(known.pictures) : [];
}

export function text(
  spot: CardLeaf,
  shape: Extract<FieldShape, { is: 'text' }>,
  known: Known,
  optional: boolean,
): TextControl | OpaqueControl {
  if (isOther(spot, 'string')) return opaque(spot, spot.value!);
  const suggestions = suggestionsOf(shape.of, known);
  return {
    is: 'text',
    value: String(plainOf(spot) ?? ''),
    lines: false,
    most: shape.most,
    lang: null,
    suggestions,
    set: (next) => (next === '' && optional ? clear(spot) : set(spot, next)),
  };
}

/** A mod setting's value: `true`, `false`, a number or a word. */
export function settingValue(spot: CardLeaf): TextControl | OpaqueControl {
  if (isOther(spot, 'string', 'number', 'boolean')) return opaque(spot, spot.value!);
  const read = (next: string): string | number | boolean =>
    next === 'true' ? true : next === 'false' ? false : /^-?\d+$/.test(next) ? Number(next) : next;
  const suggestions = ['true', 'false'].map((value) => ({ value, label: { en: value, pl: value } }));
  const value = String(plainOf(spot) ?? '');
  return { is: 'text', value, lines: false, most: 60, lang: null, suggestions, set: (next) => set(spot, read(next)) };
}

/** `Name (English)` */
const within = (label: Said, part: Said): Said => ({ en: `${label.en} (${part.en})`, pl: `${label.pl} (${part.pl})` });

const LANGS = ['en', 'pl'] as const;
const MOST_LETTERS = 600;

/** A text in both languages; a language that is emptied is taken out, and the whole field with the last of them. */
export function saidText(spot: CardLeaf, label: Said, lines: boolean, optional: boolean): GroupControl | OpaqueControl {
  const { card, path, value, order } = spot;
  if (value !== undefined && value.is !== 'object') return opaque(spot, value);
  const rows = LANGS.map((lang): FormRow => {
    const own: CardLeaf = { card, path: [...path, lang], value: value === undefined ? undefined : valueAt(value, [lang]), order };
    const other = value === undefined ? undefined : valueAt(value, [lang === 'en' ? 'pl' : 'en']);
    const empty = (): Edit => {
      if (other !== undefined) return clear(own);
      return optional ? clear(spot) : set(own, '');
    };
    const control: TextControl | OpaqueControl = isOther(own, 'string')
      ? opaque(own, own.value!)
      : {
          is: 'text',
          value: String(plainOf(own) ?? ''),
          lines,
          most: MOST_LETTERS,
          lang,
          suggestions: [],
          set: (next) => (next === '' ? empty() : set(own, next)),
        };
    return { path: pathText(own.path), label: within(label, fieldLabel('', lang)), hint: null, control, remove: null };
  });
  return { is: 'group', inline: true, rows, more: [] };
}

const ICONS = [
  ['attack', 'A'],
  ['power', 'P'],
  ['terror', 'T'],
] as const;
const MOST_ICONS = 6;

/** Icons as their author writes them: letters, or an object of numbers. */
export function icons(spot: CardLeaf, label: Said): GroupControl | OpaqueControl {
  const { value } = spot;
  const letters = value === undefined ? '' : plainOf(spot);
  if (value !== undefined && value.is !== 'object' && typeof letters !== 'string') return opaque(spot, value);
  const counts = new Map(ICONS.map(([name, letter]) => [name, countOf(value, letters, name, letter)]));
  const rows = ICONS.map(([name]): FormRow => {
    const own: CardLeaf = { ...spot, path: [...spot.path, name] };
    const setTo = (next: number): Edit => {
      if (value?.is === 'object') return set({ ...own, value: valueAt(value, [name]) }, next);
      const all = ICONS.map(([one, letter]) => letter.repeat(one === name ? next : counts.get(one)!)).join('');
      return all === '' ? clear(spot) : set(spot, all);
    };
    return {
      path: pathText(own.path),
      label: within(label, fieldLabel('', name)),
      hint: null,
      control: { is: 'whole', value: counts.get(name)!, min: 0, max: MOST_ICONS, standard: 0, set: (next) => setTo(next ?? 0) },
      remove: null,
    };
  });
  return { is: 'group', inline: true, rows, more: [] };
}

function countOf(value: SourceValue | undefined, letters: unknown, name: string, letter: string): number {
  if (typeof letters === 'string') return letters.split(letter).length - 1;
  const member = value === undefined ? undefined : valueAt(value, [name]);
  const data = member === undefined ? 0 : dataOf(member);
  return typeof data === 'number' ? data : 0;
}
