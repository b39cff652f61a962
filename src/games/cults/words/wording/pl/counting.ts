import type { Details } from '../../../../../platform/i18n/details';
import { term } from '../../../../../platform/i18n/sentence';
import { count, list } from '../../../../../platform/i18n/pl/speech';
import { district } from '../../pl/speech';
import { plTerms } from '../../pl/terms';
import { polish, type PolishForms } from '../../../../../platform/i18n/plural';
import { amount, bounds, DEEPEST, grouped, levels, opposite, series } from '../read';
import type { Bounds, Scope } from '../types';
import * as nouns from './nouns';
import type { Noun } from './nouns';

/** Numbers, places, people and conditions in Polish. */

interface Counted {
  readonly noun: Noun;
  readonly board?: true;
  readonly neutral?: true;
  readonly tail?: string;
}

const COUNTED: Readonly<Record<string, Counted>> = {
  rituals: { noun: nouns.RITUAL, board: true },
  sites: { noun: nouns.SITE, board: true },
  dominance: { noun: nouns.DOMINANCE, board: true },
  disorganization: { noun: nouns.DISORGANIZATION, tail: ' łącznie w Stosie Kultu, na ręce i na stosie kart odrzuconych' },
  hand: { noun: nouns.CARD, tail: ' na ręce' },
  discards: { noun: nouns.CARD, tail: ' na stosie kart odrzuconych' },
  tokens: { noun: nouns.TOKEN },
  thugs: { noun: nouns.THUG },
  initiates: { noun: nouns.INITIATE },
  freaks: { noun: nouns.FREAK },
  investigators: { noun: nouns.INVESTIGATOR, board: true, neutral: true },
  openFields: { noun: nouns.FIELD, board: true, neutral: true },
  guardians: { noun: nouns.GUARDIAN, board: true, neutral: true },
  supplyRituals: { noun: nouns.RITUAL, tail: ' w zasobach' },
  supplySites: { noun: nouns.SITE, tail: ' w zasobach' },
  supplyDominance: { noun: nouns.DOMINANCE, tail: ' w zasobach' },
  points: { noun: nouns.POINT },
};

const NUMBERS: Readonly<Record<string, string>> = { round: 'numer rundy', chosen: 'wybrana liczba' };

export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const counted = (d: Details): Counted => own(COUNTED, d.text('count')) ?? { noun: nouns.foreign(d.text('count')) };

/** " poziomu I lub II". */
export function ofLevels(d: Details): string {
  const which = levels(d, 'lub');
  return which === '' ? '' : ` poziomu ${which}`;
}

const nounOf = (d: Details): Noun => nouns.withTail(counted(d).noun, ofLevels(d));

/** "kartę", "3 karty", "5 kart". */
export const some = (n: number, forms: PolishForms): string => (n === 1 ? forms[0] : count(n, forms));

/** A place is "w" (in), "z" (from) or "do" (to) something; the locative and the genitive of "dzielnica" are alike. */
export type Preposition = 'w' | 'z' | 'do';

const kind = (word: Preposition, adjectives: string): string => `${word} ${adjectives} dzielnicy`;

export const here = (s: Scope, word: Preposition = 'w'): string => kind(word, s.here === 'every' ? 'każdej otwartej' : 'tej');

export function oneOf(where: string, s: Scope, word: Preposition = 'w'): string {
  if (where === 'here' || where === '') return here(s, word);
  if (where === 'anywhere' || where === 'choice') return kind(word, 'dowolnej otwartej');
  return where === 'elsewhere' ? kind(word, 'dowolnej innej otwartej') : `${word} ${district(where)}`;
}

export function everyOf(where: string, s: Scope, word: Preposition = 'w'): string {
  if (where === 'choice') return kind(word, 'wybranej otwartej');
  if (where === 'anywhere') return kind(word, 'każdej otwartej');
  return where === 'elsewhere' ? kind(word, 'każdej innej otwartej') : oneOf(where, s, word);
}

