import type { Details } from '../../../../../platform/i18n/details';
import { count, list } from '../../../../../platform/i18n/en/speech';
import { choice, district } from '../../en/speech';
import { together } from '../read';
import type { Grammar, Person, Scope } from '../types';
import { condition, own, possessions, relative } from './counting';
import { event } from './events';
import { change, lasting } from './rules';
import { enVerbs, verb } from './verbs';

const each = (subject: string): Person => ({ subject, voice: 'they', each: true });
const one = (subject: string): Person => ({ subject, voice: 'they', each: false });

const you: Person = { subject: '', voice: 'you', each: false };
const npc: Person = { subject: 'the NPC', voice: 'it', each: false };
const firstCultist = one('the First Cultist');
const thatPlayer = one('that player');

function who(id: string, s: Scope): Person {
  if (id === 'you') return s;
  if (id === 'owner') return s.owner.subject === '' && s.owner.voice !== 'you' ? one('the owner of this card') : s.owner;
  const others: Readonly<Record<string, Person>> = {
    rivals: s.voice === 'you' ? each('each opponent') : each('each other player'),
    everyone: each('each player'),
    others: each('each player but the First Cultist'),
    firstCultist,
    eventSeat: thatPlayer,
    npc,
    rivalsInFight: each('each opponent in this Confrontation'),
  };
  return own(others, id) ?? one(`“${id}”`);
}

/** Districts by their numbers, with what goes with each. */
function perDistrict(d: Details, key: string): [string, number][] {
  const inside = d.within(key);
  return inside.entries().map(([id]) => [district(id), inside.number(id)]);
}

function setup(d: Details): string {
  const sanity = perDistrict(d, 'sanity').map(([name, n]) => `${name} ${n}`);
  const nearer = together(perDistrict(d, 'nearer')).map(
    ([names, n]) => `${count(n, ['field', 'fields'])} nearer to the district in ${list(names)}`,
  );
  const arrived = perDistrict(d, 'arrived').map(
    ([name, n]) => `${n} more ${n === 1 ? 'has' : 'have'} already arrived in ${name}`,
  );
  const start = 'One Investigator on the starting field of the track in every open district';
  const but = nearer.length === 0 ? '' : `, but ${list(nearer)}`;
  const more = arrived.length === 0 ? '' : `; ${list(arrived)}`;
  return `${sanity.length === 0 ? '' : `Sanity: ${sanity.join(', ')}. `}${start}${but}${more}.`;
}

function objective(requires: readonly Details[], s: Scope): string {
  const had = requires.map((one_) => possessions(one_, s));
  const mine = had.flat();
  const rest = requires.filter((_, i) => had[i]?.length === 0).map((one_) => condition(one_, s));
  const start = mine.length === 0 ? 'end the game' : `end the game with ${list(mine)}`;
  return rest.length === 0 ? start : `${start}, while ${list(rest)}`;
}

export const enGrammar: Grammar = {
  verbs: enVerbs,
  unknown: (name) => `the effect “${name}” happens`,
  thatPlayer,
  you,
  npc,
  firstCultist,
  who,
  condition,
  relative,
  where: (text) => ` where ${text}`,
  glue: {
    and: 'and',
    or: 'or',
    next: ', then',
    closing: '',
    otherwise: 'otherwise',
    link: () => ', ',
    ifWords: (text) => `if ${text}`,
    ifYouWish: 'if you wish',
    insteadOfIcons: 'instead of its icons',
    only: (text) => `only if ${text}`,
  },
  leads: {
    chooseOne: (s) => `${verb(s, 'choose')} one`,
    chooseDistrict: (s, where) => `${verb(s, 'choose')} an open district${where}`,
    chooseSeat: (s, of, which) => {
      const rival = s.voice === 'you' ? 'an opponent' : 'another player';
      return `${verb(s, 'choose')} ${of === 'everyone' ? 'any player' : rival}${which}`;
    },
    chooseNumber: (s, from, to) => `${verb(s, 'choose')} a number from ${from} to ${to}`,
    eachDistrict: (where) => `for each open district${where}`,
    pay: (s, power) => `${verb(s, 'pay')} ${power} Power`,
  },
  windows: {
    beforeRerolls: 'after your first roll, before any re-roll',
    afterRolls: 'after your last roll',
    beforeAdvance: 'before the Investigator advances',
    afterAdvance: 'after the advance, before you pay',
    afterMove: 'after you move a Ritual with this Plan',
    reveal: 'when forces are revealed',
    win: 'if you win',
    lose: 'if you lose',
    success: 'after your Terror succeeds',
    removal: 'when you are to remove a Ritual after your Terror',
  },
  self: { discard: 'discard this card', destroy: 'destroy this card' },
  event,
  lasting,
  change,
  choice: (s, id) => choice(s.names, s.card, id) || 'nothing',
  setup,
  objective,
  go: (text, plan) => `if ${text}: go to ${plan}`,
};
