import type { Details } from '../../../../../platform/i18n/details';
import { term } from '../../../../../platform/i18n/sentence';
import { plTerms } from '../../pl/terms';
import { polish, type PolishForms } from '../../../../../platform/i18n/plural';
import { led, level, levels, whole } from '../read';
import type { Scope, VerbWords } from '../types';
import { byHowMuch, everyOf, here, many, ofLevels, oneOf, own, some } from './counting';
import * as nouns from './nouns';

/** What each effect says in Polish. "Swój" fits the reader and every other player. */

/** "dobierz" to the reader, "dobiera" of anybody else. */
export const verb = (s: Scope, you: string, they: string): string => (s.voice === 'you' ? you : they);

const OTHER_CARD: PolishForms = ['inną kartę', 'inne karty', 'innych kart'];
const ANY_TOKEN: PolishForms = ['dowolny Żeton Kultysty', 'dowolne Żetony Kultystów', 'dowolnych Żetonów Kultystów'];
const TOKENS: Readonly<Record<string, PolishForms>> = {
  thug: nouns.THUG.accusative,
  initiate: nouns.INITIATE.accusative,
  freak: nouns.FREAK.accusative,
  choice: ANY_TOKEN,
};
const KINDS: Readonly<Record<string, string>> = { guardian: 'Strażnika', action: 'Działanie' };
/** The face of a die: "ściankę ze Zbirem". */
const FACES: Readonly<Record<string, string>> = {
  thug: 'ściankę ze Zbirem',
  initiate: 'ściankę z Wtajemniczonym',
  freak: 'ściankę z Odmieńcem',
  blank: 'ściankę ze Złym Losem',
  any: 'dowolną ściankę',
};

function tokens(d: Details, s: Scope): string {
  const id = d.text('token') || 'choice';
  const forms = own(TOKENS, id);
  const { what, tail } = many(d, forms ?? nouns.TOKEN.accusative, s);
  return `${what}${forms === undefined ? ` (${id})` : ''}${tail}`;
}

function discard(d: Details, s: Scope): string {
  const n = d.has('count') ? d.number('count') : 1;
  const forms = d.has('other') ? OTHER_CARD : nouns.CARD.accusative;
  const what = d.has('upTo') ? `najwyżej ${n} ${polish(n, forms)}` : some(n, forms);
  return `${verb(s, 'odrzuć', 'odrzuca')} z ręki ${what}`;
}

function destroyDiscard(d: Details, s: Scope): string {
  const only = d.text('only');
  const named = only === 'disorganization' ? 'Kartę Dezorganizacji' : `kartę ${s.names.card(only)}`;
  return `${verb(s, 'zniszcz', 'niszczy')} ${only === '' ? 'kartę' : named} ze swojego stosu kart odrzuconych`;
}

function takeFromStack(d: Details, s: Scope): string {
  const kind = d.text('kind');
  const what = own(KINDS, kind) ?? (kind === '' ? 'kartę' : `kartę (${term(plTerms.stacks, kind)})`);
  const from = `ze stosu ${oneOf(d.text('where'), s)}`;
  const fresh = d.has('notAcquired') ? ', ale nie egzemplarz karty zdobytej w tej turze' : '';
  if (d.text('to') === 'deck') {
    return `${verb(s, 'połóż', 'kładzie')} za darmo ${what} ${from} na wierzchu swojego Stosu Kultu${fresh}`;
  }
  return `${verb(s, 'weź', 'bierze')} za darmo na rękę ${what} ${from}${fresh}`;
}

function keepCards(d: Details, s: Scope): string {
  const n = d.number('count');
  const what = d.text('count') === 'all' ? 'wszystkie karty' : `najwyżej ${n} ${polish(n, OTHER_CARD)}`;
  const except = d.has('except') ? `, ale nie kartę ${s.names.card(d.text('except'))}` : '';
  return `${verb(s, 'zachowaj', 'zachowuje')} na następną rundę ${what} z ręki${except}`;
}

