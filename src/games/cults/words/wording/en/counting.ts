import type { Details } from '../../../../../platform/i18n/details';
import { count, list } from '../../../../../platform/i18n/en/speech';
import { district, NOUNS } from '../../en/speech';
import { enTerms } from '../../en/terms';
import { term } from '../../../../../platform/i18n/sentence';
import { english, type EnglishForms } from '../../../../../platform/i18n/plural';
import { amount, bounds, DEEPEST, grouped, levels, opposite, series } from '../read';
import type { Bounds, Person, Scope } from '../types';

/** Numbers, places, people and conditions in English. */

interface Counted {
  readonly forms: EnglishForms;
  /** Lies in districts. */
  readonly board?: true;
  /** Belongs to nobody. */
  readonly neutral?: true;
  /** Where else it is. */
  readonly tail?: string;
}

const FIELD: EnglishForms = ['free Ritual field', 'free Ritual fields'];
const DISORGANIZATION: EnglishForms = ['Disorganization card', 'Disorganization cards'];

const COUNTED: Readonly<Record<string, Counted>> = {
  rituals: { forms: NOUNS.ritual, board: true },
  sites: { forms: NOUNS.site, board: true },
  dominance: { forms: NOUNS.dominance, board: true },
  disorganization: { forms: DISORGANIZATION, tail: ' in deck, hand and discard pile together' },
  hand: { forms: NOUNS.card, tail: ' in hand' },
  discards: { forms: NOUNS.card, tail: ' in the discard pile' },
  tokens: { forms: NOUNS.token },
  thugs: { forms: NOUNS.thug },
  initiates: { forms: NOUNS.initiate },
  freaks: { forms: NOUNS.freak },
  investigators: { forms: NOUNS.investigator, board: true, neutral: true },
  openFields: { forms: FIELD, board: true, neutral: true },
  guardians: { forms: ['Guardian', 'Guardians'], board: true, neutral: true },
  supplyRituals: { forms: NOUNS.ritual, tail: ' in supply' },
  supplySites: { forms: NOUNS.site, tail: ' in supply' },
  supplyDominance: { forms: NOUNS.dominance, tail: ' in supply' },
  points: { forms: NOUNS.point },
};

/** What has a number but cannot be counted one by one. */
const NUMBERS: Readonly<Record<string, string>> = { round: 'the number of the round', chosen: 'the chosen number' };

export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const counted = (d: Details): Counted => {
  const id = d.text('count');
  return own(COUNTED, id) ?? { forms: [id, id] };
};

function nouns(d: Details): EnglishForms {
  const { forms } = counted(d);
  const which = levels(d, 'or');
  return which === '' ? forms : [`level ${which} ${forms[0]}`, `level ${which} ${forms[1]}`];
}

export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
/** "a card", "3 cards". */
export const some = (n: number, forms: EnglishForms): string => (n === 1 ? a(forms[0]) : count(n, forms));

export const here = (s: Scope): string =>
  s.here === 'every' ? 'each open district' : `${s.here === 'this' ? 'this' : 'that'} district`;
export const their = (s: Person): string => ({ you: 'your', they: 'their', it: 'its' })[s.voice];

/** Where one thing is to be found or put, of one's choice if there are several. */
export function oneOf(where: string, s: Scope): string {
  if (where === 'here' || where === '') return here(s);
  if (where === 'anywhere' || where === 'choice') return 'any open district';
  return where === 'elsewhere' ? 'any other open district' : district(where);
}

/** Where something happens: everywhere that is meant, unless a choice is. */
export function everyOf(where: string, s: Scope): string {
  if (where === 'choice') return `an open district of ${their(s)} choice`;
  if (where === 'anywhere') return 'every open district';
  return where === 'elsewhere' ? 'every other open district' : oneOf(where, s);
}

/** Where things are counted. */
function place(d: Details, s: Scope): string {
  const { board, neutral, tail } = counted(d);
  if (board !== true) return tail ?? '';
  const where = d.text('where');
  if (where === 'here' && s.here === 'where') return '';
  if (where === 'elsewhere') return ' in other districts';
  if (where === 'here' || !['', 'anywhere', 'choice'].includes(where)) return ` in ${oneOf(where, s)}`;
  return neutral === true ? ' in all open districts together' : ' on the board';
}

