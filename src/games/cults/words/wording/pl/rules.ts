import type { Details } from '../../../../../platform/i18n/details';
import { term } from '../../../../../platform/i18n/sentence';
import { count, list } from '../../../../../platform/i18n/pl/speech';
import { ACCUSATIVE, district } from '../../pl/speech';
import { plTerms } from '../../pl/terms';
import type { PolishForms } from '../../../../../platform/i18n/plural';
import { settingIn } from '../read';
import type { Scope } from '../types';
import { here, own } from './counting';
import * as nouns from './nouns';

/** Changes of rules numbers in Polish. */

interface Deed {
  readonly verbs: readonly [you: string, they: string];
  readonly most?: true;
  readonly forms: PolishForms;
  readonly tail: string;
}

/** Not "2 razy więcej", which would be twice as many. */
const REROLLS: PolishForms = ['przerzut', 'przerzuty', 'przerzutów'];
const PLANS: PolishForms = ['Znacznik Planu', 'Znaczniki Planów', 'Znaczników Planów'];
const DICE: PolishForms = ['Kość Rekrutacji', 'Kości Rekrutacji', 'Kości Rekrutacji'];
const FIELDS: PolishForms = ['pole', 'pola', 'pól'];
const DOMINANCE = nouns.DOMINANCE.accusative;

const DEEDS: Readonly<Record<string, Deed>> = {
  mobilizationDraw: { verbs: ['dobierasz', 'dobiera'], forms: nouns.CARD.accusative, tail: ' w Mobilizacji' },
  recruitmentDice: { verbs: ['masz', 'ma'], forms: DICE, tail: ' do rzutu' },
  rerolls: { verbs: ['masz', 'ma'], forms: REROLLS, tail: ' podczas Rekrutacji' },
  planMarkers: { verbs: ['kładziesz', 'kładzie'], forms: PLANS, tail: ' w Fazie Planowania' },
  bluffTokens: { verbs: ['bierzesz', 'bierze'], forms: nouns.TOKEN.accusative, tail: ' za Blef' },
  tokensKept: {
    verbs: ['możesz zachować', 'może zachować'],
    most: true,
    forms: nouns.TOKEN.accusative,
    tail: ' w Fazie Ukrycia',
  },
  opposingMoves: {
    verbs: ['możesz przenieść', 'może przenieść'],
    most: true,
    forms: nouns.RITUAL.accusative,
    tail: ', by przeciwstawić się Dominacji',
  },
  dominanceWon: { verbs: ['umieszczasz', 'umieszcza'], forms: DOMINANCE, tail: ' po wygranej Konfrontacji' },
  dominanceUnopposed: { verbs: ['umieszczasz', 'umieszcza'], forms: DOMINANCE, tail: ' bez Konfrontacji' },
};

const COSTS: readonly string[] = ['cardCost', 'siteCost', 'ritualCost', 'firstCardDiscount'];
const KINDS: Readonly<Record<string, string>> = { guardian: 'koszt Strażników', action: 'koszt Działań' };

const isOwn = (d: Details): boolean => d.text('of') === 'you';
const isReader = (d: Details, s: Scope): boolean => isOwn(d) && s.voice === 'you';

function place(d: Details, s: Scope): string {
  if (!d.has('where')) return '';
  return d.text('where') === 'here' ? ` ${here(s)}` : ` w ${district(d.text('where'))}`;
}

/** "każdy dobiera 5 kart w Mobilizacji". */
function deed({ verbs, most, forms, tail }: Deed, d: Details, s: Scope): string[] {
  const they = isOwn(d) ? s.subject || 'gracz' : 'każdy';
  const start = isReader(d, s) ? verbs[0] : `${they} ${verbs[1]}`;
  const parts: string[] = [];
  if (d.has('set')) parts.push(`${start} ${most === true ? 'najwyżej ' : ''}${count(d.number('set'), forms)}`);
  if (d.has('add')) {
    const add = d.number('add');
    parts.push(`${start} o ${count(Math.abs(add), forms)} ${add < 0 ? 'mniej' : 'więcej'}`);
  }
  return parts.map((part) => part + place(d, s) + tail);
}

function start(d: Details, s: Scope): string[] {
  const parts: string[] = [];
  const who = `nowi Badacze Tajemnic${place(d, s)} zaczynają`;
  if (d.has('set')) parts.push(`${who} na polu ${d.number('set')}`);
  const add = d.number('add');
  if (d.has('add')) parts.push(`${who} o ${count(Math.abs(add), FIELDS)} ${add < 0 ? 'bliżej' : 'dalej od'} dzielnicy`);
  return parts;
}

