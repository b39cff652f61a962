import type { Details } from '../../../../../platform/i18n/details';
import { face, NOUNS } from '../../en/speech';
import type { EnglishForms } from '../../../../../platform/i18n/plural';
import { level, levels, whole, led } from '../read';
import type { Scope, VerbWords } from '../types';
import { a, everyOf, here, many, oneOf, some, their } from './counting';

/** What each effect says in English. */

/** "draw" to the reader, "draws" of anybody else. */
export const verb = (s: Scope, you: string, they = `${you}s`): string => (s.voice === 'you' ? you : they);

const DISORGANIZATION: EnglishForms = ['Disorganization card', 'Disorganization cards'];
const OTHER_CARD: EnglishForms = ['other card', 'other cards'];
const KINDS: Readonly<Record<string, string>> = { guardian: 'Guardian', action: 'Action' };

/** The word for a token, with its choice. */
function tokens(d: Details, s: Scope): string {
  const id = d.text('token') || 'choice';
  const forms: EnglishForms = id === 'thug' || id === 'initiate' || id === 'freak' ? NOUNS[id] : NOUNS.token;
  const { what, tail } = many(d, forms, s);
  if (forms !== NOUNS.token) return what + tail;
  return `${what}${id === 'choice' ? ` of ${their(s)} choice` : ` (${id})`}${tail}`;
}

function discard(d: Details, s: Scope): string {
  const n = d.has('count') ? d.number('count') : 1;
  const forms = d.has('other') ? OTHER_CARD : NOUNS.card;
  const exact = d.has('other') && n === 1 ? 'another card' : some(n, forms);
  const what = d.has('upTo') ? `up to ${n} ${n === 1 ? forms[0] : forms[1]}` : exact;
  return `${verb(s, 'discard')} ${what} from ${their(s)} hand`;
}

function destroyDiscard(d: Details, s: Scope): string {
  const only = d.text('only');
  const what = only === '' ? 'a card' : only === 'disorganization' ? 'a Disorganization card' : s.names.card(only);
  return `${verb(s, 'destroy')} ${what} from ${their(s)} discard pile`;
}

function takeFromStack(d: Details, s: Scope): string {
  const kind = d.text('kind');
  const what = a(KINDS[kind] ?? (kind || 'card'));
  const from = `from a stack in ${oneOf(d.text('where'), s)}`;
  const fresh = d.has('notAcquired') ? ', but no copy of a card acquired this turn' : '';
  if (d.text('to') === 'deck') return `${verb(s, 'put')} ${what} ${from} on top of ${their(s)} Cult deck, free${fresh}`;
  return `${verb(s, 'take')} ${what} ${from} into ${their(s)} hand, free${fresh}`;
}

function keepCards(d: Details, s: Scope): string {
  const n = d.number('count');
  const except = d.has('except') ? `, but no ${s.names.card(d.text('except'))}` : '';
  const what =
    d.text('count') === 'all'
      ? `${their(s)} whole hand`
      : `up to ${n} ${n === 1 ? OTHER_CARD[0] : OTHER_CARD[1]} of ${their(s)} hand`;
  return `${verb(s, 'keep')} ${what} for the next round${except}`;
}

function placeRitual(d: Details, s: Scope): string {
  const which = d.text('level');
  const best = which === 'highest' || which === 'lowest';
  const what = best ? `${their(s)} ${which}-level Ritual from supply` : `a level ${level(which)} Ritual from ${their(s)} supply`;
  return `${verb(s, 'place')} ${what}, free, in ${everyOf(d.text('where'), s)}`;
}

/** "level I or II ", if not every level will do. */
function ofLevels(d: Details): string {
  const which = levels(d, 'or');
  return which === '' ? '' : `level ${which} `;
}

function moveRitual(d: Details, s: Scope): string {
  const raise = d.has('raise') ? ` and ${verb(s, 'raise')} it by one level` : '';
  const [from, to] = [oneOf(d.text('from'), s), oneOf(d.text('to'), s)];
  return `${verb(s, 'move')} one of ${their(s)} ${ofLevels(d)}Rituals from ${from} to ${to}${raise}`;
}

/** Whose marker: "an opponent’s level I Ritual". */
function whose(d: Details, s: Scope, what: string): string {
  if (d.text('of') === 'you') return `one of ${their(s)} ${what}s`;
  if (d.text('of') === 'everyone') return `any player’s ${what}`;
  return s.voice === 'you' ? `an opponent’s ${what}` : `another player’s ${what}`;
}

/** Investigators: in a district named first, if it is chosen. */
function investigators(say: (d: Details, where: string) => string): VerbWords {
  return (d, s) => {
    if (d.text('where') !== 'choice') return whole(say(d, everyOf(d.text('where'), s)));
    return led(s, `${verb(s, 'choose')} an open district`, say(d, 'that district'));
  };
}

