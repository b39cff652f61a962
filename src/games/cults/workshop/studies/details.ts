import {
  pathText,
  removeAt,
  setValue,
  type Action,
  type Control,
  type Data,
  type FormOption,
  type FormRow,
  type SourceValue,
} from '../../../../platform/workshop';
import { TELLING } from '../../bench/lead';
import { DISTRICTS, PLANS, TOKENS } from '../../contract/ids';
import { OPPORTUNITIES, type Said } from '../../contract/language';
import { enTerms } from '../../words/en/terms';
import { plTerms } from '../../words/pl/terms';
import type { FormBuilder } from '../form/build';
import { FORM_WORDS } from '../form/form-words';
import { choice, opaque, text, tick, whole, type CardLeaf } from '../form/leaves';
import type { Known } from '../form/tables';
import { knownFieldLabel, spelled, wordLabel } from '../labels';
import { appending } from './appending';
import { DETAIL_LABELS } from './form-words';

/**
 * The form's fields for options and events: an author names an option or event by a few of its details, such as `card` or `district`,
 * and each detail is one field of the form.
 */

/** What the form of a study knows of the table: the seats of its board beside cards and cults. */
export interface StudyKnown extends Known {
  readonly seats: readonly string[];
}

const CULTS = ['seat', 'cult', 'rival', 'replace', 'by', 'winners', 'cults'];
const CARDS = ['card', 'cards'];
const PLACES = ['district', 'from', 'to'];
const TRUE = ['pass', 'site', 'draw', 'destroy', 'free'];
const NUMBERS = ['level', 'number', 'field', 'die', 'ritual', 'count', 'round'];
const MOST = 99;

const plain = (words: string): Said => ({ en: words, pl: words });
const planLabel = (plan: (typeof PLANS)[number]): Said => ({ en: enTerms.plans[plan], pl: plTerms.plans[plan] });

export const detailLabel = (key: string): Said =>
  (Object.hasOwn(DETAIL_LABELS, key) ? DETAIL_LABELS[key] : undefined) ?? knownFieldLabel('', key) ?? spelled(key);

/** The words that a detail may have; null if it is no word of a list. */
function wordsOf(key: string, { seats, cults }: StudyKnown): readonly FormOption[] | null {
  const names = new Map(cults);
  if (CULTS.includes(key)) return seats.map((id) => ({ value: id, label: plain(names.get(id) ?? id) }));
  if (PLACES.includes(key)) return DISTRICTS.map((id) => ({ value: id, label: wordLabel('district', id) }));
  if (key === 'plan') return PLANS.map((id) => ({ value: id, label: planLabel(id) }));
  if (key === 'token') return TOKENS.map((id) => ({ value: id, label: wordLabel('token', id) }));
  if (key === 'keyword') return Object.keys(OPPORTUNITIES).map((id) => ({ value: id, label: wordLabel('keyword', id) }));
  return null;
}

const isPlain = (value: SourceValue | undefined, type: string): boolean =>
  value === undefined || (value.is === 'plain' && typeof value.value === type);

/** The input of one detail: by what stands there, else by its name. */
function detailControl(builder: FormBuilder, spot: CardLeaf, key: string, known: StudyKnown): Control {
  const { value } = spot;
  if (value?.is === 'list') {
    const add = appending(spot, detailLabel(key), begin(key, known));
    return builder.list(spot, [add], (item) => detailControl(builder, item, key, known));
  }
  if (value !== undefined && value.is !== 'plain') return opaque(spot, value);
  if (isPlain(value, 'boolean')) return tick(spot);
  if (isPlain(value, 'number')) return whole(spot, { min: 0, max: MOST }, null);
  if (!isPlain(value, 'string')) return opaque(spot, value!);
  const words = wordsOf(key, known);
  if (words !== null) return choice(spot, words, key, null);
  return text(spot, { is: 'text', of: CARDS.includes(key) ? 'card' : 'name', most: 120 }, known, false);
}

/** What a detail begins with. */
function begin(key: string, known: StudyKnown): Data {
  if (TRUE.includes(key)) return true;
  if (NUMBERS.includes(key)) return 1;
  if (CARDS.includes(key)) return known.cards[0]?.[0] ?? 'acolyte';
  return wordsOf(key, known)?.[0]?.value ?? '…';
}

/**
 * An object of details as fields, without those that have fields elsewhere.
 *
 * @param offered details that may be added.
 */
export function detailsControl(
  builder: FormBuilder,
  spot: CardLeaf,
  known: StudyKnown,
  offered: readonly string[] = TELLING,
  elsewhere: readonly string[] = [],
): Control {
  const { card, path, value } = spot;
  if (value !== undefined && value.is !== 'object') return opaque(spot, value);
  const members = (value?.members ?? []).filter(({ key }) => key !== null && !elsewhere.includes(key));
  const rows = members.map((member): FormRow => {
    const key = member.key!;
    const own: CardLeaf = { card, path: [...path, key], value: member.value, order: [] };
    const label = detailLabel(key);
    const remove: Action = { label: FORM_WORDS.remove(label), edit: () => removeAt(card, own.path) };
    return { path: pathText(own.path), label, hint: null, control: detailControl(builder, own, key, known), remove };
  });
  const missing = offered.filter((key) => !members.some((member) => member.key === key) && !elsewhere.includes(key));
  const more = missing.map(
    (key): Action => ({ label: detailLabel(key), edit: () => setValue(card, [...path, key], begin(key, known)) }),
  );
  return { is: 'group', rows, more };
}
