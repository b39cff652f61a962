import { FACES, TOKENS } from '../ids';
import {
  amount,
  card,
  CHANGE,
  condition,
  conditionOfCandidate,
  effects,
  level,
  levels,
  ROUNDS,
  stack,
  triggers,
  type TRIGGER,
  type WAY,
  ways,
  where,
  who,
} from './parts';
import { either, list, may, need, said, whole, words, yes, type Fields, type WordFieldsOf, type Said } from './shape';

/** The vocabulary of effects: every verb with its fields. How a verb works stands in rules/effects under the same name. */
export interface VerbEntry {
  readonly group: 'cards' | 'tokens' | 'board' | 'moment' | 'rules' | 'compose' | 'script' | 'npc';
  readonly doc: Said;
  readonly fields: Fields;
  /** The windows in which it can do something, as `keyword` or `keyword window`; left out, it works anywhere. */
  readonly worksIn?: readonly string[];
  /** The only kind of declaration that may use it. */
  readonly only?: 'npc';
  /** What the effects within it may speak of. */
  readonly names?: 'here' | 'eventSeat' | 'chosen';
  /** Only the engine writes it. */
  readonly saved?: true;
}

const token = words([...TOKENS, 'choice']);
const few = whole(1, 8);
const everyWho = may(who, { standard: 'you' });
const one = { standard: 1 };

const CARDS = {
  draw: { group: 'cards', doc: said('draw cards', 'dobierz karty'), fields: { count: need(amount), who: everyWho } },
  discard: {
    group: 'cards',
    doc: said('chosen hand cards; `other`: not this card', 'wybrane karty z ręki; `other`: nie tę kartę'),
    fields: { count: need(whole(1, 12)), upTo: may(yes), other: may(yes), who: everyWho },
  },
  destroyDiscard: {
    group: 'cards',
    doc: said('one card of one’s discard pile', 'jedna karta ze stosu kart odrzuconych'),
    fields: { only: may(card), who: everyWho },
  },
  disorganization: {
    group: 'cards',
    doc: said('get Disorganization cards', 'weź Karty Dezorganizacji'),
    fields: { count: may(amount, one), who: everyWho },
  },
  takeFromStack: {
    group: 'cards',
    doc: said(
      'free; never a second copy of a card acquired this turn (R8.5), so `notAcquired` changes nothing any more',
      'za darmo; nigdy drugi egzemplarz karty zdobytej w tej turze (R8.5), więc `notAcquired` nic już nie zmienia',
    ),
    fields: {
      where: need(where),
      kind: may(stack),
      to: may(words(['hand', 'deck']), { standard: 'hand' }),
      notAcquired: may(yes),
    },
  },
  keepCards: {
    group: 'cards',
    doc: said('in Hiding', 'w Ukryciu'),
    fields: { count: need(either(whole(1, 12), words(['all']))), except: may(card) },
  },
  gain: {
    group: 'tokens',
    doc: said('take Cultist tokens', 'weź Żetony Kultystów'),
    fields: { token: need(token), count: need(amount), who: everyWho },
  },
  lose: {
    group: 'tokens',
    doc: said('return Cultist tokens', 'zwróć Żetony Kultystów'),
    fields: { token: need(token), count: need(amount), who: everyWho },
  },
} as const satisfies Readonly<Record<string, VerbEntry>>;