/** Who has it, and the verb. */
function holder(of: string, s: Scope): string {
  const mine = s.voice === 'you' ? 'you have' : s.each ? 'they have' : `${s.subject || 'the player'} has`;
  if (of === '' || of === 'you') return mine;
  if (s.solo && of === 'rivals') return 'the NPC has';
  if (of === 'owner') return s.owner.voice === 'you' ? 'you have' : 'the owner of this card has';
  const others: Readonly<Record<string, string>> = {
    rivals: s.voice === 'you' ? 'your opponents together have' : 'the other players together have',
    everyone: 'all players together have',
    others: 'the players but the First Cultist together have',
    firstCultist: 'the First Cultist has',
    eventSeat: 'that player has',
    npc: 'the NPC has',
    rivalsInFight: 'the opponents in this Confrontation together have',
  };
  return own(others, of) ?? `${of} has`;
}

/** "Ritual you have in this district": after "for each". */
function eachOne(d: Details, s: Scope): string {
  if (counted(d).neutral === true) return nouns(d)[0] + place(d, s);
  return `${nouns(d)[0]} ${holder(d.text('of'), s).replace(' together', '')}${place(d, s)}`;
}

function numberOf(d: Details, s: Scope): string {
  const alone = own(NUMBERS, d.text('count'));
  if (alone !== undefined) return alone;
  if (counted(d).neutral === true) return `the number of ${nouns(d)[1]}${place(d, s)}`;
  return `the number of ${nouns(d)[1]} ${holder(d.text('of'), s)}${place(d, s)}`;
}

/** A number of things ("X Thugs"), and the end of the sentence that explains the number (", where X is …"). */
export function many(d: Details, forms: EnglishForms, s: Scope, key = 'count'): { readonly what: string; readonly tail: string } {
  const asked = amount(d, key);
  if (asked.is === 'number') return { what: some(asked.number, forms), tail: '' };
  if (asked.is === 'chosen') return { what: `that many ${forms[1]}`, tail: '' };
  if (asked.is === 'rule') return { what: `X ${forms[1]}`, tail: `, where X is ${term(enTerms.numbers, asked.rule)}` };
  if (asked.is === 'setting') return { what: `X ${forms[1]}`, tail: `, where X is the setting “${asked.setting}”` };
  if (own(NUMBERS, asked.what.text('count')) !== undefined) {
    return { what: `X ${forms[1]}`, tail: `, where X is ${numberOf(asked.what, s)}` };
  }
  return { what: a(forms[0]), tail: ` for each ${eachOne(asked.what, s)}` };
}

/** "at least 2 Rituals". */
function range({ min, max }: Bounds, forms: EnglishForms): string {
  if (min === undefined) {
    if (max === undefined) return `any number of ${forms[1]}`;
    return max === 0 ? `no ${forms[0]}` : `at most ${max} ${english(max, forms)}`;
  }
  if (max !== undefined) return min === max ? `exactly ${min} ${english(min, forms)}` : `${min} to ${max} ${forms[1]}`;
  return min === 1 ? a(forms[0]) : `at least ${min} ${english(min, forms)}`;
}

/** "is at least 3". */
function size({ min, max }: Bounds): string {
  if (min !== undefined && max !== undefined) return min === max ? `is exactly ${min}` : `is from ${min} to ${max}`;
  if (min !== undefined) return `is at least ${min}`;
  return max === undefined ? 'is any' : `is at most ${max}`;
}

/** "more Rituals on the board than the NPC has". */
function more(d: Details, s: Scope): string {
  const other = d.within('moreThan');
  const [mine, theirs] = [nouns(d)[1], nouns(other)[1]];
  if (own(NUMBERS, other.text('count')) !== undefined) return `more ${mine}${place(d, s)} than ${numberOf(other, s)}`;
  if (counted(other).neutral === true) return `more ${mine}${place(d, s)} than there are ${theirs}${place(other, s)}`;
  const what = mine === theirs ? '' : ` ${theirs}`;
  const where = mine === theirs && place(d, s) === place(other, s) ? '' : place(other, s);
  return `more ${mine}${place(d, s)} than ${holder(other.text('of'), s)}${what}${where}`;
}