function place(d: Details, s: Scope): string {
  const { board, neutral, tail } = counted(d);
  if (board !== true) return tail ?? '';
  const where = d.text('where');
  if (where === 'here' && s.here === 'where') return '';
  if (where === 'elsewhere') return ' w innych dzielnicach';
  if (where === 'here' || !['', 'anywhere', 'choice'].includes(where)) return ` ${oneOf(where, s)}`;
  return neutral === true ? ' łącznie w otwartych dzielnicach' : ' na planszy';
}

interface Holder {
  /** "masz", "ma". */
  readonly has: string;
  readonly who: string;
}

function holder(of: string, s: Scope): Holder {
  const mine: Holder = s.voice === 'you' ? { has: 'masz', who: '' } : { has: 'ma', who: s.each ? '' : s.subject || 'gracz' };
  if (of === '' || of === 'you') return mine;
  if (s.solo && of === 'rivals') return { has: 'ma', who: 'NPC' };
  if (of === 'owner') return s.owner.voice === 'you' ? { has: 'masz', who: '' } : { has: 'ma', who: 'właściciel tej karty' };
  const others: Readonly<Record<string, Holder>> = {
    rivals: { has: 'mają', who: s.voice === 'you' ? 'łącznie przeciwnicy' : 'łącznie pozostali gracze' },
    everyone: { has: 'mają', who: 'łącznie wszyscy gracze' },
    others: { has: 'mają', who: 'łącznie gracze oprócz Pierwszego Kultysty' },
    firstCultist: { has: 'ma', who: 'Pierwszy Kultysta' },
    eventSeat: { has: 'ma', who: 'ten gracz' },
    npc: { has: 'ma', who: 'NPC' },
    rivalsInFight: { has: 'mają', who: 'łącznie przeciwnicy w tej Konfrontacji' },
  };
  return own(others, of) ?? { has: 'ma', who: of };
}

const spaced = (text: string): string => (text === '' ? '' : ` ${text}`);
/** "masz", "ma ten gracz": after "który" and "niż". */
const hasWho = ({ has, who }: Holder): string => has + spaced(who.replace('łącznie ', ''));
/** "ten gracz ma", "przeciwnicy mają łącznie": at the head of a clause. */
function whoHas({ has, who }: Holder, no: boolean): string {
  const together = who.startsWith('łącznie ');
  const name = who.replace('łącznie ', '');
  return `${name === '' ? '' : `${name} `}${no ? 'nie ' : ''}${has}${together ? ' łącznie' : ''}`;
}

/** "każdy Rytuał, który masz w tej dzielnicy": after "za". */
function eachOne(d: Details, s: Scope): string {
  const { accusative, gender } = nounOf(d);
  const start = `${nouns.EACH[gender]} ${accusative[0]}`;
  if (counted(d).neutral === true) return start + place(d, s);
  return `${start}, ${nouns.WHICH[gender]} ${hasWho(holder(d.text('of'), s))}${place(d, s)}`;
}

function numberOf(d: Details, s: Scope): string {
  const alone = own(NUMBERS, d.text('count'));
  if (alone !== undefined) return alone;
  const { accusative, gender } = nounOf(d);
  if (counted(d).neutral === true) return `liczba ${accusative[2]}${place(d, s)}`;
  return `liczba ${accusative[2]}, ${nouns.WHICH_MANY[gender]} ${hasWho(holder(d.text('of'), s))}${place(d, s)}`;
}

/** A number of things ("X Thugs"), and the end of the sentence that explains the number (", where X is …"). */
export function many(d: Details, forms: PolishForms, s: Scope): { readonly what: string; readonly tail: string } {
  const asked = amount(d);
  if (asked.is === 'number') return { what: some(asked.number, forms), tail: '' };
  if (asked.is === 'chosen') return { what: `tyle ${forms[2]}`, tail: '' };
  if (asked.is === 'rule') return { what: `X ${forms[2]}`, tail: `, gdzie X to ${term(plTerms.numbers, asked.rule)}` };
  if (asked.is === 'setting') return { what: `X ${forms[2]}`, tail: `, gdzie X to ustawienie „${asked.setting}”` };
  if (own(NUMBERS, asked.what.text('count')) !== undefined) {
    return { what: `X ${forms[2]}`, tail: `, gdzie X to ${numberOf(asked.what, s)}` };
  }
  return { what: forms[0], tail: ` za ${eachOne(asked.what, s)}` };
}

