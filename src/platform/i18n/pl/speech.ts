import type { Details } from '../details';
import { bare, isMissing, nearest } from '../known';
import { polish, type PolishForms } from '../plural';

/** The parts that Polish sentences about any game are made of. */

/** What is counted in any game, as an object (biernik). */
export const COUNTED = {
  option: ['opcję', 'opcje', 'opcji'],
  item: ['element', 'elementy', 'elementów'],
  letter: ['znak', 'znaki', 'znaków'],
  byte: ['bajt', 'bajty', 'bajtów'],
} satisfies Readonly<Record<string, PolishForms>>;

/** "1 kartę", "3 karty", "5 kart". */
export const count = (n: number, noun: PolishForms): string => `${n} ${polish(n, noun)}`;

/** "a, b i c". */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} i ${items.at(-1)}`;
}

/** "dokładnie 2", "od 2 do 4", "najwyżej 4". */
export function range(min: number, max: number): string {
  if (min === max) return `dokładnie ${min}`;
  return min === 0 ? `najwyżej ${max}` : `od ${min} do ${max}`;
}

/** What was given in place of something known. */
export const given = (d: Details, key = 'value'): string => `„${bare(d.text(key))}”`;

/** "„X” to nie kult." and what would be, or that it is missing. */
export function notOneOf(d: Details, what: string, missing: string): string {
  const start = isMissing(d.text('value')) ? `Brakuje tu ${missing}.` : `${given(d)} to nie ${what}.`;
  return `${start}${known(d)}`;
}

/** " Do wyboru: a, b, c." */
export function known(d: Details, invite = 'Do wyboru'): string {
  const { shown, more } = nearest(d.text('value'), d.texts('known'));
  if (shown.length === 0) return '';
  return ` ${invite}: ${shown.join(', ')}${more > 0 ? ` (i jeszcze ${more})` : ''}.`;
}
