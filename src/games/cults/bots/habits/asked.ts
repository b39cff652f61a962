import { AUGMENTATION, INFLUENCE, PREPARATION } from '../../contract/ids';
import { availablePower, hasRitual, hasSite, investigatorsAfterAdvance, siteCost, typeOf, type CultsPlay } from '../../rules';
import { lackingHere, lacksOf, tooMany, type Lack } from '../lacks';
import type { Taste } from './taste';

/** R12.8: what a Plan is worth more for what it brings, or prepares, of what the Objective lacks. */
export function askedWorth(game: CultsPlay, seat: number, district: number, plan: number, taste: Taste): number {
  const lacks = lacksOf(game, seat);
  if (lacks.length === 0) return 0;
  switch (plan) {
    case PREPARATION:
      return preparationAsked(game, seat, district, lacks, taste);
    case INFLUENCE:
      return presenceAsked(game, seat, district, lacks, taste) + taste.asked * Math.min(1, cleaningAsked(game, seat, lacks));
    case AUGMENTATION:
      return taste.asked * Math.min(1, cleaningAsked(game, seat, lacks));
    default:
      return 0;
  }
}

/** R10.3, R10.4: how many of the markers that a Terror places here the Objective lacks; where all fields are taken, one of the NPC's goes. */
export function markersAsked(game: CultsPlay, seat: number, district: number, placed: number): number {
  const lacks = lacksOf(game, seat);
  if (lacks.length === 0) return 0;
  const isFull = game.state.districts[district]!.dominance.length === 4;
  const replaced = isFull ? Math.min(1, tooMany(lacks, 'dominance', false)) : 0;
  return Math.min(placed, lackingHere(lacks, 'dominance', district)) + replaced;
}

/** R8.6: a Site or a Ritual that is lacking. */
function preparationAsked(game: CultsPlay, seat: number, district: number, lacks: readonly Lack[], taste: Taste): number {
  const isBuilt = hasSite(game.state.districts[district]!, seat);
  const canBuild = siteCost(game, seat, district, investigatorsAfterAdvance(game, district)) <= availablePower(game, seat);
  const sites = !isBuilt && canBuild ? Math.min(1, lackingHere(lacks, 'sites', district)) : 0;
  const rituals = Math.min(1, lackingHere(lacks, 'rituals', district));
  return taste.asked * sites + taste.askedLater * rituals + presenceAsked(game, seat, district, lacks, taste);
}

/** R8.8: a Ritual where none stands yet and markers are lacking. */
const presenceAsked = ({ state }: CultsPlay, seat: number, district: number, lacks: readonly Lack[], taste: Taste): number =>
  hasRitual(state.districts[district]!, seat) ? 0 : taste.askedLater * Math.min(2, lackingHere(lacks, 'dominance', district));

/** Disorganization cards in the discard pile that are too many. */
export function cleaningAsked({ state, book }: CultsPlay, seat: number, lacks: readonly Lack[]): number {
  const asked = tooMany(lacks, 'disorganization', true);
  if (asked === 0) return 0;
  return Math.min(asked, state.seats[seat]!.discard.filter((copy) => typeOf(copy) === book.disorganization).length);
}

/** R12.8: pulls Plan markers to districts in which the Objective lacks markers, and most to those where it lacks a Site. */
export function askedPull(game: CultsPlay, seat: number, district: number, taste: Taste): number {
  let pull = 0;
  for (const lack of lacksOf(game, seat))
    if (lack.district === district) pull = Math.max(pull, lack.what === 'sites' ? taste.askedSite : taste.askedPull);
  return pull;
}