/** By how much: "o 2", "o 1 za każdy …". */
export function byHowMuch(d: Details, s: Scope): string {
  const asked = amount(d);
  if (asked.is === 'number') return `o ${asked.number}`;
  if (asked.is === 'chosen') return 'o wybraną liczbę';
  if (asked.is === 'rule') return `o X, gdzie X to ${term(plTerms.numbers, asked.rule)}`;
  if (asked.is === 'setting') return `o X, gdzie X to ustawienie „${asked.setting}”`;
  if (own(NUMBERS, asked.what.text('count')) !== undefined) return `o X, gdzie X to ${numberOf(asked.what, s)}`;
  return `o 1 za ${eachOne(asked.what, s)}`;
}

/** "co najmniej 2", as it stands before a noun or after "wynosi". */
function limit({ min, max }: Bounds): string {
  if (min !== undefined && max !== undefined) return min === max ? `dokładnie ${min}` : `od ${min} do ${max}`;
  if (min !== undefined) return `co najmniej ${min}`;
  return max === undefined ? 'dowolnie wiele' : `najwyżej ${max}`;
}

/** After "masz": "co najmniej 2 Rytuały"; "od 2 do 4" goes with the genitive. */
function range(wanted: Bounds, { accusative }: Noun): string {
  const { min, max } = wanted;
  if (min === undefined && max === undefined) return `dowolnie wiele ${accusative[2]}`;
  if (min === 1 && max === undefined) return accusative[0];
  if (min === undefined && max === 0) return `0 ${accusative[2]}`;
  const between = min !== undefined && max !== undefined && min !== max;
  return `${limit(wanted)} ${between ? accusative[2] : polish(min ?? max ?? 0, accusative)}`;
}

/** "więcej Rytuałów na planszy niż NPC". */
function more(d: Details, s: Scope): string {
  const other = d.within('moreThan');
  const [mine, theirs] = [nounOf(d).accusative[2], nounOf(other).accusative[2]];
  const start = `więcej ${mine}${place(d, s)}, niż`;
  if (own(NUMBERS, other.text('count')) !== undefined) return `${start} wynosi ${numberOf(other, s)}`;
  if (counted(other).neutral === true) return `${start} jest ${theirs}${place(other, s)}`;
  const where = mine === theirs && place(d, s) === place(other, s) ? '' : place(other, s);
  return `${start} ${hasWho(holder(other.text('of'), s))}${mine === theirs ? '' : ` ${theirs}`}${where}`;
}

const isBounded = (wanted: Bounds, d: Details): boolean =>
  wanted.min !== undefined || wanted.max !== undefined || !d.has('moreThan');

function objects(d: Details, s: Scope, wanted: Bounds): string[] {
  const both = isBounded(wanted, d) ? [range(wanted, nounOf(d)) + place(d, s)] : [];
  return d.has('moreThan') ? [...both, more(d, s)] : both;
}

/** What is measured rather than had: "liczba … wynosi co najmniej 2". */
function measured(d: Details, s: Scope, wanted: Bounds): string {
  const parts = isBounded(wanted, d) ? [`wynosi ${limit(wanted)}`] : [];
  if (d.has('moreThan')) parts.push(`wynosi więcej niż ${numberOf(d.within('moreThan'), s)}`);
  return `${numberOf(d, s)} ${list(parts)}`;
}

const isNone = ({ min, max }: Bounds, d: Details): boolean => min === undefined && max === 0 && !d.has('moreThan');