function noun(d: Details, s: Scope): string {
  const id = d.text('number');
  const what = (id === 'cardCost' ? own(KINDS, d.text('kind')) : undefined) ?? term(plTerms.numbers, id);
  const spread = id === 'sanity' && !d.has('where') ? ' w każdej dzielnicy' : place(d, s);
  if (isReader(d, s)) return `dla ciebie ${what}${spread}`;
  return what + spread + (isOwn(d) ? ` (${s.subject || 'gracz'})` : '');
}

/** "koszt Rytuałów rośnie o 1 Moc": a verb spares the gender. */
function plain(d: Details, s: Scope): string[] {
  const isCost = COSTS.includes(d.text('number'));
  const units = (n: number): string => (isCost ? count(n, ACCUSATIVE.power) : String(n));
  const parts: string[] = [];
  if (d.has('set')) parts.push(`wynosi ${units(d.number('set'))}`);
  const add = d.number('add');
  if (d.has('add')) parts.push(`${add < 0 ? 'maleje' : 'rośnie'} o ${units(Math.abs(add))}`);
  return parts.length === 0 ? [] : [`${noun(d, s)} ${list(parts)}`];
}

/** "pierwsza Karta Dzielnicy, za którą gracz płaci w rundzie, kosztuje o 1 Moc mniej". */
function discount(d: Details, s: Scope): string[] {
  const who = isReader(d, s) ? 'płacisz' : `${(isOwn(d) ? s.subject : '') || 'gracz'} płaci`;
  const first = `pierwsza Karta Dzielnicy, za którą ${who}${d.text('lasts') === 'game' ? ' w rundzie' : ''}, kosztuje`;
  const parts: string[] = [];
  if (d.has('set')) parts.push(`${first} łącznie o ${count(d.number('set'), ACCUSATIVE.power)} mniej`);
  const add = d.number('add');
  if (d.has('add')) parts.push(`${first} o ${count(Math.abs(add), ACCUSATIVE.power)} ${add < 0 ? 'więcej' : 'mniej'}`);
  return parts;
}

/** The number itself is spoken of, not what somebody does. */
const isPlain = (d: Details): boolean =>
  !['investigatorStart', 'firstCardDiscount'].includes(d.text('number')) && own(DEEDS, d.text('number')) === undefined;

function changes(d: Details, s: Scope): string[] {
  const id = d.text('number');
  if (id === 'opposingMoves' && d.has('set') && d.number('set') === 0 && !isOwn(d) && !d.has('add')) {
    return [`nie wolno przenosić Rytuałów${place(d, s)}, by przeciwstawić się Dominacji`];
  }
  if (id === 'investigatorStart') return start(d, s);
  if (id === 'firstCardDiscount') return discount(d, s);
  const known = own(DEEDS, id);
  return known === undefined ? plain(d, s) : deed(known, d, s);
}

function limits(d: Details): string {
  const parts: string[] = [];
  if (d.has('atLeast')) parts.push(`co najmniej ${d.number('atLeast')}`);
  if (d.has('atMost')) parts.push(`najwyżej ${d.number('atMost')}`);
  return list(parts);
}

/** "w tej rundzie", "przez 2 rundy". */
export function lasting(d: Details): string {
  const lasts = d.text('lasts');
  if (lasts === 'round' && d.has('rounds') && d.number('rounds') !== 1) {
    return `przez ${count(d.number('rounds'), ['rundę', 'rundy', 'rund'])}, wliczając tę`;
  }
  return term(plTerms.lasts, lasts);
}

export function change(d: Details, s: Scope, always = false): string {
  const setting = settingIn(d);
  if (setting !== '') return `${always ? '' : `${lasting(d)} `}ustawienie „${setting}” zmienia liczbę z zasad: ${noun(d, s)}`;
  const said = changes(d, s);
  const bound = limits(d);
  const what = said.length === 0 ? `${noun(d, s)} wynosi ${bound || 'tyle samo'}` : list(said);
  const but = isPlain(d) ? 'ale wynosi' : 'ale';
  const full = said.length > 0 && bound !== '' ? `${what}, ${but} ${bound}` : what;
  const when = always ? '' : lasting(d);
  return when === '' ? full : `${when}${when.includes(',') ? ',' : ''} ${full}`;
}
