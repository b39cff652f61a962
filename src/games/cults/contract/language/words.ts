import { DISTRICTS } from '../ids';
import { said, type Said } from './shape';

/** The single words of the language: whom, where, what is counted. */

type Explained<T extends string> = Readonly<Record<T, Said>>;
const namesOf = <T extends string>(table: Explained<T>): readonly T[] => Object.keys(table) as T[];

export const WHO = {
  you: said(
    'whose effect it is; inside `forEach` and `who` the one whose turn it is in it',
    'czyj to efekt; wewnątrz `forEach` i `who` ten, na kogo przyszła kolej',
  ),
  owner: said('whose card it is', 'czyja to karta'),
  rivals: said('all but you', 'wszyscy oprócz ciebie'),
  everyone: said('all, in turn order', 'wszyscy, w kolejności tur'),
  others: said('all but the First Cultist', 'wszyscy oprócz Pierwszego Kultysty'),
  firstCultist: said('the First Cultist', 'Pierwszy Kultysta'),
  eventSeat: said('whom the event or `chooseSeat` named', 'kogo wskazało zdarzenie albo `chooseSeat`'),
  npc: said('the NPC', 'NPC'),
  rivalsInFight: said('the rivals in this Confrontation', 'rywale w tej Konfrontacji'),
};
export type Who = keyof typeof WHO;
export const WHO_WORDS = namesOf<Who>(WHO);

export const PLACES = {
  here: said('of this Plan, event or choice', 'tego Planu, zdarzenia albo wyboru'),
  anywhere: said('every open one', 'każda otwarta'),
  elsewhere: said('all but `here`', 'wszystkie oprócz `here`'),
  choice: said('asks for one', 'pyta o jedną'),
};
export type Where = keyof typeof PLACES | (typeof DISTRICTS)[number];
export const WHERE_WORDS: readonly Where[] = [...namesOf<keyof typeof PLACES>(PLACES), ...DISTRICTS];

/** What a count is of: somebody's, of what lies in a district, or of the game. */
interface Counted extends Said {
  readonly of: 'player' | 'place' | 'both' | 'game';
  /** R6.10: hidden from others. */
  readonly secret?: true;
  /** It has levels. */
  readonly levels?: true;
}
const counted = (of: Counted['of'], en: string, pl: string, more: Partial<Counted> = {}): Counted => ({ of, en, pl, ...more });
const SECRET = { secret: true } as const;
const LEVELLED = { levels: true } as const;

export const COUNTS = {
  rituals: counted('both', 'Rituals', 'Rytuały', LEVELLED),
  sites: counted('both', 'Cult Sites', 'Miejsca Kultu'),
  dominance: counted('both', 'Dominance markers', 'Znaczniki Dominacji'),
  disorganization: counted('player', 'Disorganization cards owned', 'posiadane karty Dezorganizacji', SECRET),
  hand: counted('player', 'cards in hand', 'karty na ręce'),
  discards: counted('player', 'cards in the discard pile', 'karty na stosie kart odrzuconych'),
  tokens: counted('player', 'Cultist tokens of every kind', 'Żetony Kultystów każdego rodzaju', SECRET),
  thugs: counted('player', 'Thugs', 'Zbiry', SECRET),
  initiates: counted('player', 'Initiates', 'Wtajemniczeni', SECRET),
  freaks: counted('player', 'Freaks', 'Odmieńcy', SECRET),
  investigators: counted('place', 'Investigators', 'Badacze Tajemnic'),
  openFields: counted('place', 'free Ritual fields', 'wolne pola Rytuałów'),
  supplyRituals: counted('player', 'Rituals in the supply', 'Rytuały w puli', LEVELLED),
  supplySites: counted('player', 'Cult Sites in the supply', 'Miejsca Kultu w puli'),
  supplyDominance: counted('player', 'Dominance markers in the supply', 'Znaczniki Dominacji w puli'),
  guardians: counted('place', 'Guardians left in stacks', 'Strażnicy pozostali w stosach'),
  points: counted('player', 'VP now', 'PZ w tej chwili'),
  round: counted('game', 'the number of this round', 'numer tej rundy'),
  chosen: counted('game', 'the number of the `chooseNumber` around', 'liczba z otaczającego `chooseNumber`'),
};
export type CountWord = keyof typeof COUNTS;
export const COUNT_WORDS = namesOf<CountWord>(COUNTS);
export const isSecretCount = (count: string): boolean =>
  Object.hasOwn(COUNTS, count) && COUNTS[count as CountWord].secret === true;