function quantity(d: Details, s: Scope, wanted: Bounds): string {
  const noun = nounOf(d);
  const neutral = counted(d).neutral === true;
  if (neutral && isNone(wanted, d)) return `nie ma${place(d, s)} ${noun.genitive}`;
  if (neutral && wanted.min === 1 && wanted.max === undefined && !d.has('moreThan')) return `jest${place(d, s)} ${noun.one}`;
  if (neutral || own(NUMBERS, d.text('count')) !== undefined) return measured(d, s, wanted);
  const who = holder(d.text('of'), s);
  if (isNone(wanted, d)) return `${whoHas(who, true)} ${noun.genitive}${place(d, s)}`;
  return `${whoHas(who, false)} ${list(objects(d, s, wanted))}`;
}

const lead = (d: Details, s: Scope): string => {
  const by = d.number('leadsBy');
  const start = by === 1 ? 'więcej PZ niż' : `co najmniej o ${by} PZ więcej niż`;
  return `${start} ${s.solo ? 'NPC' : s.voice === 'you' ? 'każdy przeciwnik' : 'każdy inny gracz'}`;
};

const isSpread = (d: Details): boolean => d.has('count') && d.text('where') === 'here' && !d.has('moreThan');

function not(d: Details, s: Scope): string {
  const flipped = opposite(d);
  if (flipped !== undefined) return quantity(d, s, flipped);
  if (d.has('moved')) return 'w ramach tego Planu nie przeniesiono Rytuału';
  return `nie jest tak, że ${condition(d, s)}`;
}

/** What stands after "jeśli". */
export function condition(d: Details, s: Scope): string {
  if (s.depth > DEEPEST) return '…';
  const inner: Scope = { ...s, depth: s.depth + 1 };
  const parts = (key: string): string[] => d.items(key).map((part) => grouped(part, condition(part, inner)));
  if (d.has('not')) return not(d.within('not'), inner);
  if (d.has('all')) return list(parts('all')) || 'niczego więcej nie trzeba';
  if (d.has('any')) return series(parts('any'), 'lub') || 'nigdy';
  if (d.has('everywhere')) return everywhere(d.within('everywhere'), inner);
  if (d.has('leadsBy')) return `${whoHas(holder('', s), false)} ${lead(d, s)}`;
  if (d.has('moved')) return 'w ramach tego Planu przeniesiono Rytuał';
  if (d.has('setting')) return `ustawienie „${d.text('setting')}” ma wartość ${d.text('is')}`;
  return d.has('count') ? quantity(d, s, bounds(d)) : 'zachodzi szczególny warunek';
}

function everywhere(d: Details, s: Scope): string {
  if (isSpread(d)) return condition(d, { ...s, here: 'every' });
  return `o każdej otwartej dzielnicy prawdą jest, że ${condition(d, { ...s, here: 'that' })}`;
}

/** ", który ma Rytuał w Downtown": where it stands in the sentence it is closed by a comma. */
export function relative(d: Details, s: Scope): string {
  const isOwn = ['', 'you'].includes(d.text('of')) && own(COUNTED, d.text('count')) !== undefined;
  if (!isOwn || counted(d).neutral === true || d.has('moreThan')) return '';
  const wanted = bounds(d);
  if (isNone(wanted, d)) return `, który nie ma ${nounOf(d).genitive}${place(d, s)}`;
  return `, który ma ${list(objects(d, s, wanted))}`;
}

/** What the reader must have; nothing, if it is about something else. */
export function possessions(d: Details, s: Scope): string[] {
  if (d.has('leadsBy')) return [lead(d, s)];
  const inner = d.within('everywhere');
  if (d.has('everywhere')) return isSpread(inner) ? possessions(inner, { ...s, here: 'every' }) : [];
  if (!d.has('count') || !['', 'you'].includes(d.text('of'))) return [];
  return counted(d).neutral === true || own(NUMBERS, d.text('count')) !== undefined ? [] : objects(d, s, bounds(d));
}
