import { FREAK, INITIATE, LEVELS, THUG, type District, districtId } from '../../contract/ids';
import { RULES, type RuleName } from '../../contract/rule-numbers';
import type {
  DistrictNumbersView,
  NumbersView,
  PreparationPricesView,
  PriceView,
  SanityView,
  UsableView,
} from '../../contract/view-types';
import { openDistricts } from '../cards/conditions';
import { spendable } from '../cards/payment';
import { investigatorsAfterAdvance, startingField } from '../fight/investigators';
import { mayPlaceSite } from '../plans/preparation';
import { purchaseCost } from '../plans/purchase';
import { currentSanity, markersPlaceable, openFields, ritualCost, ritualFields, rule, ruleNow, siteCost } from '../state/numbers';
import { hasSite } from '../state/on-board';
import type { CultsPlay } from '../state/state';
import { seatAt, districtAt, numberAt } from '../state/at';

const NAMES = Object.keys(RULES) as readonly RuleName[];

/** The numbers of the rules as they are in force for a seat that looks; for a spectator, as for the seat whose turn it is. */
export function numbersTold(game: CultsPlay, looking: number): NumbersView {
  const viewer = looking < 0 ? game.state.active : looking;
  const inForce = inForceFor(game, viewer);
  const differing: Record<string, Partial<Record<RuleName, number>>> = {};
  game.state.seats.forEach(({ cult }, seat) => {
    const other = seat === viewer || game.state.modifiers.length === 0 ? {} : differences(inForceFor(game, seat), inForce);
    if (Object.keys(other).length > 0) differing[cult] = other;
  });
  const districts: Partial<Record<District, DistrictNumbersView>> = {};
  for (const district of openDistricts(game)) districts[districtId(district)] = districtNumbers(game, viewer, district);
  return { inForce, differing, districts };
}

function inForceFor(game: CultsPlay, seat: number): Record<RuleName, number> {
  const numbers: Record<RuleName, number> = { ...RULES };
  for (const name of NAMES) numbers[name] = ruleNow(game, name, seat, -1);
  return numbers;
}

function differences(own: Record<RuleName, number>, other: Record<RuleName, number>): Partial<Record<RuleName, number>> {
  const found: Partial<Record<RuleName, number>> = {};
  for (const name of NAMES) if (own[name] !== other[name]) found[name] = own[name];
  return found;
}

function districtNumbers(game: CultsPlay, seat: number, district: number): DistrictNumbersView {
  return {
    sanity: sanityTold(game, district),
    ritualFields: ritualFields(game, district),
    openRitualFields: openFields(game, district),
    dominanceFields: rule(game, 'dominanceFields', -1, district),
    investigatorStart: startingField(game, district),
    bluffTokens: rule(game, 'bluffTokens', seat, district),
    markers: {
      won: markersPlaceable(game, seat, district, rule(game, 'dominanceWon', seat, district)),
      unopposed: markersPlaceable(game, seat, district, rule(game, 'dominanceUnopposed', seat, district)),
    },
    prices: { guardian: priceTold(game, seat, district, 0), action: priceTold(game, seat, district, 1) },
    preparation: preparationTold(game, seat, district),
  };
}

/** R3.6 */
export function sanityTold(game: CultsPlay, district: number): SanityView {
  const { sanity: token, investigators } = districtAt(game.state, district);
  const now = currentSanity(game, district);
  return { token, investigators, other: now - token - investigators, now };
}

/** R8.5: the price of the next card of a stack, the discount of a first purchase among `other`. */
function priceTold(game: CultsPlay, seat: number, district: number, stack: number): PriceView | null {
  const { stacks, investigators } = districtAt(game.state, district);
  const [type, left] = stacks[stack]!;
  if (type < 0 || left === 0) return null;
  const base = game.book.cost[type]!;
  const now = purchaseCost(game, seat, district, [stack]);
  return { base, investigators, other: now - base - investigators, now };
}

/** R8.6: judged with the cost after the advance. */
export function preparationTold(game: CultsPlay, seat: number, district: number): PreparationPricesView {
  const investigators = investigatorsAfterAdvance(game, district);
  const { rituals } = seatAt(game.state, seat);
  // A Ritual needs a Site here, which the same Preparation may place.
  const hasRoom = openFields(game, district) > 0;
  const mayBuild = mayPlaceSite(game, seat, district);
  const mayPlaceRitual = hasRoom && (mayBuild || hasSite(districtAt(game.state, district), seat));
  return {
    site: mayBuild ? siteCost(game, seat, district, investigators) : null,
    rituals: LEVELS.map((level) =>
      mayPlaceRitual && numberAt(rituals, level) > 0 ? ritualCost(game, seat, district, level, investigators) : null,
    ),
  };
}

/** R6.8, R6.9: cards acquired in this turn do not count. A spectator has nothing. */
export function usableTold(game: CultsPlay, seat: number): UsableView | null {
  if (seat < 0) return null;
  const { power, terror, attack } = game.book;
  const sum = (icons: readonly number[], token: number): number =>
    spendable(game, seat, icons, token).weights.reduce((all, weight) => all + weight, 0);
  return { power: sum(power, INITIATE), terror: sum(terror, FREAK), attack: sum(attack, THUG) };
}
