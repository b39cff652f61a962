import type { Details } from '../details';
import { bare, isMissing, nearest } from '../known';
import { english, type EnglishForms } from '../plural';

/** The parts that English sentences about any game are made of. */

/** What is counted in any game. */
export const COUNTED = {
  option: ['option', 'options'],
  item: ['item', 'items'],
  letter: ['character', 'characters'],
} satisfies Readonly<Record<string, EnglishForms>>;

/** "1 card", "3 cards", "no cards". */
export function count(n: number, noun: EnglishForms): string {
  return `${n === 0 ? 'no' : n} ${english(n, noun)}`;
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
