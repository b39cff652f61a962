import { COUNTS, OPPORTUNITIES, PLACES, WHO, WINDOWS, type Said, type FieldShape } from '../../contract/language';
import { enTerms } from '../../words/en/terms';
import { plTerms } from '../../words/pl/terms';
import { event as enEvent } from '../../words/wording/en/events';
import { event as plEvent } from '../../words/wording/pl/events';
import { FIELD_LABELS } from './fields';
import { FORM_LABELS, GROUP_LABELS, KIND_LABELS, VERB_LABELS, WORD_LABELS } from './words';

type LabelsById = Readonly<Record<string, Said>>;
const inTable = (table: LabelsById | undefined, key: string): Said | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** A name of the tables made readable, for what has no label yet: `summonHorror` is "Summon horror" in both languages. */
export function spelled(name: string): Said {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return { en: label, pl: label };
}

type Terms = typeof enTerms;
/** A term of the game in both languages. */
function termed(of: 'districts' | 'faces' | 'keywords' | 'numbers', key: string): Said | undefined {
  const inLanguage = (terms: Terms): string | undefined => new Map<string, string>(Object.entries(terms[of])).get(key);
  const [en, pl] = [inLanguage(enTerms), inLanguage(plTerms)];
  return en === undefined || pl === undefined ? undefined : { en, pl };
}

/** The names of fields whose words are terms of the game. */
const TERMS: Readonly<Record<string, Parameters<typeof termed>[0]>> = {
  keyword: 'keywords',
  number: 'numbers',
  rule: 'numbers',
  token: 'faces',
  face: 'faces',
};

const withoutWhen = (text: string): string => text.replace(/^(when|gdy) /, '');

/** Null if nobody has given it a label yet. */
export function knownWordLabel(field: string, word: string): Said | null {
  const own = inTable(WORD_LABELS[field], word);
  if (own !== undefined) return own;
  if (field === 'on') return { en: withoutWhen(enEvent(word, 'anyone')), pl: withoutWhen(plEvent(word, 'anyone')) };
  const term = termed(TERMS[field] ?? 'districts', word) ?? termed('districts', word);
  if (term !== undefined) return term;
  if (field === 'count') return inTable(COUNTS, word) ?? inTable(WORD_LABELS['any'], word) ?? null;
  if (field === 'window') return inTable(WINDOWS, word) ?? null;
  return inTable(WORD_LABELS['any'], word) ?? null;
}

export const wordLabel = (field: string, word: string): Said => knownWordLabel(field, word) ?? spelled(word);

/** What a word means, from the tables; null if they say nothing about it. */
export function wordDoc(field: string, { name }: Extract<FieldShape, { is: 'words' }>, word: string): Said | null {
  if (name === 'Who') return inTable(WHO, word) ?? null;
  if (name === 'Where') return inTable(PLACES, word) ?? null;
  if (name === 'Count') return inTable(COUNTS, word) ?? null;
  const opportunity = new Map(Object.entries(OPPORTUNITIES)).get(word);
  return field === 'keyword' ? (opportunity?.doc ?? null) : null;
}

export const knownFieldLabel = (holder: string, field: string): Said | null =>
  inTable(FIELD_LABELS, `${holder}.${field}`) ?? inTable(FIELD_LABELS, field) ?? termed('districts', field) ?? null;
export const fieldLabel = (holder: string, field: string): Said => knownFieldLabel(holder, field) ?? spelled(field);

export const knownVerbLabel = (verb: string): Said | null => inTable(VERB_LABELS, verb) ?? null;
export const verbLabel = (verb: string): Said => knownVerbLabel(verb) ?? spelled(verb);
export const groupLabel = (group: string): Said => inTable(GROUP_LABELS, group) ?? spelled(group);
export const knownKindLabel = (kind: string): Said | null => inTable(KIND_LABELS, kind) ?? null;
export const kindLabel = (kind: string): Said => knownKindLabel(kind) ?? spelled(kind);
export const formLabel = (form: string): Said => inTable(FORM_LABELS, form) ?? spelled(form);
