import { spec, type Spec } from '../../../../kernel';
import { SPOT_PLANS, TOKENS } from '../ids';
import { card, cult, district, level, natural, ruleNumber, stack } from '../parts';

const { among, each, exactly, list, noted, orNull, part, shape, text, tuple, unlike, whole } = spec;

/** What lies on the table. Positions and scenarios have the same parts; the limits are those of the scenario reader. */

/** How many there are of something hidden. */
export const COUNT = noted('How many there are of something hidden.', shape({ count: natural }));

export const STACK = shape({ card, left: natural });

export const DISTRICT = noted(
  'A district. Plans stand bottom to top.',
  shape({
    sanity: whole(0, 20),
    investigators: whole(0, 50),
    track: whole(0, 4),
    /** Whose, and of which level. */
    rituals: list(tuple(cult, level), 20),
    sites: unlike(cult, 8),
    dominance: list(cult, 20),
    guardian: orNull(STACK),
    action: orNull(STACK),
    plans: list(cult, 64),
  }),
);

export const TOKENS_BEHIND_SCREEN = shape(each(TOKENS, whole(0, 200)));

export const SUPPLY = noted(
  'Markers not on the board; Rituals by level.',
  shape({
    /** By level, from I. */
    rituals: exactly(3, natural),
    sites: natural,
    dominance: natural,
    plans: natural,
  }),
);

/** Plans executed this round. */
export const PLANNED = shape(each(SPOT_PLANS, natural));

export const SCORE = noted(
  'Victory points.',
  shape({ dominance: natural, sites: natural, mostRituals: whole(0, 1), total: natural }),
);

const change = whole(-99, 99);
/** A change of one of the numbers of the rules that is in force. */
export const MODIFIER = noted(
  'A change of a number of the rules that is in force.',
  shape(
    {
      number: ruleNumber,
      add: change,
      lasts: among(['turn', 'round', 'game']),
      /** The last round it holds in. */
      until: whole(0, 99),
      source: text(120),
    },
    { set: change, atLeast: change, atMost: change, district, seat: cult, kind: stack },
  ),
);

const trigger: Spec<object> = part('trigger');
/** Triggers in force that no card in hand carries. */
export const SUBSCRIPTION = noted(
  'Triggers in force that no card in hand carries.',
  shape(
    { triggers: list(trigger, 20), lasts: among(['round', 'game']), until: whole(0, 99), source: text(120) },
    { owner: cult },
  ),
);

export const OPTIONS = shape({ npcOpposeTie: among(['high', 'low']) });
