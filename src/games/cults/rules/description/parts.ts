import { spec } from '../../../../kernel';
import { MOST_EFFECTS } from '../../contract/language';
import { BOUNDS } from '../bounds/bounds';

const { known, knownOrNone, list, own, whole } = spec;

/** The small parts of which the description of a state is made, and how large anything in it may be. */

/** The engine's own bounds, and beside them more than any game comes to. */
export const LIMITS = {
  number: 2_147_483_647,
  tokens: BOUNDS.tokens,
  investigators: BOUNDS.investigators,
  cards: 10_000,
  options: 20_000,
  modifiers: 5000,
  subscriptions: 5000,
  flow: BOUNDS.frames,
  /** In one list of a declaration. */
  effects: MOST_EFFECTS,
  city: 500,
  rolls: 1000,
  mods: 200,
  blank: 500,
} as const;

export const natural = whole(0, LIMITS.number);
/** What is paid at once. */
export const price = whole(0, 10_000);
export const integer = whole(-LIMITS.number - 1, LIMITS.number);

/** Numbers that stand for something of the game. */
export const seat = known('seat');
export const seatOrNone = knownOrNone('seat');
export const human = known('human');
export const npc = known('npc');
export const district = known('district');
export const districtOrNone = knownOrNone('district');
/** A district that is open (R3.7). */
export const openDistrict = known('openDistrict');
export const copy = known('copy');
export const copyOrNone = knownOrNone('copy');
/** A pile or a hand. */
export const copies = own(list(copy, LIMITS.cards));
export const type = known('type');
export const typeOrNone = knownOrNone('type');
/** R2.4: the four faces of a die, by number. */
export const face = whole(0, 3);

/** Ids, as mods and cards may have them; a house rule is named by its mod and file. */
export const CARD_ID = '^[a-z0-9]+(-[a-z0-9]+)*(:[a-z0-9]+(-[a-z0-9]+)*)?$';
/** Who may have changed a rule: a card, or a file of a mod's house rules. */
export const SOURCE = '^[\\w:./ -]*$';
