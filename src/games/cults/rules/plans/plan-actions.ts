import { abilityIn, copyIn } from '../questions/plans/use-ability';
import { canAugment } from './augmentation';
import { canDraw } from '../cards/cards';
import { movesHere } from './influence';
import { AUGMENTATION, DOMINANCE, INFLUENCE, PREPARATION, type Keyword } from '../../contract/ids';
import { hasRitual, hasSite } from '../state/on-board';
import { canGoOn, canPrepare } from './preparation';
import { openFields, rule } from '../state/numbers';
import type { Ability } from '../cards/book';
import type { CardCopy, CultsPlay } from '../state/state';
import type { AbilitiesFrame } from '../state/frames';
import { usableAbilities } from '../cards/usable';
import { seatAt, districtAt, numberAt } from '../state/at';

/** Why a Plan is not available: a code and the rule that says so. */
export interface Unavailable {
  readonly code: string;
  readonly rule: string;
}

const SPOTS_FULL: Unavailable = { code: 'planSpotsFull', rule: 'R8.2' };
const NO_OWN_RITUAL: Unavailable = { code: 'noOwnRitual', rule: 'R8.8' };
const NO_PRESENCE: Unavailable = { code: 'noPresence', rule: 'R8.5' };
const NOTHING_TO_AUGMENT: Unavailable = { code: 'nothingToAugment', rule: 'R8.4' };
const NO_SITE_IN_SUPPLY: Unavailable = { code: 'noSiteInSupply', rule: 'R8.6' };
const NO_FIELD_TO_PREPARE: Unavailable = { code: 'noRitualField', rule: 'R8.6' };
const NO_RITUAL_IN_SUPPLY: Unavailable = { code: 'noRitualInSupply', rule: 'R8.6' };
const NOT_ENOUGH_POWER: Unavailable = { code: 'notEnoughPower', rule: 'R8.6' };
const NO_FIELD_TO_INFLUENCE: Unavailable = { code: 'noRitualField', rule: 'R8.7' };
const NOTHING_TO_INFLUENCE: Unavailable = { code: 'nothingToInfluence', rule: 'R8.4' };

/** R8.4: a Plan may be chosen only if its condition holds and at least one of its actions can really be done. */
export function whyUnavailable(game: CultsPlay, seat: number, district: number, plan: number): Unavailable | null {
  const spots = numberAt(seatAt(game.state, seat).spots, plan);
  if (spots >= rule(game, 'planSpots', seat, -1)) return SPOTS_FULL;
  switch (plan) {
    case AUGMENTATION:
      return whyNoAugmentation(game, seat, district);
    case PREPARATION:
      return whyNoPreparation(game, seat, district);
    case INFLUENCE:
      return whyNoInfluence(game, seat, district);
    case DOMINANCE:
      // R8.8: an own Ritual here suffices.
      return hasRitual(districtAt(game.state, district), seat) ? null : NO_OWN_RITUAL;
    default:
      return null;
  }
}

function whyNoAugmentation(game: CultsPlay, seat: number, district: number): Unavailable | null {
  const place = districtAt(game.state, district);
  if (!hasSite(place, seat) && !hasRitual(place, seat)) return NO_PRESENCE;
  if (canAugment(game, seat, district) || hasAbility(game, seat, district, 'augmentation')) return null;
  return NOTHING_TO_AUGMENT;
}

function whyNoPreparation(game: CultsPlay, seat: number, district: number): Unavailable | null {
  if (canPrepare(game, seat, district)) return null;
  const site = hasSite(districtAt(game.state, district), seat);
  const { sites, rituals } = seatAt(game.state, seat);
  if (!site && sites === 0) return NO_SITE_IN_SUPPLY;
  if (site && openFields(game, district) === 0) return NO_FIELD_TO_PREPARE;
  if (site && rituals.every((count) => count === 0)) return NO_RITUAL_IN_SUPPLY;
  return NOT_ENOUGH_POWER;
}

function whyNoInfluence(game: CultsPlay, seat: number, district: number): Unavailable | null {
  if (openFields(game, district) === 0) return NO_FIELD_TO_INFLUENCE;
  if (canInfluence(game, seat, district) || hasAbility(game, seat, district, 'influence')) return null;
  return NOTHING_TO_INFLUENCE;
}

/** R8.7: a card to draw (then there is always something), a discard to destroy or a Ritual to move. */
const canInfluence = (game: CultsPlay, seat: number, district: number): boolean =>
  canDraw(game, seat) || movesHere(game, seat, district).length > 0;

function hasAbility(game: CultsPlay, seat: number, district: number, keyword: Keyword): boolean {
  return usableAbilities(game, { step: 'abilities', seat, keyword, moment: 'before', district }).length > 0;
}

/** R8.4: whether the owner may pass: not when then nothing of the Plan could be done. */
export function mayDecline(game: CultsPlay, frame: AbilitiesFrame): boolean {
  const { seat, district, keyword, moment } = frame;
  const acted = game.state.turn?.acted === true;
  if (keyword === 'augmentation' && moment === 'before') return acted || canAugment(game, seat, district);
  if (keyword === 'influence' && moment === 'before') return acted || canInfluence(game, seat, district);
  if (keyword === 'preparation') return canGoOn(game, seat, district, moment === 'afterAdvance', null);
  return true;
}

/** R8.4: an ability that would leave nothing of the Preparation possible is not offered. */
export function stillPossible(game: CultsPlay, frame: AbilitiesFrame, ref: number): boolean {
  const used: [CardCopy, Ability] = [copyIn(ref), abilityIn(game, ref)!];
  return canGoOn(game, frame.seat, frame.district, frame.moment === 'afterAdvance', used);
}
