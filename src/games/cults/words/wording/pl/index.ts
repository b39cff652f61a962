import type { Details } from '../../../../../platform/i18n/details';
import { count, list } from '../../../../../platform/i18n/pl/speech';
import { ACCUSATIVE, choice, district } from '../../pl/speech';
import { polish } from '../../../../../platform/i18n/plural';
import { series, together } from '../read';
import type { Grammar, Person, Scope } from '../types';
import { condition, own, possessions, relative } from './counting';
import { event } from './events';
import { change, lasting } from './rules';
import { plVerbs, verb } from './verbs';

const each = (subject: string): Person => ({ subject, voice: 'they', each: true });
const one = (subject: string): Person => ({ subject, voice: 'they', each: false });

const you: Person = { subject: '', voice: 'you', each: false };
const npc: Person = { subject: 'NPC', voice: 'it', each: false };
const firstCultist = one('Pierwszy Kultysta');
const thatPlayer = one('ten gracz');

function who(id: string, s: Scope): Person {
  if (id === 'you') return s;
  if (id === 'owner') return s.owner.subject === '' && s.owner.voice !== 'you' ? one('właściciel tej karty') : s.owner;
  const others: Readonly<Record<string, Person>> = {
    rivals: s.voice === 'you' ? each('każdy przeciwnik') : each('każdy inny gracz'),
    everyone: each('każdy gracz'),
    others: each('każdy gracz oprócz Pierwszego Kultysty'),
    firstCultist,
    eventSeat: thatPlayer,
    npc,
    rivalsInFight: each('każdy przeciwnik w tej Konfrontacji'),
  };
  return own(others, id) ?? one(`„${id}”`);
}

function perDistrict(d: Details, key: string): [string, number][] {
  const inside = d.within(key);
  return inside.entries().map(([id]) => [district(id), inside.number(id)]);
}

function setup(d: Details): string {
  const sanity = perDistrict(d, 'sanity').map(([name, n]) => `${name} ${n}`);
  const nearer = together(perDistrict(d, 'nearer')).map(
    ([names, n]) => `w ${list(names)} o ${count(n, ['pole', 'pola', 'pól'])} bliżej dzielnicy`,
  );
  const arrived = perDistrict(d, 'arrived').map(
    ([name, n]) => `jeszcze ${n} ${polish(n, ['dotarł', 'dotarło', 'dotarło'])} już do ${name}`,
  );
  const start = 'W każdej otwartej dzielnicy jeden Badacz Tajemnic na polu początkowym toru';
  const but = nearer.length === 0 ? '' : `, ale ${list(nearer)}`;
  const more = arrived.length === 0 ? '' : `; ${list(arrived)}`;
  return `${sanity.length === 0 ? '' : `Poczytalność: ${sanity.join(', ')}. `}${start}${but}${more}.`;
}

function objective(requires: readonly Details[], s: Scope): string {
  const had = requires.map((one_) => possessions(one_, s));
  const mine = had.flat();
  const rest = requires.filter((_, i) => had[i]?.length === 0).map((one_) => condition(one_, s));
  const start = mine.length === 0 ? 'zakończ grę' : `zakończ grę, mając ${series(mine, 'oraz')}`;
  return rest.length === 0 ? start : `${start}, podczas gdy ${list(rest)}`;
}

/** A mere phrase ("po swoim ostatnim rzucie") is not cut off by a comma, a clause is. */
const link = (before: string, next: string): string =>
  /^(po|przed|przy|zamiast) [^,]*$/.test(before) && !/^(gdy|jeśli|zamiast) /.test(next) ? ' ' : ', ';

export const plGrammar: Grammar = {
  verbs: plVerbs,
  unknown: (name) => `zachodzi efekt „${name}”`,
  thatPlayer,
  you,
  npc,
  firstCultist,
  who,
  condition,
  relative,
  where: (text) => `, w której ${text}`,
  glue: {
    and: 'i',
    or: 'albo',
    next: ', a potem',
    closing: ',',
    otherwise: 'w przeciwnym razie',
    link,
    ifWords: (text) => `jeśli ${text}`,
    ifYouWish: 'jeśli chcesz',
    insteadOfIcons: 'zamiast symboli',
    only: (text) => `tylko jeśli ${text}`,
  },
  leads: {
    chooseOne: (s) => `${verb(s, 'wybierz', 'wybiera')} jedno`,
    chooseDistrict: (s, where) => `${verb(s, 'wskaż', 'wskazuje')} otwartą dzielnicę${where}`,
    chooseSeat: (s, of, which) => {
      const rival = s.voice === 'you' ? 'przeciwnika' : 'innego gracza';
      return `${verb(s, 'wskaż', 'wskazuje')} ${of === 'everyone' ? 'dowolnego gracza' : rival}${which}`;
    },
    chooseNumber: (s, from, to) => `${verb(s, 'wybierz', 'wybiera')} liczbę od ${from} do ${to}`,
    eachDistrict: (where) => `dla każdej otwartej dzielnicy${where}`,
    pay: (s, power) => `${verb(s, 'zapłać', 'płaci')} ${count(power, ACCUSATIVE.power)}`,
  },
  windows: {
    beforeRerolls: 'po pierwszym rzucie, zanim cokolwiek przerzucisz',
    afterRolls: 'po swoim ostatnim rzucie',
    beforeAdvance: 'przed przesunięciem Badacza Tajemnic',
    afterAdvance: 'po przesunięciu Badacza Tajemnic i przed zapłatą',
    afterMove: 'po przeniesieniu Rytuału w ramach tego Planu',
    reveal: 'przy odkrywaniu sił',
    win: 'jeśli wygrasz',
    lose: 'jeśli przegrasz',
    success: 'po swoim udanym Terrorze',
    removal: 'gdy po swoim Terrorze masz usunąć Rytuał',
  },
  self: { discard: 'odrzuć tę kartę', destroy: 'zniszcz tę kartę' },
  event,
  lasting,
  change,
  choice: (s, id) => choice(s.names, s.card, id) || 'nic',
  setup,
  objective,
  go: (text, plan) => `jeśli ${text}: przejdź do ${plan}`,
};
