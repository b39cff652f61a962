import { PHASES } from '../../../games/cults/rules';
import {
  among,
  anything,
  byCult,
  card,
  closed,
  cult,
  described,
  district,
  flag,
  level,
  list,
  natural,
  either,
  only,
  open,
  ref,
  some,
  text,
  unlike,
  whole,
  type Schema,
  type Schemas,
} from './parts';

/** What happened: one variant for each type. What only `seat` may know stands under `own` and is there for it alone. */

interface Fields {
  readonly has: Schemas;
  readonly may?: Schemas;
}

const plain = (has: Schemas = {}): Fields => ({ has });
/** Of a seat. */
const of = (has: Schemas = {}, may: Schemas = {}): Fields => ({ has: { seat: cult, ...has }, may });
/** In a district. */
const at = (has: Schemas = {}): Fields => ({ has: { district, ...has } });
/** Of a seat in a district. */
const here = (has: Schemas = {}, may: Schemas = {}): Fields => ({ has: { seat: cult, district, ...has }, may });

const cards = list(card);
/** What each of the cards gives. */
const attacks = list(natural);
const count = whole(1);
const scores = described('Everyone’s points after it.', byCult(ref('score')));
const faces = { type: 'array', items: ref('face'), maxItems: 5 };
const field = whole(0, 4);
const result = whole(1);
const until = whole(1);
const anyone: Schemas = { seat: cult };

const ROUND: Readonly<Record<string, Fields>> = {
  setupRevealed: plain({ card }),
  districtSetUp: at({ sanity: natural, field, investigators: natural, current: whole() }),
  objectiveRevealed: plain({ card }),
  stackPlaced: { has: { district, card, stack: ref('stack'), count }, may: anyone },
  roundBegun: plain({ round: whole(1) }),
  phaseBegun: plain({ phase: among(PHASES.slice(1)) }),
  roundEnded: plain({ round: whole(1) }),
  firstCultistPassed: of(),
  lastRoundEnded: plain(),
  gameEnded: plain({ winners: { ...unlike(cult), minItems: 1 } }),
  cityRevealed: plain({ card }),
  answerUndone: of(),
  modKilled: plain({ mod: text() }),
};

const CARDS: Readonly<Record<string, Fields>> = {
  deckReshuffled: of({ count }),
  cardsDrawn: of({ count }, { own: closed({ cards: some(card) }) }),
  cardDiscarded: of({ card, from: among(['hand', 'committed']) }),
  cardDestroyed: of({ card, from: among(['hand', 'discard', 'committed']) }),
  disorganizationReceived: of(),
  cardAcquired: here({ card, free: flag }),
  cardsBought: here({ count: whole(1, 2) }),
  cardPutOnDeck: here({ card }),
  cardsKept: of({ count }, { own: closed({ cards: some(card) }) }),
  powerPaid: of({ amount: whole(1), cards, initiates: natural, why: text() }),
  abilityUsed: of({ card, keyword: ref('keyword') }, { district, zone: among(['hand', 'committed', 'spent']), mode: text() }),
  triggered: { has: { card: text(), on: text() }, may: { ...anyone, district } },
  ruleChanged: {
    has: { number: ref('ruleNumber'), card: text(), lasts: among(['turn', 'round', 'game']), until },
    may: { ...anyone, district, set: whole(), add: whole() },
  },
  choiceMade: {
    has: { card: text() },
    may: { ...anyone, choice: text(), number: whole(), cult, token: ref('token') },
  },
  scriptCancelled: {
    has: {
      card: text(),
      mod: text(),
      file: text(),
      line: natural,
      column: natural,
      reason: text(),
      strikes: natural,
      undone: natural,
    },
    may: anyone,
  },
  cardsBlanked: { has: { what: text() } },
  effectRemains: { has: { card: text(), lasts: among(['round', 'game']), until }, may: anyone },
};

const PLAY: Readonly<Record<string, Fields>> = {
  diceRolled: of({ faces }),
  diceRerolled: of({ dice: { ...unlike(whole(0, 4)), minItems: 1 }, faces }),
  dieSet: of({ die: whole(0, 4), face: ref('face') }),
  tokensGained: of({ token: ref('token'), count }),
  tokensReturned: of({ token: ref('token'), count, why: text() }),
  planPlaced: here({ height: whole(1) }),
  plansSwapped: here(),
  planTaken: here({ plan: among(['augmentation', 'preparation', 'influence', 'dominance']) }),
  bluffed: here({ plan: only('bluff') }),
  planLapsed: here({ plan: only('preparation') }),
  turnEnded: of(),
  ritualPlaced: here({ level, scores }),
  ritualReturned: here({ level, scores }),
  ritualMoved: here({ from: district, level, scores }),
  ritualRaised: here({ level: whole(2, 3) }),
  sitePlaced: here({ scores }),
  dominancePlaced: here({ field: whole(1), scores }),
  dominanceReplaced: here({ field: whole(1), rival: cult, scores }),
  dominanceRemoved: here({ field: whole(1), scores }),
  investigatorPlaced: at({ field }),
  investigatorAdvanced: at({ field }),
  investigatorArrived: at({ investigators: whole(1), sanity: whole() }),
  investigatorLeft: at({ investigators: natural, sanity: whole() }),
};

const FIGHT: Readonly<Record<string, Fields>> = {
  opposed: here(),
  confrontationBegun: here({ cults: { ...unlike(cult), minItems: 2 }, markers: natural }),
  forcesCommitted: here({ cards: natural }, { own: closed({ cards, attacks, thugs: natural }) }),
  forcesRevealed: here({ cards, attacks }),
  thugsShown: here({ count: natural, attack: whole() }),
  thugsJoined: here({ count: whole() }),
  attackAdded: here({ count: whole() }),
  cardJoined: here({ card, attack: natural }),
  confrontationDecided: { has: { district, attack: byCult(whole()) }, may: anyone },
  thugsReturned: of({ count }),
  thugsTakenBack: of({ count }),
  confrontationEnded: { has: { district }, may: anyone },
  /** The NPC spends nothing. */
  terrorSucceeded: here({ sanity: whole() }, { cards: natural, freaks: natural }),
};

const NPC: Readonly<Record<string, Fields>> = {
  npcDieRolled: of({ result: whole(1, 4) }),
  npcPlanTaken: here(),
  npcPlanChosen: here({ number: result, card }),
  npcFellBack: here({ from: result, to: result }),
  npcBonusDrawn: of(),
  npcDiceRolled: here({ faces }),
  npcDeckShuffled: of(),
};

const TYPES: Readonly<Record<string, Fields>> = { ...ROUND, ...CARDS, ...PLAY, ...FIGHT, ...NPC };

/** The types that have a variant of their own. */
export const EVENT_TYPES: readonly string[] = Object.keys(TYPES);

function variant(type: string, { has, may }: Fields): Schema {
  const schema = closed({ type: only(type), ...has }, may);
  return type === 'terrorSucceeded' ? { ...schema, dependentRequired: { cards: ['freaks'], freaks: ['cards'] } } : schema;
}

const other: Schema = {
  ...open({ type: { type: 'string', minLength: 1, not: { enum: EVENT_TYPES } } }, { seat: cult, own: anything }),
  dependentRequired: { own: ['seat'] },
};

const variants: Schemas = {
  ...Object.fromEntries(EVENT_TYPES.map((type) => [`event.${type}`, variant(type, TYPES[type]!)])),
  'event.other': described('Something that the rules do not know.', other),
};

export const events: Schemas = {
  event: described('What happened, in the past tense.', either(...Object.keys(variants).map(ref))),
};

export const eventParts: Schemas = variants;
