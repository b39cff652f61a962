import { spec } from '../../../../kernel';
import { TIE_BREAKS } from '../ids';
import { RULE_NAMES } from '../language';
import { byDistrict, card, cult, district, natural, some } from '../parts';

const { among, by, each, exactly, flag, list, noted, orNull, shape, unlike, whole } = spec;

/**
 * Numbers that the rules engine computes for readers: pages, bots and programs show and use them and compute none themselves. They
 * stand in the view and in the details of options.
 */

/** R3.6: the token, the Investigators in the district, and what cards and house rules add. */
export const SANITY = noted(
  'Token, Investigators in the district, what cards add, and the sum (R3.6).',
  shape({ token: natural, investigators: natural, other: whole(), now: whole() }),
);

/** R8.5: the printed cost, the Investigators in the district, what cards and house rules add (or take), and the sum. */
export const PRICE = noted(
  'Printed cost, Investigators in the district, what cards add, and the sum (R8.5).',
  shape({ base: natural, investigators: natural, other: whole(), now: natural }),
);

/** R8.6: null for what cannot be placed here: no marker in supply, a Site that stands already, no open field. */
export const PREPARATION_PRICES = noted(
  'What a Preparation begun here now would cost, after its advance; null for what cannot be placed.',
  shape({
    site: orNull(natural),
    /** By level, from I. */
    rituals: exactly(3, orNull(natural)),
  }),
);

/** What holds in one district, for the viewer where seats differ. */
export const DISTRICT_NUMBERS = shape({
  sanity: SANITY,
  /** R3.2 */
  ritualFields: natural,
  /** R3.3: how many more Rituals fit. */
  openRitualFields: natural,
  /** R3.2 */
  dominanceFields: natural,
  /** R3.4: where a new Investigator starts. */
  investigatorStart: natural,
  /** R8.3: tokens that a Bluff here brings. */
  bluffTokens: natural,
  /** R10.3, R10.4: Dominance markers that the viewer could place here after a Terror, having won a Confrontation or met none. */
  markers: shape({ won: natural, unopposed: natural }),
  /** R8.5: what one card of the stack costs; null where there is none to buy. */
  prices: shape({ guardian: orNull(PRICE), action: orNull(PRICE) }),
  preparation: PREPARATION_PRICES,
});

/** The numbers of the rules in force. */
export const NUMBERS = shape({
  inForce: noted('For the viewer, where no district says otherwise.', shape(each(RULE_NAMES, whole()))),
  differing: noted('For other seats: those that differ.', by('cult', shape({}, each(RULE_NAMES, whole())))),
  /** By open district. */
  districts: byDistrict(DISTRICT_NUMBERS),
});

/** R6.8, R6.9: what the viewer could spend: icons of hand cards not acquired in this turn, and the tokens that count alike. */
export const USABLE = shape({ power: natural, terror: natural, attack: natural });

/** R11.3: what decides between equal points; `none` where all of it is equal. */
export const TIE_BREAK = among([...TIE_BREAKS, 'none']);

export const SEAT_STANDING = shape({
  /** Own Dominance markers by district; only districts that have some. */
  dominance: byDistrict(some),
  /** Districts where an own Cult Site scores. */
  sites: unlike(district),
  /** R11.3: all own Cult Sites on the board, scoring or not. */
  sitesOnBoard: natural,
  ritualsOnBoard: natural,
  /** Null where the viewer cannot know it. */
  disorganization: orNull(natural),
});

/** Several have the most points. */
export const TIE = shape({
  seats: unlike(cult),
  /** Null where it hangs on what the viewer cannot know. */
  by: orNull(TIE_BREAK),
  /** The winners by it: several in a shared victory, none if it cannot be known. */
  leads: unlike(cult),
});

/** R11.2, R11.3: where everyone's points lie, and who would win among those with the most. */
export const STANDING = shape({
  seats: by('cult', SEAT_STANDING),
  tie: noted('Those with the most points, and what decides between them (R11.3).', orNull(TIE)),
});

/** One requirement; null where the viewer cannot know it or it has no number. */
export const PROGRESS = shape(
  { met: orNull(flag), have: orNull(whole()), need: orNull(whole()) },
  {
    /** R11.3: the points are equal, and this decides; null where even that cannot be known. */
    tie: orNull(TIE_BREAK),
  },
);

/** R12.8: how far the Objective is met now; requirements in the order of the card. */
export const OBJECTIVE = shape({ id: card, met: orNull(flag), requirements: list(PROGRESS) });

/** R9.4: where a side's Attack comes from; null for what the viewer cannot know yet. */
export const ATTACK = noted(
  'Where the Attack comes from (R9.4); null for what cannot be known yet.',
  shape(
    {
      rituals: natural,
      cards: orNull(natural),
      thugs: orNull(natural),
      extra: whole(),
      /** The sum of what is known. */
      known: whole(),
    },
    {
      /** Only the NPC rolls (R12.5). */
      dice: orNull(natural),
    },
  ),
);

/** R12.5: what the NPC's Attack may come to, from what the viewer may know: its unseen cards, its Thugs, its dice. */
export const OUTLOOK = noted(
  "What the NPC's Attack may come to (R12.5), worked out from what is public.",
  shape({
    least: natural,
    most: natural,
    /** In about four cases of five. */
    likely: shape({ from: natural, to: natural }),
    /** From `least` on, one number for each Attack up to `most` and one beyond. */
    below: noted('Chances in percent that its Attack is below `least`, below `least` + 1 and so on.', list(whole(0, 100))),
    /** Scripts of cards may add more than can be said beforehand. */
    isOpen: flag,
  }),
);
