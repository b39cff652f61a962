import { spec, type Decision, type GameEvent, type Spec, type Specs } from '../../../../kernel';
import { card, cult, district, face, keyword, natural, phase, plan, some } from '../parts';
import { COUNT, DISTRICT, MODIFIER, OPTIONS, PLANNED, SCORE, SUBSCRIPTION, SUPPLY, TOKENS_BEHIND_SCREEN } from './board';
import { FIGHT, MUSTER } from './fight';
import { NUMBERS, OBJECTIVE, STANDING, USABLE } from './numbers';

const { among, by, either, flag, list, noted, only, open, orNull, part, shape, text, unlike, whole } = spec;

/**
 * A seat's view, field by field. From this description come the types that engine, picture and bots read (`view-types.ts`) and the
 * JSON Schemas. It is closed: a field that is not named here must not be in a view.
 */

/** Something with a schema of its own, under this name in `VIEW_PARTS`. */
const named = <T>(name: string, _described: Spec<T>): Spec<T> => part(name);

const count = named('count', COUNT);
const score = named('score', SCORE);

/**
 * Copies have numbers of their own, and which of two equal cards was drawn is nobody's knowledge: a view names a copy by its
 * card and, where the viewer can see it, by its place.
 */
const copyFields = {
  card,
  /** Empty for a card that has left the game. */
  seat: either(cult, only('')),
  zone: among(['hand', 'discard', 'committed', 'gone']),
};
export const COPY = noted('One card among equal ones.', shape(copyFields, { at: natural }));
const copies = list(orNull(named('copy', COPY)));

const shownTurn = { seat: cult, district, plan: orNull(plan) };
/** What a table shows of a turn. */
export const SHOWN_TURN = shape(shownTurn);
/** A turn with all that a program needs to think on. */
export const TURN = shape({
  ...shownTurn,
  acted: flag,
  moved: flag,
  fresh: copies,
  spent: copies,
  fought: among(['none', 'won', 'lost']),
  skipAdvance: flag,
  keepRitual: flag,
});

export const DICE = shape({ seat: cult, faces: list(face, 5), rerolls: natural });
export const SOLO = shape({ npc: cult, objective: orNull(card), bonus: shape({ cards: count, thugs: natural }) });
export const OUTCOME = noted(
  'How the game ended.',
  shape({ winners: unlike(cult, Infinity, 1), scores: by('cult', score) }, { objective: shape({ id: card, met: flag }) }),
);

const playerFields = { by: text(40), name: text(60) };
/** `human` or the name of a bot, and what the player is called, which may be empty. */
export const PLAYER = shape(playerFields);
const SEAT = shape({ cult, ...playerFields });

/** What lies on the table, as far as the seat may know it. */
const board = {
  round: whole(1, 10),
  rounds: whole(6, 10),
  phase,
  first: cult,
  active: cult,
  mods: list(text(80), 200),
  districts: noted('The open districts.', by('district', named('districtState', DISTRICT))),
  hands: noted("The own cards; of others' how many.", by('cult', either(list(card), count))),
  decks: by('cult', count),
  discards: noted('Top last.', by('cult', list(card))),
  tokens: noted('The own ones; none for a spectator.', by('cult', named('tokens', TOKENS_BEHIND_SCREEN), 0, 1)),
  supply: by('cult', named('supply', SUPPLY)),
  planned: noted('Plans executed this round.', by('cult', PLANNED)),
  bought: noted('District cards paid for this round.', by('cult', natural)),
  city: shape({ active: list(card), deck: count }),
  modifiers: list(named('modifier', MODIFIER)),
  blank: noted('Mods and cards that count as blank.', list(text())),
  scores: noted('As if the game ended now.', by('cult', score)),
  standing: noted('Where the points lie, and ties.', STANDING),
  /** Null without an Objective: in a game of several, or before it is drawn. */
  objective: noted('How far the Objective is met.', orNull(OBJECTIVE)),
  numbers: noted('The numbers of the rules in force.', NUMBERS),
  usable: noted('What the viewer could spend now; nothing for a spectator.', orNull(USABLE)),
  dice: orNull(DICE),
  fight: orNull(FIGHT),
  /** R9.2 */
  muster: noted('The Confrontation that the viewer is asked to step into.', orNull(MUSTER)),
  outcome: orNull(named('outcome', OUTCOME)),
  waiting: orNull(noted('Whose decision is open.', cult)),
  decision: orNull(part<Decision>('decision')),
};

const maybeOnBoard = {
  /** R3.7: missing where every district is open. */
  closed: district,
  solo: SOLO,
  owned: noted('Who owns which cards, wherever they lie; missing where it is not known.', by('cult', by('card', some))),
};

/** Pending steps of the flow, with copies named as above. */
const FRAME = open({ step: text() }, { context: open({ card: orNull(named('copy', COPY)) }) });
export const RESUME = shape(
  {
    asked: natural,
    flow: list(FRAME),
    used: list(shape({ ...copyFields, keyword }, { at: natural })),
    /** Places in the own hand. */
    kept: unlike(natural),
  },
  { before: noted('Inside a card’s choice: the view before the card.', part<object>('view')) },
);

type Settings = Readonly<Record<string, Readonly<Record<string, boolean | number | string>>>>;

/** All that a seat may know (docs/headless.md): the engine makes it, and everybody else reads it. */
export const VIEW = shape(
  {
    seat: orNull(noted('Null for a spectator.', cult)),
    /** The cults in the order of their seats, without the NPC; with who plays them, where that says something. */
    seats: either(unlike(cult, 4, 1), unlike(SEAT, 4, 1)),
    ...board,
    options: named('options', OPTIONS),
    subscriptions: list(named('subscription', SUBSCRIPTION)),
    turn: orNull(TURN),
    /** What is still to be done, for programs that think on from here; null where somebody else is asked. */
    resume: orNull(RESUME),
  },
  {
    ...maybeOnBoard,
    settings: part<Settings>('modSettings'),
    events: noted('Since the start, or since the number asked for; none of an opening.', list<GameEvent>(part('event'))),
  },
);

/** The view as the page reads it: cults alone in `seats`, who plays them apart, nothing for programs. */
export const TABLE_VIEW = shape(
  {
    seat: orNull(noted('Null for a spectator.', cult)),
    seats: list(cult, 4, 1),
    ...board,
    turn: orNull(SHOWN_TURN),
    players: by('cult', PLAYER),
  },
  maybeOnBoard,
);

/** Parts that have schemas of their own. */
export const VIEW_PARTS: Specs = {
  count: COUNT,
  copy: COPY,
  districtState: DISTRICT,
  tokens: TOKENS_BEHIND_SCREEN,
  supply: SUPPLY,
  modifier: MODIFIER,
  subscription: SUBSCRIPTION,
  score: SCORE,
  options: OPTIONS,
  outcome: OUTCOME,
};
