import type { Details } from '../../../../../platform/i18n/details';
import { term } from '../../../../../platform/i18n/sentence';
import { list } from '../../../../../platform/i18n/en/speech';
import { district, NOUNS } from '../../en/speech';
import { enTerms } from '../../en/terms';
import { count } from '../../../../../platform/i18n/en/speech';
import type { EnglishForms } from '../../../../../platform/i18n/plural';
import { settingIn } from '../read';
import type { Scope } from '../types';
import { here, own } from './counting';

/** Changes of rules numbers in English. */

/** A number that says how much of something everyone does. */
interface Deed {
  readonly verbs: readonly [you: string, they: string];
  readonly most?: true;
  readonly forms: EnglishForms;
  readonly tail: string;
}

const DEEDS: Readonly<Record<string, Deed>> = {
  mobilizationDraw: { verbs: ['draw', 'draws'], forms: NOUNS.card, tail: ' in Mobilization' },
  recruitmentDice: { verbs: ['roll', 'rolls'], forms: NOUNS.die, tail: ' in Recruitment' },
  rerolls: { verbs: ['may re-roll', 'may re-roll'], forms: ['time', 'times'], tail: ' in Recruitment' },
  planMarkers: { verbs: ['place', 'places'], forms: NOUNS.plan, tail: ' in the Planning phase' },
  bluffTokens: { verbs: ['take', 'takes'], forms: NOUNS.token, tail: ' for a Bluff' },
  tokensKept: { verbs: ['may keep', 'may keep'], most: true, forms: NOUNS.token, tail: ' in the Hiding phase' },
  opposingMoves: { verbs: ['may move in', 'may move in'], most: true, forms: NOUNS.ritual, tail: ' to oppose a Dominance' },
  dominanceWon: { verbs: ['place', 'places'], forms: NOUNS.dominance, tail: ' after a won Confrontation' },
  dominanceUnopposed: { verbs: ['place', 'places'], forms: NOUNS.dominance, tail: ' without a Confrontation' },
};

const COSTS: readonly string[] = ['cardCost', 'siteCost', 'ritualCost', 'firstCardDiscount'];
const KINDS: Readonly<Record<string, string>> = { guardian: 'the cost of Guardians', action: 'the cost of Actions' };

const isOwn = (d: Details): boolean => d.text('of') === 'you';

/** Whose number it is, if not everyone's. */
function person(d: Details, s: Scope): string {
  if (!isOwn(d)) return 'everyone';
  return s.voice === 'you' ? 'you' : s.subject || 'the player';
}

function place(d: Details, s: Scope): string {
  if (!d.has('where')) return '';
  return ` in ${d.text('where') === 'here' ? here(s) : district(d.text('where'))}`;
}

/** "everyone draws 5 cards in Mobilization". */
function deed({ verbs, most, forms, tail }: Deed, d: Details, s: Scope): string[] {
  const who = person(d, s);
  const start = `${who} ${verbs[who === 'you' ? 0 : 1]}`;
  const parts: string[] = [];
  const set = d.number('set');
  if (d.has('set')) parts.push(`${start} ${most === true && set !== 0 ? 'up to ' : ''}${count(set, forms)}${tail}`);
  if (d.has('add')) {
    const add = d.number('add');
    parts.push(`${start} ${count(Math.abs(add), forms)} ${add < 0 ? 'fewer' : 'more'}${tail}`);
  }
  return parts.map((part) => part.replace('1 time more', 'once more'));
}

/** "new Investigators start 1 field nearer to the district". */
function start(d: Details, s: Scope): string[] {
  const parts: string[] = [];
  const track = d.has('where') ? `${place(d, s)} ` : ' ';
  if (d.has('set')) parts.push(`new Investigators${track}start on field ${d.number('set')}`);
  const add = d.number('add');
  const fields = count(Math.abs(add), ['field', 'fields']);
  if (d.has('add')) {
    parts.push(`new Investigators${track}start ${fields} ${add < 0 ? 'nearer to' : 'farther from'} the district`);
  }
  return parts;
}

/** What the number is called, with its place and person. */
function noun(d: Details, s: Scope): string {
  const id = d.text('number');
  const what = (id === 'cardCost' ? own(KINDS, d.text('kind')) : undefined) ?? term(enTerms.numbers, id);
  const spread = id === 'sanity' && !d.has('where') ? ' in every district' : place(d, s);
  return `${isOwn(d) ? `for ${person(d, s)} ` : ''}${what}${spread}`;
}

/** "the cost of Rituals is 1 Power higher". */
function plain(d: Details, s: Scope): string[] {
  const unit = COSTS.includes(d.text('number')) ? ' Power' : '';
  const parts: string[] = [];
  if (d.has('set')) parts.push(`is ${d.number('set')}${unit}`);
  const add = d.number('add');
  if (d.has('add')) parts.push(`is ${Math.abs(add)}${unit} ${add < 0 ? 'lower' : 'higher'}`);
  return parts.length === 0 ? [] : [`${noun(d, s)} ${list(parts)}`];
}

/** "the first District card each player pays for costs 1 Power less". */
function discount(d: Details, s: Scope): string[] {
  const whose = isOwn(d) ? `${person(d, s)} ${person(d, s) === 'you' ? 'pay' : 'pays'}` : 'each player pays';
  const first = `the first District card ${whose} for${d.text('lasts') === 'game' ? ' in a round' : ''} costs`;
  const parts: string[] = [];
  if (d.has('set')) parts.push(`${first} ${d.number('set')} Power less in all`);
  const add = d.number('add');
  if (d.has('add')) parts.push(`${first} ${Math.abs(add)} Power ${add < 0 ? 'more' : 'less'}`);
  return parts;
}

function changes(d: Details, s: Scope): string[] {
  const id = d.text('number');
  if (id === 'opposingMoves' && d.has('set') && d.number('set') === 0 && !isOwn(d) && !d.has('add')) {
    return [`no Ritual may be moved in${place(d, s)} to oppose a Dominance`];
  }
  if (id === 'investigatorStart') return start(d, s);
  if (id === 'firstCardDiscount') return discount(d, s);
  const known = own(DEEDS, id);
  return known === undefined ? plain(d, s) : deed(known, d, s).map((part) => part + place(d, s));
}

function limits(d: Details): string {
  const parts: string[] = [];
  if (d.has('atLeast')) parts.push(`at least ${d.number('atLeast')}`);
  if (d.has('atMost')) parts.push(`at most ${d.number('atMost')}`);
  return list(parts);
}

/** "this round", "for 2 rounds". */
export function lasting(d: Details): string {
  const lasts = d.text('lasts');
  if (lasts === 'game') return 'for the rest of the game';
  if (lasts === 'round' && d.has('rounds') && d.number('rounds') !== 1) {
    return `for ${count(d.number('rounds'), ['round', 'rounds'])}, this one included`;
  }
  return lasts === 'turn' || lasts === 'round' ? `this ${lasts}` : lasts;
}

export function change(d: Details, s: Scope, always = false): string {
  const setting = settingIn(d);
  if (setting !== '') return `${always ? '' : `${lasting(d)} `}the setting “${setting}” changes ${noun(d, s)}`;
  const said = changes(d, s);
  const bound = limits(d);
  const what = said.length === 0 ? `${noun(d, s)} is ${bound || 'unchanged'}` : list(said);
  const full = said.length > 0 && bound !== '' ? `${what}, but ${bound}` : what;
  const when = always ? '' : lasting(d);
  return when === '' ? full : `${when}${when.includes(',') ? ',' : ''} ${full}`;
}
