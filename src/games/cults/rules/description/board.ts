import { MOD_ID_LIKE, spec, type Spec } from '../../../../kernel';
import { BOUNDS } from '../bounds/bounds';
import { STACKS } from '../../contract/ids';
import {
  CARD_ID,
  copies,
  copyOrNone,
  districtOrNone,
  face,
  human,
  integer,
  LIMITS,
  natural,
  openDistrict,
  seat,
  seatOrNone,
  typeOrNone,
} from './parts';
import { RULES } from '../../contract/rule-numbers';

const { among, exactly, flag, known, list, mapOf, orNull, part, shape, text, tuple, whole } = spec;

/** The parts of a state that lie on the table; state.ts in the folder above says what they mean. */

export const SEAT: Spec = shape({
  cult: known('cult'),
  npc: flag,
  deck: copies,
  hand: copies,
  discard: copies,
  tokens: exactly(3, whole(0, LIMITS.tokens)),
  // R2.1: five Rituals, four Cult Sites, eight Dominance and four Plan markers.
  rituals: tuple(whole(0, 0), whole(0, 2), whole(0, 2), whole(0, 1)),
  sites: whole(0, 4),
  dominance: whole(0, 8),
  plans: whole(0, 4),
  spots: exactly(4, whole(0, 4)),
  bought: whole(0, LIMITS.cards),
  kept: copies,
  bonus: copies,
});

export const DISTRICT: Spec = shape({
  open: flag,
  sanity: whole(0, 20),
  investigators: whole(0, LIMITS.investigators),
  track: whole(0, 4),
  // R3.2: no district has more fields, whatever cards say.
  rituals: list(known('ritual'), 5),
  sites: list(seat, 4),
  dominance: list(seat, 4),
  stacks: exactly(2, tuple(typeOrNone, whole(0, 1000))),
  plans: list(seat, 16),
});

const LASTS = ['turn', 'round', 'game'];

export const MODIFIER: Spec = shape({
  number: among(Object.keys(RULES)),
  add: integer,
  set: orNull(integer),
  atLeast: orNull(integer),
  atMost: orNull(integer),
  district: districtOrNone,
  seat: seatOrNone,
  kind: orNull(among(STACKS)),
  lasts: among(LASTS),
  until: whole(0, 99),
  source: known('modifierSource'),
});

/** The card first: its triggers are judged by it. */
export const SUBSCRIPTION: Spec = shape({
  source: known('source'),
  triggers: list(part('trigger'), 20),
  owner: seatOrNone,
  lasts: among(['round', 'game']),
  until: whole(0, 99),
});

export const DICE: Spec = shape({ seat: human, faces: list(face, 5), rerolls: whole(0, 99) });

export const TURN: Spec = shape({
  seat,
  district: openDistrict,
  // R12.4: the NPC takes none of the five Plans.
  plan: whole(-1, 4),
  acted: flag,
  moved: flag,
  fresh: copies,
  spent: copies,
  fought: among(['none', 'won', 'lost']),
  skipAdvance: flag,
  keepRitual: flag,
});

const SIDE: Spec = shape(
  {
    seat,
    cards: copies,
    forfeited: copies,
    thugs: whole(0, LIMITS.tokens),
    extra: integer,
    dice: list(face, 5),
    revealed: flag,
    passesOn: flag,
    takesBack: flag,
  },
  { gone: list(known('type'), LIMITS.cards) },
);

export const FIGHT: Spec = shape({
  district: openDistrict,
  sides: list(SIDE, 5),
  winner: whole(-2, 4),
  attack: list(integer, 5),
});

export const ROLLS: Spec = shape({ recruitment: list(face, LIMITS.rolls), npc: list(whole(1, 4), LIMITS.rolls) });

const SCORE: Spec = shape({ dominance: natural, sites: natural, mostRituals: natural, total: natural });

export const OUTCOME: Spec = shape({
  winners: list(seat, 5),
  scores: list(SCORE, 5),
  objective: orNull(shape({ id: known('objective'), met: flag })),
});

/** What was chosen before the game; what it must fit together is checked as in a configuration. */
export const SETTING: Spec = shape(
  {
    seats: list(shape({ cult: known('cult'), by: text(40), name: text(60) }), 4),
    npc: orNull(known('cult')),
    objective: orNull(known('objective')),
    rounds: whole(6, 10),
    closed: orNull(known('districtName')),
    npcOpposeTie: among(['high', 'low']),
    mods: list(text(80, MOD_ID_LIKE), LIMITS.mods),
    seed: text(200),
    traced: flag,
  },
  { settings: part('modSettings') },
);

/** What mods keep, how often they failed, and what counts as blank. */
export const STORE: Spec = mapOf(MOD_ID_LIKE, part('stored'), LIMITS.mods);
export const STRIKES: Spec = mapOf(`${MOD_ID_LIKE}|^$`, whole(0, 999), LIMITS.mods);
export const BLANK: Spec = list(text(120, CARD_ID), LIMITS.blank);

/** Who an effect works for and what it speaks of. */
export const CONTEXT: Spec = shape({
  seat,
  owner: seatOrNone,
  district: districtOrNone,
  card: copyOrNone,
  eventSeat: seatOrNone,
  // What a declared choice of a number can give.
  number: whole(0, 20),
  source: known('source'),
  // Cards call each other up no deeper.
  depth: whole(0, BOUNDS.depth),
});
