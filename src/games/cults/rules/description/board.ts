import { MOD_ID_LIKE, spec, type Spec } from '../../../../kernel';
import type { SettingValue, Trigger } from '../cards/book';
import { BOUNDS } from '../bounds/bounds';
import { STACKS, type District } from '../../contract/ids';
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
import { RULE_NAMES } from '../../contract/language';
import type { EffectContext } from '../state/context';
import type {
  Dice,
  DistrictState,
  Fight,
  Modifier,
  OutcomeState,
  Score,
  SeatSpec,
  SeatState,
  Setting,
  Side,
  Stack,
  State,
  Subscription,
  Turn,
} from '../state/state';

const { among, describing, exactly, flag, known, knownId, list, mapOf, orNull, own, part, shape, text, tuple, whole } = spec;

/** The parts of a state that lie on the table; `state/state.ts` says what they mean. The compiler holds each against its type. */

// R2.1: five Rituals, four Cult Sites, eight Dominance and four Plan markers.
const ritualSupply: Spec<number[]> = own(tuple(whole(0, 0), whole(0, 2), whole(0, 2), whole(0, 1)));

export const SEAT = describing<SeatState>()(
  own(
    shape({
      cult: knownId('cult'),
      npc: flag,
      deck: copies,
      hand: copies,
      discard: copies,
      tokens: own(exactly(3, whole(0, LIMITS.tokens))),
      rituals: ritualSupply,
      sites: whole(0, 4),
      dominance: whole(0, 8),
      plans: whole(0, 4),
      spots: own(exactly(4, whole(0, 4))),
      bought: whole(0, LIMITS.cards),
      kept: copies,
      bonus: copies,
    }),
    'SeatState',
  ),
);

const STACK = describing<Stack>()(own(tuple(typeOrNone, whole(0, 1000)), 'Stack'));

export const DISTRICT = describing<DistrictState>()(
  own(
    shape({
      open: flag,
      sanity: whole(0, 20),
      investigators: whole(0, LIMITS.investigators),
      track: whole(0, 4),
      // R3.2: no card can give a district more fields than this.
      rituals: own(list(known('ritual'), 5)),
      sites: own(list(seat, 4)),
      dominance: own(list(seat, 4)),
      stacks: own(tuple(STACK, STACK)),
      plans: own(list(seat, 16)),
    }),
    'DistrictState',
  ),
);

const LASTS = ['turn', 'round', 'game'] as const;

const NUMBER: Spec<string> = among(RULE_NAMES);

export const MODIFIER = describing<Modifier>()(
  shape({
    number: NUMBER,
    add: integer,
    set: orNull(integer),
    atLeast: orNull(integer),
    atMost: orNull(integer),
    district: districtOrNone,
    seat: seatOrNone,
    kind: orNull(among(STACKS)),
    lasts: among(LASTS),
    until: whole(0, 99),
    source: knownId('modifierSource'),
  }),
);

/** The card first: its triggers are judged by it. */
export const SUBSCRIPTION = describing<Subscription>()(
  shape({
    source: knownId('source'),
    triggers: list(part<Trigger>('trigger'), 20),
    owner: seatOrNone,
    lasts: among(['round', 'game']),
    until: whole(0, 99),
  }),
);

export const DICE = describing<Dice>()(own(shape({ seat: human, faces: own(list(face, 5)), rerolls: whole(0, 99) }), 'Dice'));

export const TURN = describing<Turn>()(
  own(
    shape({
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
    }),
    'Turn',
  ),
);

const SIDE = describing<Side>()(
  own(
    shape(
      {
        seat,
        cards: copies,
        forfeited: copies,
        thugs: whole(0, LIMITS.tokens),
        extra: integer,
        dice: own(list(face, 5)),
        revealed: flag,
        passesOn: flag,
        takesBack: flag,
      },
      { gone: own(list(known('type'), LIMITS.cards)) },
    ),
    'Side',
  ),
);

export const FIGHT = describing<Fight>()(
  own(
    shape({
      district: openDistrict,
      sides: own(list(SIDE, 5)),
      winner: whole(-2, 4),
      attack: own(list(integer, 5)),
    }),
    'Fight',
  ),
);

export const ROLLS = describing<State['rolls']>()(
  own(shape({ recruitment: own(list(face, LIMITS.rolls)), npc: own(list(whole(1, 4), LIMITS.rolls)) })),
);

const SCORE = describing<Score>()(shape({ dominance: natural, sites: natural, mostRituals: natural, total: natural }));

export const OUTCOME = describing<OutcomeState>()(
  shape({
    winners: list(seat, 5),
    scores: list(SCORE, 5),
    objective: orNull(shape({ id: knownId('objective'), met: flag })),
  }),
);

const SEAT_SPEC = describing<SeatSpec>()(shape({ cult: knownId('cult'), by: text(40), name: text(60) }));

/** What was chosen before the game; what it must fit together is checked as in a configuration. */
export const SETTING = describing<Setting>()(
  shape(
    {
      seats: list(SEAT_SPEC, 4),
      npc: orNull(knownId('cult')),
      objective: orNull(knownId('objective')),
      rounds: whole(6, 10),
      closed: orNull(knownId<District>('districtName')),
      npcOpposeTie: among(['high', 'low']),
      mods: list(text(80, MOD_ID_LIKE), LIMITS.mods),
      seed: text(200),
      traced: flag,
    },
    { settings: part<Readonly<Record<string, Readonly<Record<string, SettingValue>>>>>('modSettings') },
  ),
);

/** What mods keep, how often they failed, and what counts as blank. */
export const STORE = mapOf(MOD_ID_LIKE, part<string>('stored'), LIMITS.mods);
export const STRIKES = mapOf(`${MOD_ID_LIKE}|^$`, whole(0, 999), LIMITS.mods);
export const BLANK = list(text(120, CARD_ID), LIMITS.blank);

/** Who an effect works for and what it speaks of. */
export const CONTEXT = describing<EffectContext>()(
  shape({
    seat,
    owner: seatOrNone,
    district: districtOrNone,
    card: copyOrNone,
    eventSeat: seatOrNone,
    // What a declared choice of a number can give.
    number: whole(0, 20),
    source: knownId('source'),
    // Cards call each other up no deeper.
    depth: whole(0, BOUNDS.depth),
  }),
);