function placeRitual(d: Details, s: Scope): string {
  const ends: Readonly<Record<string, string>> = { highest: 'najwyższego poziomu', lowest: 'najniższego poziomu' };
  const which = own(ends, d.text('level')) ?? `poziomu ${level(d.text('level'))}`;
  return `${verb(s, 'umieść', 'umieszcza')} za darmo ze swoich zasobów Rytuał ${which} ${everyOf(d.text('where'), s)}`;
}

function moveRitual(d: Details, s: Scope): string {
  const raise = d.has('raise') ? ` i ${verb(s, 'podnieś', 'podnosi')} jego poziom o jeden` : '';
  const way = `${oneOf(d.text('from'), s, 'z')} ${oneOf(d.text('to'), s, 'do')}`;
  return `${verb(s, 'przenieś', 'przenosi')} jeden swój Rytuał${ofLevels(d)} ${way}${raise}`;
}

/** Whose marker: "Rytuał przeciwnika". */
function whose(d: Details, s: Scope, what: string): string {
  if (d.text('of') === 'you') return `jeden swój ${what}`;
  if (d.text('of') === 'everyone') return `${what} dowolnego gracza`;
  return `${what} ${s.voice === 'you' ? 'przeciwnika' : 'innego gracza'}`;
}

function removeRitual(d: Details, s: Scope): string {
  const which = d.texts('levels').length === 0 ? '' : ` (poziom ${levels(d, 'lub')})`;
  return `${verb(s, 'odeślij', 'odsyła')} do zasobów ${whose(d, s, 'Rytuał')}${which} ${oneOf(d.text('where'), s, 'z')}`;
}

const number = (d: Details): number => (d.has('count') ? d.number('count') : 1);
const times = (n: number): string => (n === 1 ? '' : ` ${n} ${polish(n, ['raz', 'razy', 'razy'])}`);
/** "Badacz Tajemnic", "2 Badaczy Tajemnic". */
const investigatorCount = (d: Details): string =>
  number(d) === 1 ? nouns.INVESTIGATOR.one : some(number(d), nouns.INVESTIGATOR.accusative);

/** Investigators: in a district named first, if it is chosen. */
function investigators(say: (d: Details, s: Scope, where: string) => string): VerbWords {
  return (d, s) => {
    const where = d.text('where');
    if (where !== 'choice') return whole(say(d, s, where));
    return led(s, `${verb(s, 'wskaż', 'wskazuje')} otwartą dzielnicę`, say(d, { ...s, here: 'that' }, 'here'));
  };
}

/** What is left is in the accusative: "opuszcza tę dzielnicę". */
function leaving(where: string): string {
  const known: Readonly<Record<string, string>> = {
    '': 'tę dzielnicę',
    here: 'tę dzielnicę',
    anywhere: 'każdą otwartą dzielnicę',
    elsewhere: 'każdą inną otwartą dzielnicę',
  };
  return own(known, where) ?? term(plTerms.districts, where);
}

