import type { Params, Refusal } from '../../../../../kernel';
import { AUGMENTATION, BLUFF, DOMINANCE, INFLUENCE, LEVELS, PLANS, PREPARATION } from '../../../contract/ids';
import type { OptionDetails } from '../../../contract/decisions';
import { availablePower } from '../../cards/payment';
import { investigatorsAfterAdvance } from '../../fight/investigators';
import { movesHere } from '../../plans/influence';
import { purchaseCost } from '../../plans/purchase';
import { whyUnavailable } from '../../plans/plan-actions';
import { currentSanity, ritualCost, rule, siteCost } from '../../state/numbers';
import { hasSite, levelsHere } from '../../state/on-board';
import { placesIn } from '../../state/places';
import type { CultsPlay } from '../../state/state';
import { preparationTold } from '../../told/numbers';
import { oppositionTold } from '../../told/opposition';
import { raised } from '../plans/influence';
import { levelIn } from '../refs/arrival';
import { askOne } from '../ask';
import { districtName } from '../details';
import { best } from '../habits';
import type { AskingFrame, QuestionKind } from '../kind';
import { seatAt, districtAt, numberAt } from '../../state/at';

/** A Plan in a district among options. */
const planRef = (district: number, plan: number): number => district * PLANS.length + plan;
const districtIn = (ref: number): number => Math.floor(ref / PLANS.length);
const planIn = (ref: number): number => ref % PLANS.length;

/** R8.1: the districts where a seat's marker lies on top. */
export function topDistricts(game: CultsPlay, seat: number): number[] {
  const { districts } = game.state;
  let on = 0;
  for (let district = 0; district < districts.length; district++) {
    const { plans } = districts[district]!;
    if (plans.length > 0 && plans[plans.length - 1] === seat) on |= 1 << district;
  }
  return placesIn(on);
}

/** R8.1, R8.2: one of the markers on top, and the Plan that it becomes. */
export const takePlan = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, districts: readonly number[]): void {
    const refs: number[] = [];
    for (const district of districts) {
      for (let plan = 0; plan < BLUFF; plan++)
        if (whyUnavailable(game, seat, district, plan) === null) refs.push(planRef(district, plan));
      refs.push(planRef(district, BLUFF));
    }
    askOne(game, frame, seat, 'takePlan', refs);
  },
  read: ([ref]: readonly number[]): { readonly district: number; readonly plan: number } => ({
    district: districtIn(ref!),
    plan: planIn(ref!),
  }),
  describe(game, ref, ask) {
    const details = promised(game, ask.seat, districtIn(ref), planIn(ref));
    return { id: `${details.district}:${details.plan}`, ...details };
  },
  suggest: (game, ask) => best(ask, (ref) => planWorth(game, ask.seat, districtIn(ref), planIn(ref))),
  refuse: (game, { seat }) =>
    topDistricts(game, seat).flatMap((district) =>
      PLANS.slice(0, BLUFF).flatMap((what, plan): Refusal[] => {
        const why = whyUnavailable(game, seat, district, plan);
        if (why === null) return [];
        const { code, rule: cited } = why;
        return [{ what, district: districtName(district), code, rule: cited, params: planParams(game, seat, district, code) }];
      }),
    ),
} satisfies QuestionKind<'takePlan'>;

/** R8.4–R8.8: what each Plan promises in a district. */
function promised(game: CultsPlay, seat: number, at: number, plan: number): OptionDetails['takePlan'] {
  const district = districtName(at);
  switch (plan) {
    case AUGMENTATION:
      return { district, plan: 'augmentation', costsFrom: cheapestCard(game, seat, at) };
    case PREPARATION:
      return { district, plan: 'preparation', ...cheapestPreparation(game, seat, at) };
    case INFLUENCE:
      return { district, plan: 'influence', ...arrivals(game, seat, at) };
    case DOMINANCE: {
      const terror = levelsHere(districtAt(game.state, at), seat);
      return { district, plan: 'dominance', terror, sanity: currentSanity(game, at), ...oppositionTold(game, seat, at) };
    }
    default:
      return { district, plan: 'bluff', tokens: rule(game, 'bluffTokens', seat, at) };
  }
}

/** R8.7: the Rituals that could come here, each raised if it can be. */
function arrivals(game: CultsPlay, seat: number, district: number): { readonly moves: number; readonly highest: number } {
  const levels = movesHere(game, seat, district).map((move) => raised(game, seat, levelIn(move)) ?? levelIn(move));
  return { moves: levels.length, highest: Math.max(0, ...levels) };
}

/** R8.5: null where no card can be bought. */
function cheapestCard(game: CultsPlay, seat: number, district: number): number | null {
  const costs = districtAt(game.state, district).stacks.flatMap(([type, left], stack) =>
    type < 0 || left === 0 ? [] : [purchaseCost(game, seat, district, [stack])],
  );
  return costs.length === 0 ? null : Math.min(...costs);
}

type Cheapest =
  | { readonly costsFrom: number; readonly builds: 'site' | 'ritual' }
  | { readonly costsFrom: null; readonly builds: null };

/** R8.6: the Site where there is none, else the cheapest Ritual. */
function cheapestPreparation(game: CultsPlay, seat: number, district: number): Cheapest {
  const { site, rituals } = preparationTold(game, seat, district);
  if (site !== null) return { costsFrom: site, builds: 'site' };
  const costs = rituals.flatMap((cost) => (cost === null ? [] : [cost]));
  return costs.length === 0 ? { costsFrom: null, builds: null } : { costsFrom: Math.min(...costs), builds: 'ritual' };
}

function planWorth(game: CultsPlay, seat: number, district: number, plan: number): number {
  const place = districtAt(game.state, district);
  switch (plan) {
    case DOMINANCE: {
      const sure = levelsHere(place, seat) + numberAt(seatAt(game.state, seat).tokens, 2) > currentSanity(game, district);
      return sure ? 9 : 1;
    }
    case PREPARATION:
      return hasSite(place, seat) ? 7 : 6;
    case AUGMENTATION:
      return 5;
    case INFLUENCE:
      return 3;
    default:
      return plan === BLUFF ? 2 : 0;
  }
}

/** What the sentence of a refused Plan needs. */
function planParams(game: CultsPlay, seat: number, district: number, code: string): Params {
  if (code === 'planSpotsFull') return { spots: rule(game, 'planSpots', seat, -1) };
  if (code === 'nothingToAugment') return { power: availablePower(game, seat) };
  if (code !== 'notEnoughPower') return {};
  return { power: availablePower(game, seat), cost: leastCost(game, seat, district) };
}

/** R8.6: judged with the cost after the advance. */
function leastCost(game: CultsPlay, seat: number, district: number): number {
  const investigators = investigatorsAfterAdvance(game, district);
  if (!hasSite(districtAt(game.state, district), seat)) return siteCost(game, seat, district, investigators);
  const level = LEVELS.find((one) => numberAt(seatAt(game.state, seat).rituals, one) > 0) ?? 1;
  return ritualCost(game, seat, district, level, investigators);
}
