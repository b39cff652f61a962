import { spec, type FieldsOf, type NoSpecs, type Spec, type Specs } from '../../../kernel';
import { PHASES_PLAYED, SPOT_PLANS } from './ids';
import { card, cards, cult, district, face, keyword, level, natural, ruleNumber, some, stack, token } from './parts';

const { among, by, flag, list, only, shape, text, unlike, whole } = spec;

/**
 * Every event by its type, with its fields. From this table come the types that `emit` checks, the types that picture and words
 * read, and the JSON Schemas. The host sends the part under `own` only to the event's `seat`; everybody gets the rest.
 */
export interface EventSpec<H extends Specs = Specs, M extends Specs = Specs> {
  readonly has: H;
  readonly may: M;
}

type OfSeat = { readonly seat: Spec<string> };
type InDistrict = { readonly district: typeof district };

const plain = <H extends Specs, M extends Specs = NoSpecs>(has: H, may?: M): EventSpec<H, M> => ({ has, may: may ?? ({} as M) });
/** Of a seat. */
const of = <H extends Specs, M extends Specs = NoSpecs>(has: H, may?: M): EventSpec<OfSeat & H, M> =>
  plain({ seat: cult, ...has }, may);
/** In a district. */
const at = <H extends Specs, M extends Specs = NoSpecs>(has: H, may?: M): EventSpec<InDistrict & H, M> =>
  plain({ district, ...has }, may);
/** Of a seat in a district. */
const here = <H extends Specs, M extends Specs = NoSpecs>(has: H, may?: M): EventSpec<OfSeat & InDistrict & H, M> =>
  plain({ seat: cult, district, ...has }, may);

const anyone = { seat: cult };
const faces = list(face, 5);
const field = whole(0, 4);
const until = some;
/** The Attack of each card. */
const attacks = list(natural, Infinity);
/** R11.2: everyone's points after the event. */
const scores = by('cult', shape({ dominance: natural, sites: natural, mostRituals: natural, total: natural }));
/** The source of a change: a card, or a house rule of a mod. */
const source = text();

const ROUND = {
  setupRevealed: plain({ card }),
  districtSetUp: at({ sanity: natural, field, investigators: natural, current: whole() }),
  objectiveRevealed: plain({ card }),
  stackPlaced: at({ card, stack, count: some }, anyone),
  roundBegun: plain({ round: some }),
  phaseBegun: plain({ phase: among(PHASES_PLAYED) }),
  roundEnded: plain({ round: some }),
  firstCultistPassed: of({}),
  lastRoundEnded: plain({}),
  gameEnded: plain({ winners: unlike(cult, Infinity, 1) }),
  cityRevealed: plain({ card }),
};

const CARDS = {
  deckReshuffled: of({ count: some }),
  cardsDrawn: of({ count: some }, { own: shape({ cards: list(card, Infinity, 1) }) }),
  cardDiscarded: of({ card, from: among(['hand', 'committed']) }),
  cardDestroyed: of({ card, from: among(['hand', 'discard', 'committed']) }),
  disorganizationReceived: of({}),
  cardAcquired: here({ card, free: flag }),
  cardsBought: here({ count: whole(1, 2) }),
  cardPutOnDeck: here({ card }),
  cardsKept: of({ count: some }, { own: shape({ cards: list(card, Infinity, 1) }) }),
  powerPaid: of({ amount: some, cards, initiates: natural, why: text() }),
  abilityUsed: of({ card, keyword }, { district, zone: among(['hand', 'committed', 'spent']), mode: text() }),
  triggered: plain({ card: source, on: text() }, { ...anyone, district }),
  ruleChanged: plain(
    { number: ruleNumber, card: source, lasts: among(['turn', 'round', 'game']), until },
    { ...anyone, district, set: whole(), add: whole() },
  ),
  choiceMade: plain({ card: source }, { ...anyone, choice: text(), number: whole(), cult, token }),
  scriptCancelled: plain(
    {
      card: source,
      mod: text(),
      file: text(),
      line: natural,
      column: natural,
      reason: text(),
      strikes: natural,
      undone: natural,
    },
    anyone,
  ),
  cardsBlanked: plain({ what: text() }),
  effectRemains: plain({ card: source, lasts: among(['round', 'game']), until }, anyone),
};