export const plVerbs: Readonly<Record<string, VerbWords>> = {
  draw: (d, s) => {
    const { what, tail } = many(d, nouns.CARD.accusative, s);
    return `${verb(s, 'dobierz', 'dobiera')} ${what}${tail}`;
  },
  discard,
  destroyDiscard,
  disorganization: (d, s) => {
    const { what, tail } = many(d, nouns.DISORGANIZATION.accusative, s);
    return `${verb(s, 'weź', 'otrzymuje')} ${what}${tail}`;
  },
  takeFromStack,
  keepCards,
  gain: (d, s) => `${verb(s, 'weź', 'bierze')} ${tokens(d, s)}`,
  lose: (d, s) => `${verb(s, 'oddaj', 'oddaje')} ${tokens(d, s)}`,
  placeRitual,
  moveRitual,
  raiseRitual: (d, s) => `${verb(s, 'podnieś', 'podnosi')} o jeden poziom jeden swój Rytuał ${oneOf(d.text('where'), s)}`,
  removeRitual,
  placeSite: (d, s) =>
    `${verb(s, 'umieść', 'umieszcza')} za darmo ze swoich zasobów Miejsce Kultu ${everyOf(d.text('where'), s)}`,
  placeDominance: (d, s) => {
    const { what, tail } = many(d, nouns.DOMINANCE.accusative, s);
    return `${verb(s, 'umieść', 'umieszcza')} ${everyOf(d.text('where'), s)} ${what}${tail}`;
  },
  removeDominance: (d, s) => `${verb(s, 'usuń', 'usuwa')} ${whose(d, s, 'Znacznik Dominacji')} ${oneOf(d.text('where'), s, 'z')}`,
  advanceInvestigator: investigators((d, s, where) => `Badacz Tajemnic ${everyOf(where, s)} przesuwa się${times(number(d))}`),
  placeInvestigator: investigators((d, s, where) => `${everyOf(where, s, 'do')} przybywa ${investigatorCount(d)}`),
  removeInvestigator: investigators((d, _, where) => `${investigatorCount(d)} opuszcza ${leaving(where)}`),
  swapPlans: (d, s) =>
    `${verb(s, 'zamień', 'zamienia')} miejscami dwa wierzchnie Znaczniki Planów ${everyOf(d.text('where'), s)}, czyjekolwiek są`,
  setDie: (d, s) => {
    const face = own(FACES, d.text('face')) ?? `ściankę ${d.text('face')}`;
    return `${verb(s, 'obróć', 'obraca')} jedną kość na ${face}`;
  },
  skipAdvance: () => whole('Badacz Tajemnic się nie przesuwa'),
  keepRitual: (_, s) => verb(s, 'nie usuwaj Rytuału', 'nie usuwa Rytuału'),
  addThugs: (d, s) => {
    const { what, tail } = many(d, nouns.THUG.accusative, s);
    return `${verb(s, 'dołącz', 'dołącza')} do swoich sił w tej Konfrontacji ${what} z puli${tail}`;
  },
  addAttack: (d, s) => `${verb(s, 'zwiększ', 'zwiększa')} swój Atak w tej Konfrontacji ${byHowMuch(d, s)}`,
  joinTopCard: (_, s) =>
    `${verb(s, 'dołącz', 'dołącza')} do tej Konfrontacji wierzchnią kartę swojego Stosu Kultu (liczy się jako wystawiona)`,
  passOnDisorganization: (_, s) => `${verb(s, 'przekaż', 'przekazuje')} swoją Kartę Dezorganizacji zwycięzcy`,
  takeBackThugs: (_, s) => `${verb(s, 'weź', 'bierze')} z powrotem swoich wystawionych Zbirów, zamiast ich oddawać`,
  saveRitual: (_, s) =>
    `${verb(s, 'przenieś', 'przenosi')} jeden swój Rytuał ${here(s, 'z')} do innej dzielnicy z wolnym polem Rytuału, zamiast ` +
    'odkładać go do zasobów',
  script: (_, s) => `${verb(s, 'zastosuj', 'stosuje')} szczególną zasadę tej karty`,
  npcInfluence: (_, s) =>
    `${verb(s, 'przenieś', 'przenosi')} ${here(s, 'do')} swój Rytuał najniższego poziomu z dzielnicy o wyższym numerze, a jeśli ` +
    'tam żadnego nie ma – o niższym (spośród równych z dzielnicy o najbliższym numerze) i ' +
    `${verb(s, 'podnieś', 'podnosi')} jego poziom, jeśli odpowiedni znacznik jest w zasobach`,
  npcBonusCard: (_, s) => `${verb(s, 'dobierz', 'dobiera')} zakrytą kartę dodatkową na swoją następną Konfrontację`,
  dominate: (_, s) =>
    `${verb(s, 'wykonaj', 'wykonuje')} Dominację ${here(s)}: Konfrontacja, a potem, jeśli nie jest przegrana, Terror`,
};