const number = (d: Details): number => (d.has('count') ? d.number('count') : 1);
const times = (n: number): string => (n === 1 ? '' : n === 2 ? ' twice' : ` ${n} times`);

function addAttack(d: Details, s: Scope): string {
  const { what, tail } = many(d, ['Attack', 'Attack'], s);
  return `${verb(s, 'add')} ${what.replace(/^an /, '1 ')} to ${their(s)} side in this Confrontation${tail}`;
}

function addThugs(d: Details, s: Scope): string {
  const { what, tail } = many(d, NOUNS.thug, s);
  return `${verb(s, 'add')} ${what} from the pool to ${their(s)} side in this Confrontation${tail}`;
}

const arriving = (d: Details, does: string, do_: string): string =>
  `${some(number(d), NOUNS.investigator)} ${number(d) === 1 ? does : do_}`;

export const enVerbs: Readonly<Record<string, VerbWords>> = {
  draw: (d, s) => {
    const { what, tail } = many(d, NOUNS.card, s);
    return `${verb(s, 'draw')} ${what}${tail}`;
  },
  discard,
  destroyDiscard,
  disorganization: (d, s) => {
    const { what, tail } = many(d, DISORGANIZATION, s);
    return `${verb(s, 'get')} ${what}${tail}`;
  },
  takeFromStack,
  keepCards,
  gain: (d, s) => `${verb(s, 'take')} ${tokens(d, s)}`,
  lose: (d, s) => `${verb(s, 'return')} ${tokens(d, s)}`,
  placeRitual,
  moveRitual,
  raiseRitual: (d, s) => `${verb(s, 'raise')} one of ${their(s)} Rituals in ${oneOf(d.text('where'), s)} by one level`,
  removeRitual: (d, s) => `${verb(s, 'return')} ${whose(d, s, `${ofLevels(d)}Ritual`)} in ${oneOf(d.text('where'), s)} to supply`,
  placeSite: (d, s) => `${verb(s, 'place')} a Cult Site from ${their(s)} supply, free, in ${everyOf(d.text('where'), s)}`,
  placeDominance: (d, s) => {
    const { what, tail } = many(d, NOUNS.dominance, s);
    return `${verb(s, 'place')} ${what} in ${everyOf(d.text('where'), s)}${tail}`;
  },
  removeDominance: (d, s) => `${verb(s, 'remove')} ${whose(d, s, 'Dominance marker')} in ${oneOf(d.text('where'), s)}`,
  advanceInvestigator: investigators((d, where) => `the Investigator in ${where} advances${times(number(d))}`),
  placeInvestigator: investigators((d, where) => `${arriving(d, 'arrives', 'arrive')} in ${where}`),
  removeInvestigator: investigators((d, where) => `${arriving(d, 'leaves', 'leave')} ${where}`),
  swapPlans: (d, s) => `${verb(s, 'swap')} the top two Plan markers in ${everyOf(d.text('where'), s)}, whoever owns them`,
  setDie: (d, s) => {
    const shown = d.text('face');
    return `${verb(s, 'turn')} one die to ${shown === 'any' ? 'any face' : `its ${face(shown)} face`}`;
  },
  skipAdvance: () => whole('the Investigator does not advance'),
  keepRitual: (_, s) => verb(s, 'do not remove a Ritual', 'removes no Ritual'),
  addThugs,
  addAttack,
  joinTopCard: (_, s) => `${verb(s, 'add')} the top card of ${their(s)} Cult deck to this Confrontation (it counts as committed)`,
  passOnDisorganization: (_, s) => `${verb(s, 'pass', 'passes')} ${their(s)} Disorganization card on to the winner`,
  takeBackThugs: (_, s) => `${verb(s, 'take')} ${their(s)} committed Thugs back instead of returning them`,
  saveRitual: (_, s) =>
    `${verb(s, 'move')} one of ${their(s)} Rituals in ${here(s)} to another district with a free Ritual field instead of ` +
    'returning it to supply',
  script: (_, s) => `${verb(s, 'follow')} the special rule of this card`,
  npcInfluence: (_, s) =>
    `${verb(s, 'move')} ${their(s)} lowest-level Ritual to ${here(s)} from a higher-numbered district, or, if there is none, ` +
    `from a lower-numbered one (among equals, from the nearest number) and ${verb(s, 'raise')} it if the marker is in supply`,
  npcBonusCard: (_, s) => `${verb(s, 'draw')} a card face down: a bonus card for ${their(s)} next Confrontation`,
  dominate: (_, s) => `${verb(s, 'execute')} Dominance in ${here(s)}: a Confrontation, then, unless it is lost, Terror`,
};
