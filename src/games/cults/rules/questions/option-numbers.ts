import type { Ask, Option, Together } from '../../../../kernel';
import { AUGMENTATION, BLUFF, DISTRICTS, DOMINANCE, PREPARATION } from '../../contract/ids';
import type { PlanOptionNumbers } from '../../contract/told';
import { availablePower } from '../cards/payment';
import { isReplacement, replacedSeat } from '../fight/terror';
import { DESTROY, purchaseCost } from '../plans/augmentation';
import { currentSanity, rule } from '../state/numbers';
import { levelsHere } from '../state/on-board';
import { levelOf, ownerOf, ritual, type DistrictState, type Game } from '../state/state';
import { preparationTold } from '../told/numbers';

/** What an option would cost and leave, and the very piece that it means: so that nobody needs to work it out. */

const placeOf = (game: Game, district: number): DistrictState => game.state.districts[district]!;

/** R6.9: a price, and the Power that stays after it. */
export const priceAndRest = (game: Game, ask: Ask, cost: number): { readonly cost: number; readonly leaves: number } => ({
  cost,
  leaves: availablePower(game, ask.seat) - cost,
});

/** Where in a district's list of Rituals the marker lies that would be moved or removed: of equal ones the first. */
export const ritualAt = (game: Game, district: number, seat: number, level: number): number =>
  placeOf(game, district).rituals.indexOf(ritual(seat, level));

/** Where in a district's list of Dominance markers the one of a seat lies that would go: of several the first. */
export const dominanceAt = (game: Game, district: number, seat: number): number =>
  placeOf(game, district).dominance.indexOf(seat);

/** R8.4–R8.8: what each Plan promises in a district. */
export function planNumbers(game: Game, seat: number, district: number, plan: number): PlanOptionNumbers {
  switch (plan) {
    case AUGMENTATION:
      return cheapestCard(game, seat, district);
    case PREPARATION:
      return cheapestPreparation(game, seat, district);
    case DOMINANCE:
      return { terror: levelsHere(placeOf(game, district), seat), sanity: currentSanity(game, district) };
    case BLUFF:
      return { tokens: rule(game, 'bluffTokens', seat, district) };
    default:
      return {};
  }
}

/** R8.5 */
function cheapestCard(game: Game, seat: number, district: number): PlanOptionNumbers {
  const costs = placeOf(game, district).stacks.flatMap(([type, left], stack) =>
    type < 0 || left === 0 ? [] : [purchaseCost(game, seat, district, [stack])],
  );
  return { costsFrom: costs.length === 0 ? null : Math.min(...costs) };
}

/** R8.6: the Site where there is none, else the cheapest Ritual. */
function cheapestPreparation(game: Game, seat: number, district: number): PlanOptionNumbers {
  const { site, rituals } = preparationTold(game, seat, district);
  if (site !== null) return { costsFrom: site, builds: 'site' };
  const costs = rituals.flatMap((cost) => (cost === null ? [] : [cost]));
  return costs.length === 0 ? { costsFrom: null, builds: null } : { costsFrom: Math.min(...costs), builds: 'ritual' };
}

/** R9.2: the levels of the own Rituals here after a move. */
export const levelsAfter = (game: Game, ask: Ask, to: number, level: number): number =>
  levelsHere(placeOf(game, to), ask.seat) + level;

/** R8.7: the level that a Ritual rises to in an Influence, if the marker is in supply; null where it only moves. */
export function raisedTo(game: Game, ask: Ask, level: number): number | null {
  return level < 3 && game.state.seats[ask.seat]!.rituals[level + 1]! > 0 ? level + 1 : null;
}

/** R10.4: the field that the marker would take, counted from 0, and how many own ones there are then. */
export function markerNumbers(
  game: Game,
  seat: number,
  district: number,
  ref: number,
): { readonly district: string; readonly at: number; readonly markers: number } {
  const { dominance } = placeOf(game, district);
  return {
    district: DISTRICTS[district]!,
    at: isReplacement(ref) ? dominanceAt(game, district, replacedSeat(ref)) : dominance.length,
    markers: dominance.filter((owner) => owner === seat).length + 1,
  };
}

/** R10.5: the levels that stay when one Ritual leaves. */
export function levelsKept(game: Game, seat: number, district: number, level: number): number[] {
  const levels = placeOf(game, district)
    .rituals.filter((marker) => ownerOf(marker) === seat)
    .map(levelOf);
  levels.splice(levels.indexOf(level), 1);
  return levels;
}

/** R8.5: cards bought together are paid in one payment, and a discount of the first purchase counts once. */
export function togetherIn(game: Game, ask: Ask, options: readonly Option[]): { readonly together?: readonly Together[] } {
  if (ask.kind !== 'augment') return {};
  const bought = ask.refs.flatMap((ref, at) => (ref === DESTROY ? [] : [{ ref, id: options[at]!.id }]));
  if (bought.length < 2) return {};
  const { district } = ask.frame as { district?: number };
  const cost = purchaseCost(
    game,
    ask.seat,
    district ?? -1,
    bought.map(({ ref }) => ref),
  );
  return { together: [{ options: bought.map(({ id }) => id), ...priceAndRest(game, ask, cost) }] };
}