/** What is had: the bounds, and the comparison. */
function objects(d: Details, s: Scope, wanted: Bounds): string[] {
  const both: string[] = [];
  if (wanted.min !== undefined || wanted.max !== undefined || !d.has('moreThan')) {
    both.push(range(wanted, nouns(d)) + place(d, s));
  }
  if (d.has('moreThan')) both.push(more(d, s));
  return both;
}

function numberCondition(d: Details, s: Scope, wanted: Bounds): string {
  const parts: string[] = [];
  if (wanted.min !== undefined || wanted.max !== undefined || !d.has('moreThan')) parts.push(size(wanted));
  if (d.has('moreThan')) parts.push(`is higher than ${numberOf(d.within('moreThan'), s)}`);
  return `${numberOf(d, s)} ${list(parts)}`;
}

function quantity(d: Details, s: Scope, wanted: Bounds): string {
  if (own(NUMBERS, d.text('count')) !== undefined) return numberCondition(d, s, wanted);
  const what = list(objects(d, s, wanted));
  if (counted(d).neutral === true) return `there ${/^(an?|no|at most 1|exactly 1) /.test(what) ? 'is' : 'are'} ${what}`;
  return `${holder(d.text('of'), s)} ${what}`;
}

const lead = (d: Details, rival: string): string => {
  const by = d.number('leadsBy');
  return by === 1 ? `more VP than ${rival}` : `at least ${by} VP more than ${rival}`;
};

const rival = (s: Scope): string => (s.solo ? 'the NPC' : s.voice === 'you' ? 'every opponent' : 'every other player');

/** Said of each district at once: "in each open district". */
const isSpread = (d: Details): boolean => d.has('count') && d.text('where') === 'here' && !d.has('moreThan');

function not(d: Details, s: Scope): string {
  const flipped = opposite(d);
  if (flipped !== undefined) return quantity(d, s, flipped);
  if (d.has('moved')) return 'no Ritual was moved with this Plan';
  return `it is not true that ${condition(d, s)}`;
}

/** What stands after "if". */
export function condition(d: Details, s: Scope): string {
  if (s.depth > DEEPEST) return '…';
  const inner: Scope = { ...s, depth: s.depth + 1 };
  const parts = (key: string): string[] => d.items(key).map((part) => grouped(part, condition(part, inner)));
  if (d.has('not')) return not(d.within('not'), inner);
  if (d.has('all')) return list(parts('all')) || 'nothing else is asked';
  if (d.has('any')) return series(parts('any'), 'or') || 'never';
  if (d.has('everywhere')) return everywhere(d.within('everywhere'), inner);
  if (d.has('leadsBy')) return `${holder('', s)} ${lead(d, rival(s))}`;
  if (d.has('moved')) return 'a Ritual was moved with this Plan';
  if (d.has('setting')) return `the setting “${d.text('setting')}” is ${d.text('is')}`;
  return d.has('count') ? quantity(d, s, bounds(d)) : 'a condition of its own holds';
}

function everywhere(d: Details, s: Scope): string {
  if (isSpread(d)) return condition(d, { ...s, here: 'every' });
  return `of each open district it is true that ${condition(d, { ...s, here: 'that' })}`;
}

/** " who has a Ritual in Downtown", where the condition is about the one it is said of. */
export function relative(d: Details, s: Scope): string {
  const { neutral } = counted(d);
  const own_ = ['', 'you'].includes(d.text('of')) && d.has('count') && own(COUNTED, d.text('count')) !== undefined;
  return own_ && neutral !== true && !d.has('moreThan') ? ` who has ${list(objects(d, s, bounds(d)))}` : '';
}

/** What the reader must have; nothing, if it is about something else. */
export function possessions(d: Details, s: Scope): string[] {
  if (d.has('leadsBy')) return [lead(d, rival(s))];
  const inner = d.within('everywhere');
  if (d.has('everywhere')) return isSpread(inner) ? possessions(inner, { ...s, here: 'every' }) : [];
  if (!d.has('count') || !['', 'you'].includes(d.text('of'))) return [];
  return counted(d).neutral === true || own(NUMBERS, d.text('count')) !== undefined ? [] : objects(d, s, bounds(d));
}
