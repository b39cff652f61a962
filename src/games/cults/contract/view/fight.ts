import { spec, type Spec, type TypeOf } from '../../../../kernel';
import { card, cult, district, face, level, natural } from '../parts';
import { COUNT } from './board';
import { ATTACK, OUTLOOK, SANITY } from './numbers';

const { either, flag, list, noted, only, orNull, shape, unlike, whole } = spec;

/** A Confrontation, as a seat may know it. */

const sideFields = {
  seat: cult,
  /** Whether everybody has been shown the Thugs (R9.4). */
  thugsShown: flag,
  /** The levels of its Rituals here. */
  rituals: list(level),
  sources: ATTACK,
};

/** R9.3: of others' forces only the number of cards, until they are revealed. */
export const HIDDEN_SIDE = shape(
  { ...sideFields, revealed: only(false), cards: COUNT },
  {
    /** Of the NPC, at a decision of the viewer. */
    outlook: OUTLOOK,
  },
);

const OPEN_SIDE = shape(
  {
    ...sideFields,
    revealed: flag,
    cards: list(card),
    /** What each of the cards gives; nothing where its ability is used instead of its icons (R6.4). */
    attacks: noted('What each card gives.', list(natural)),
    /** Cards that were destroyed for their ability in this Confrontation. */
    gone: noted('Cards destroyed for their ability in this Confrontation.', list(card)),
    forfeited: unlike(natural),
    extra: whole(),
    dice: list(face, 5),
    /** Its Disorganization card goes to the winner. */
    passesOn: flag,
    takesBack: flag,
  },
  { thugs: natural, attack: whole() },
  { thugs: ['attack'], attack: ['thugs'] },
);

type Hidden = TypeOf<typeof HIDDEN_SIDE>;
type Open = TypeOf<typeof OPEN_SIDE>;
/** A side for readers who take what is there: of a hidden one the rest is missing. */
type Side = Omit<Hidden, 'revealed' | 'cards'> &
  Pick<Open, 'revealed'> & { readonly cards: Hidden['cards'] | Open['cards'] } & Partial<Omit<Open, keyof Hidden>>;
export const SIDE: Spec<Side> = either(HIDDEN_SIDE, OPEN_SIDE);

/** What hangs on a Confrontation: the Terror that may follow it. */
const stakes = {
  district,
  plan: noted('Whose Dominance Plan it is.', cult),
  sanity: SANITY,
  /** R10.3, R10.4 */
  markers: noted('Dominance markers that they could place after a victory and a Terror.', natural),
};

export const STAKES = shape(stakes);
export const MUSTER = shape({ ...stakes, sides: list(HIDDEN_SIDE, Infinity, 2) });
export const FIGHT = shape({
  ...stakes,
  /** Null while it is open. */
  winner: orNull(noted('A cult, or "nobody" in a tie.', cult)),
  attack: list(whole()),
  sides: list(SIDE, Infinity, 2),
});
