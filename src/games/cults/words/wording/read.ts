import { Details } from '../../../../platform/i18n/details';
import { roman } from '../dictionary';
import type { Bounds, Clause, Scope } from './types';

/** What a declaration says, read without trust. */

/** What is nested deeper than this nobody could read anyway; and a declaration that holds itself must come to an end. */
export const DEEPEST = 12;

export const details = (value: unknown): Details => new Details({ it: value }).within('it');

/** An amount: a number, something counted, a number of the rules or one that players set. */
export type ReadAmount =
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'chosen' }
  | { readonly is: 'rule'; readonly rule: string }
  | { readonly is: 'setting'; readonly setting: string }
  | { readonly is: 'counted'; readonly what: Details };

/** One, unless it is said. */
export function amount(d: Details, key = 'count'): ReadAmount {
  const inside = d.within(key);
  if (inside.has('rule')) return { is: 'rule', rule: inside.text('rule') };
  if (inside.has('setting')) return { is: 'setting', setting: inside.text('setting') };
  if (inside.text('count') === 'chosen') return { is: 'chosen' };
  if (inside.has('count')) return { is: 'counted', what: inside };
  return { is: 'number', number: d.has(key) ? d.number(key) : 1 };
}

/** The first number of a change that players set; empty if none is. */
export function settingIn(d: Details): string {
  const key = ['set', 'add', 'atLeast', 'atMost'].find((one) => d.within(one).has('setting'));
  return key === undefined ? '' : d.within(key).text('setting');
}

export function bounds(d: Details): Bounds {
  return {
    ...(d.has('atLeast') ? { min: d.number('atLeast') } : {}),
    ...(d.has('atMost') ? { max: d.number('atMost') } : {}),
  };
}

/** What is left when a single bound does not hold; nothing, if that is not a single bound again. */
export function opposite(d: Details): Bounds | undefined {
  const { min, max } = bounds(d);
  if (!d.has('count') || d.has('moreThan')) return undefined;
  if (min !== undefined && max === undefined) return { max: min - 1 };
  return max !== undefined && min === undefined ? { min: max + 1 } : undefined;
}

/** "I or II"; nothing, if every level is meant. */
export function levels(d: Details, or: string): string {
  return d.texts('levels').map(level).join(` ${or} `);
}

/** As on the markers, where there are such markers. */
export const level = (n: string): string => roman(n) || n;

/** "a, b or c". */
export function series(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A whole clause that has no subject to put before it. */
export const whole = (text: string, heavy = false): Clause => ({ subject: '', text, heavy });

/** Names a district first, then what happens there: "choose an open district: …". */
export const led = (s: Scope, lead: string, text: string): Clause => ({
  subject: s.subject,
  text: `${lead}: ${text}`,
  heavy: true,
});

/** Names that go with the same number, together. */
export function together(pairs: readonly (readonly [string, number])[]): [string[], number][] {
  const groups = new Map<number, string[]>();
  for (const [name, n] of pairs) groups.set(n, [...(groups.get(n) ?? []), name]);
  return [...groups].map(([n, names]) => [names, n]);
}

/** A condition made of several, within another made of several, must be seen to belong together. */
export const grouped = (d: Details, said: string): string =>
  d.items('all').length > 1 || d.items('any').length > 1 ? `(${said})` : said;