const BOARD = {
  placeRitual: {
    group: 'board',
    doc: said('from supply', 'z puli'),
    fields: { level: need(either(level, words(['highest', 'lowest']))), where: need(where) },
  },
  moveRitual: {
    group: 'board',
    doc: said('an own Ritual', 'własny Rytuał'),
    fields: { from: need(where), to: need(where), raise: may(yes), levels: may(levels) },
  },
  raiseRitual: { group: 'board', doc: said('an own Ritual', 'własny Rytuał'), fields: { where: need(where) } },
  removeRitual: {
    group: 'board',
    doc: said('to its owner’s supply', 'do puli właściciela'),
    fields: { of: need(words(['rivals', 'you', 'everyone'])), where: need(where), levels: may(levels) },
  },
  placeSite: { group: 'board', doc: said('from supply', 'z puli'), fields: { where: need(where) } },
  placeDominance: {
    group: 'board',
    doc: said(
      'each may be declined; replaces a rival’s where all fields are taken',
      'z każdego można zrezygnować; zastępuje znacznik rywala, gdy wszystkie pola są zajęte',
    ),
    fields: { where: need(where), count: may(amount, one) },
  },
  removeDominance: {
    group: 'board',
    doc: said('to its owner’s supply', 'do puli właściciela'),
    fields: { of: need(words(['rivals', 'you'])), where: need(where) },
  },
  advanceInvestigator: {
    group: 'board',
    doc: said('along the track', 'po torze'),
    fields: { where: need(where), count: may(few, one) },
  },
  placeInvestigator: {
    group: 'board',
    doc: said('in the district', 'w dzielnicy'),
    fields: { where: need(where), count: may(few, one) },
  },
  removeInvestigator: {
    group: 'board',
    doc: said('from the district', 'z dzielnicy'),
    fields: { where: need(where), count: may(few, one) },
  },
  swapPlans: {
    group: 'board',
    doc: said('the top two Plan markers', 'dwa górne znaczniki Planów'),
    fields: { where: need(where) },
  },
} as const satisfies Readonly<Record<string, VerbEntry>>;

const MOMENT = {
  setDie: {
    group: 'moment',
    doc: said('turn one of one’s dice', 'obróć jedną ze swoich kości'),
    fields: { face: need(words([...FACES, 'any'])) },
    worksIn: ['recruitment'],
  },
  skipAdvance: {
    group: 'moment',
    doc: said('this Preparation advances no Investigator', 'to Przygotowanie nie przesuwa Badacza'),
    fields: {},
    worksIn: ['preparation beforeAdvance'],
  },
  keepRitual: {
    group: 'moment',
    doc: said('this Terror removes no Ritual', 'ten Terror nie usuwa Rytuału'),
    fields: {},
    worksIn: ['terror', 'confrontation reveal', 'confrontation win'],
  },
  addThugs: {
    group: 'moment',
    doc: said('to one’s own side', 'po własnej stronie'),
    fields: { count: need(amount) },
    worksIn: ['confrontation reveal'],
  },
  addAttack: {
    group: 'moment',
    doc: said('to one’s own side', 'po własnej stronie'),
    fields: { count: need(amount) },
    worksIn: ['confrontation reveal'],
  },
  joinTopCard: {
    group: 'moment',
    doc: said('one’s deck’s top card is committed too', 'wierzchnia karta własnego stosu też bierze udział'),
    fields: {},
    worksIn: ['confrontation'],
  },
  passOnDisorganization: {
    group: 'moment',
    doc: said('the winner gets the loser’s card', 'zwycięzca bierze kartę przegranego'),
    fields: {},
    worksIn: ['confrontation reveal', 'confrontation lose'],
  },
  takeBackThugs: {
    group: 'moment',
    doc: said('one’s Thugs come back', 'własne Zbiry wracają'),
    fields: {},
    worksIn: ['confrontation'],
  },
  saveRitual: {
    group: 'moment',
    doc: said('move an own Ritual out of the fight’s district', 'przesuń własny Rytuał z dzielnicy walki'),
    fields: {},
    worksIn: ['confrontation'],
  },
} as const satisfies Readonly<Record<string, VerbEntry>>;