const PLAY = {
  diceRolled: of({ faces }),
  diceRerolled: of({ dice: unlike(whole(0, 4), Infinity, 1), faces }),
  dieSet: of({ die: whole(0, 4), face }),
  tokensGained: of({ token, count: some }),
  tokensReturned: of({ token, count: some, why: text() }),
  planPlaced: here({ height: some }),
  plansSwapped: here({}),
  planTaken: here({ plan: among(SPOT_PLANS) }),
  bluffed: here({ plan: only('bluff') }),
  planLapsed: here({ plan: only('preparation') }),
  turnPassed: of({}),
  turnEnded: of({}),
  ritualPlaced: here({ level, scores }),
  ritualReturned: here({ level, scores }),
  ritualMoved: here({ from: district, level, scores }),
  ritualRaised: here({ level: whole(2, 3) }),
  sitePlaced: here({ scores }),
  dominancePlaced: here({ field: some, scores }),
  dominanceReplaced: here({ field: some, rival: cult, scores }),
  dominanceRemoved: here({ field: some, scores }),
  investigatorPlaced: at({ field }),
  investigatorAdvanced: at({ field }),
  investigatorArrived: at({ investigators: some, sanity: whole() }),
  investigatorLeft: at({ investigators: natural, sanity: whole() }),
};

const FIGHT = {
  opposed: here({}),
  confrontationBegun: here({ cults: unlike(cult, Infinity, 2), markers: natural }),
  forcesCommitted: here({ cards: natural }, { own: shape({ cards, attacks, thugs: natural }) }),
  forcesRevealed: here({ cards, attacks }),
  thugsShown: here({ count: natural, attack: whole() }),
  thugsJoined: here({ count: whole() }),
  attackAdded: here({ count: whole() }),
  cardJoined: here({ card, attack: natural }),
  confrontationDecided: at({ attack: by('cult', whole()) }, anyone),
  thugsReturned: of({ count: some }),
  thugsTakenBack: of({ count: some }),
  confrontationEnded: at({}, anyone),
  /** The NPC spends nothing: then both numbers are missing. */
  terrorSucceeded: here({ sanity: whole() }, { cards: natural, freaks: natural }),
};

const NPC = {
  npcDieRolled: of({ result: whole(1, 4) }),
  npcPlanTaken: here({}),
  npcPlanChosen: here({ number: some, card }),
  npcFellBack: here({ from: some, next: some }),
  npcBonusDrawn: of({}),
  npcDiceRolled: here({ faces }),
  npcDeckShuffled: of({}),
};

/** Events of the rules. */
export const EVENTS = { ...ROUND, ...CARDS, ...PLAY, ...FIGHT, ...NPC };
/** Events of the table itself, told by the session and the host. */
export const TABLE_EVENTS = { answerUndone: of({}), modKilled: plain({ mod: text() }) };

type EventKinds = typeof EVENTS & typeof TABLE_EVENTS;
/** The events that the rules may emit. */
export type EventType = keyof typeof EVENTS;
export type AnyEventType = keyof EventKinds;

type HasOf<T extends AnyEventType> = EventKinds[T]['has'];
type MayOf<T extends AnyEventType> = EventKinds[T]['may'];
/** An event of this type. */
export type EventOf<T extends AnyEventType> = { readonly type: T } & FieldsOf<HasOf<T>, MayOf<T>>;
/** Any event of this game. */
export type CultsEvent = { readonly [T in AnyEventType]: EventOf<T> }[AnyEventType];

type Named = 'seat' | 'district';
/** The fields of an event besides its seat and its district. */
export type EventDetails<T extends EventType> = FieldsOf<Omit<HasOf<T>, Named>, Omit<MayOf<T>, Named>>;

/** Every type of event that the rules emit, for triggers. */
export const EVENT_TYPES: readonly string[] = Object.keys(EVENTS).sort();
