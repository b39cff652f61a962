import type { Details } from '../details';
import { choiceWords, counted, roman, tally, term } from '../dictionary';
import { bare, isMissing, nearest } from '../known';
import { english, type EnglishForms } from '../../../../platform/i18n/plural';
import type { Names } from '../types';
import { enTerms } from './terms';

/** The parts that English sentences are made of. */

export const NOUNS = {
  card: ['card', 'cards'],
  token: ['Cultist token', 'Cultist tokens'],
  die: ['die', 'dice'],
  district: ['district', 'districts'],
  option: ['option', 'options'],
  item: ['item', 'items'],
  seat: ['seat', 'seats'],
  letter: ['character', 'characters'],
  thug: ['Thug', 'Thugs'],
  initiate: ['Initiate', 'Initiates'],
  freak: ['Freak', 'Freaks'],
  investigator: ['Investigator', 'Investigators'],
  ritual: ['Ritual', 'Rituals'],
  site: ['Cult Site', 'Cult Sites'],
  dominance: ['Dominance marker', 'Dominance markers'],
  plan: ['Plan marker', 'Plan markers'],
  point: ['VP', 'VP'],
} satisfies Readonly<Record<string, EnglishForms>>;

/** "1 card", "3 cards", "no cards". */
export function count(n: number, noun: EnglishForms): string {
  return `${n === 0 ? 'no' : n} ${english(n, noun)}`;
}

export function token(id: string, n: number): string {
  if (id === 'thug' || id === 'initiate' || id === 'freak') return english(n, NOUNS[id]);
  return id;
}

/** "a, b and c". */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** "exactly 2", "2 to 4", "up to 4". */
export function range(min: number, max: number): string {
  if (min === max) return `exactly ${min}`;
  return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}

export const ritual = (level: string | number): string => `Ritual ${roman(level)}`;
export const district = (id: string): string => term(enTerms.districts, id);
export const plan = (id: string): string => term(enTerms.plans, id);
export const face = (id: string): string => term(enTerms.faces, id);
export const faces = (ids: readonly string[]): string => (ids.length === 0 ? 'nothing' : tally(ids.map(face)));
export const cards = (ids: readonly string[], names: Names): string => list(counted(ids.map((id) => names.card(id))));
export const choice = (names: Names, card: string, id: string): string => choiceWords(names, enTerms.choices, card, id);

/** Whose deed it was. */
export const who = (d: Details, names: Names): string => (d.has('seat') ? names.cult(d.text('seat')) : 'Someone');
/** Where, if anywhere: " in Downtown". */
export const where = (d: Details): string => (d.has('district') ? ` in ${district(d.text('district'))}` : '');

/** What was given in place of something known. */
export const given = (d: Details, key = 'value'): string => `“${bare(d.text(key))}”`;

/** "X is not a cult." and what would be, or that it is missing. */
export function notOneOf(d: Details, what: string, need: string): string {
  const start = isMissing(d.text('value')) ? `${need} is missing here.` : `${given(d)} is not ${what}.`;
  return `${start}${known(d)}`;
}

/** " Use one of: a, b, c." */
export function known(d: Details, invite = 'Use one of'): string {
  const { shown, more } = nearest(d.text('value'), d.texts('known'));
  if (shown.length === 0) return '';
  return ` ${invite}: ${shown.join(', ')}${more > 0 ? ` (and ${more} more)` : ''}.`;
}