const COMPOSE = {
  change: { group: 'rules', doc: said('changes a number of the rules', 'zmienia liczbę z zasad'), fields: CHANGE },
  subscribe: {
    group: 'rules',
    doc: said('leaves triggers behind', 'zostawia reakcje'),
    fields: { triggers: need(triggers(8)), lasts: need(words(['round', 'game'])), rounds: ROUNDS },
  },
  chooseOne: {
    group: 'compose',
    doc: said('one of these ways', 'jeden z tych sposobów'),
    fields: { who: everyWho, options: need(ways) },
  },
  chooseDistrict: {
    group: 'compose',
    doc: said('then it is `here`', 'potem jest `here`'),
    fields: { who: everyWho, where: may(condition), effects: need(effects) },
    names: 'here',
  },
  chooseSeat: {
    group: 'compose',
    doc: said(
      'then it is `eventSeat`; `where` is judged for each candidate, before the first of `who` chooses',
      'potem jest `eventSeat`; `where` jest oceniany dla każdego kandydata, zanim wybierze pierwszy z `who`',
    ),
    fields: {
      of: need(words(['rivals', 'everyone'])),
      who: everyWho,
      where: may(conditionOfCandidate),
      // The seats for which `where` held before the first of several players chose.
      among: may(list(whole(0, 3), 4), { saved: true }),
      effects: need(effects),
    },
    names: 'eventSeat',
  },
  chooseNumber: {
    group: 'compose',
    doc: said("then it is `{ count: 'chosen' }`", "potem jest `{ count: 'chosen' }`"),
    fields: { from: need(whole(0, 20)), to: need(whole(0, 20)), effects: need(effects) },
    names: 'chosen',
  },
  forEach: {
    group: 'compose',
    doc: said(
      'each of them is `you` in turn; `where` is judged for all of them before the first effect',
      'każdy po kolei jest `you`; `where` jest oceniany dla wszystkich przed pierwszym efektem',
    ),
    fields: { who: need(who), where: may(condition), effects: need(effects) },
  },
  forEachDistrict: {
    group: 'compose',
    doc: said('each is `here` in turn', 'każda po kolei jest `here`'),
    fields: { where: may(condition), effects: need(effects) },
    names: 'here',
  },
  if: {
    group: 'compose',
    doc: said('one or the other', 'jedno albo drugie'),
    fields: { is: need(condition), effects: need(effects), else: may(effects) },
  },
  pay: {
    group: 'compose',
    doc: said('the NPC pays nothing', 'NPC nic nie płaci'),
    fields: { power: need(whole(1, 20)), effects: need(effects) },
  },
  script: {
    group: 'script',
    doc: said('a function of the card', 'funkcja karty'),
    fields: { script: need(whole(0, 100_000)) },
    saved: true,
  },
  npcInfluence: { group: 'npc', doc: said('R12.4: the NPC’s Influence', 'R12.4: Wpływ NPC'), fields: {}, only: 'npc' },
  npcBonusCard: { group: 'npc', doc: said('R12.4: the NPC’s bonus card', 'R12.4: karta premiowa NPC'), fields: {}, only: 'npc' },
  dominate: { group: 'npc', doc: said('R12.4: the NPC’s Dominance', 'R12.4: Dominacja NPC'), fields: {}, only: 'npc' },
} as const satisfies Readonly<Record<string, VerbEntry>>;

export const VERBS = { ...CARDS, ...BOARD, ...MOMENT, ...COMPOSE };

type Flat<T> = { readonly [K in keyof T]: T[K] };
type EffectsOf<V> = {
  [K in keyof V]: V[K] extends { readonly fields: infer F } ? Flat<{ readonly do: K } & WordFieldsOf<F, Parts>> : never;
}[keyof V];

interface Parts {
  readonly effects: readonly Effect[];
  readonly triggers: readonly Trigger[];
  readonly ways: readonly ChoiceWay[];
}

/** An effect: a verb and its fields. */
export type Effect = EffectsOf<typeof VERBS>;

/** A declared subscription: when such an event happens and the filter holds, the effects run. */
export type Trigger = WordFieldsOf<typeof TRIGGER, Parts>;

/** One way of a `chooseOne`. */
export type ChoiceWay = WordFieldsOf<typeof WAY, Parts>;
