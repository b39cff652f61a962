import type { Params, Refusal } from '../../../../kernel';
import { topDistricts } from '../phases/action';
import { purchaseCost } from '../plans/augmentation';
import { isAcquired } from '../cards/cards';
import { investigatorsAfterAdvance } from '../fight/investigators';
import { DISTRICTS, LEVELS, PLANS, BLUFF } from '../../contract/ids';
import { availablePower } from '../cards/payment';
import { hasSite } from '../state/on-board';
import { whyUnavailable } from '../plans/plan-actions';
import { openFields, ritualCost, rule, siteCost } from '../state/numbers';
import type { Game, CultsAsk } from '../state/state';
import { districtOf } from './asking';

/** R8.4: the engine tells the owner, and only the owner, why something that one would expect is not on offer. */
export function refusals(game: Game, ask: CultsAsk): Refusal[] {
  if (ask.kind === 'takePlan') return refusedPlans(game, ask.seat);
  if (ask.kind === 'augment') return refusedCards(game, ask);
  if (ask.kind === 'prepare') return refusedPreparations(game, ask);
  return [];
}

function refusedPlans(game: Game, seat: number): Refusal[] {
  return topDistricts(game, seat).flatMap((district) =>
    PLANS.slice(0, BLUFF).flatMap((what, plan) => {
      const why = whyUnavailable(game, seat, district, plan);
      return why === null
        ? []
        : [
            {
              what,
              district: DISTRICTS[district]!,
              code: why.code,
              rule: why.rule,
              params: planParams(game, seat, district, why.code),
            },
          ];
    }),
  );
}

/** What the sentence of a refused Plan needs. */
function planParams(game: Game, seat: number, district: number, code: string): Params {
  if (code === 'planSpotsFull') return { spots: rule(game, 'planSpots', seat, -1) };
  if (code === 'nothingToAugment') return { power: availablePower(game, seat) };
  if (code !== 'notEnoughPower') return {};
  return { power: availablePower(game, seat), cost: cheapestPreparation(game, seat, district) };
}

/** R8.6: judged with the cost after the advance. */
function cheapestPreparation(game: Game, seat: number, district: number): number {
  const investigators = investigatorsAfterAdvance(game, district);
  if (!hasSite(game.state.districts[district]!, seat)) return siteCost(game, seat, district, investigators);
  const level = LEVELS.find((one) => game.state.seats[seat]!.rituals[one]! > 0) ?? 1;
  return ritualCost(game, seat, district, level, investigators);
}

function refusedCards(game: Game, ask: CultsAsk): Refusal[] {
  const district = districtOf(ask);
  const power = availablePower(game, ask.seat);
  return game.state.districts[district]!.stacks.flatMap(([type, left], stack): Refusal[] => {
    if (ask.refs.includes(stack) || type < 0) return [];
    const what = game.state.types[type]!;
    if (left === 0) return [{ what, district: DISTRICTS[district]!, code: 'stackEmpty', rule: 'R8.5' }];
    if (isAcquired(game, type)) return [{ what, district: DISTRICTS[district]!, code: 'acquiredThisTurn', rule: 'R8.5' }];
    const cost = purchaseCost(game, ask.seat, district, [stack]);
    return [{ what, district: DISTRICTS[district]!, code: 'notEnoughPower', rule: 'R8.5', params: { cost, power } }];
  });
}

function refusedPreparations(game: Game, ask: CultsAsk): Refusal[] {
  const d = districtOf(ask);
  const { seat } = ask;
  const place = game.state.districts[d]!;
  const owner = game.state.seats[seat]!;
  const power = availablePower(game, seat);
  const refuse = (what: string, code: string, params = {}): Refusal => ({
    what,
    district: DISTRICTS[d]!,
    code,
    rule: 'R8.6',
    params,
  });
  const list: Refusal[] = [];
  if (!ask.refs.includes(0)) {
    if (hasSite(place, seat)) list.push(refuse('site', 'siteAlreadyHere'));
    else if (owner.sites === 0) list.push(refuse('site', 'noSiteInSupply'));
    else list.push(refuse('site', 'notEnoughPower', { cost: siteCost(game, seat, d, place.investigators), power }));
  }
  for (const level of LEVELS) {
    if (ask.refs.includes(level)) continue;
    const what = `ritual-${level}`;
    if (openFields(game, d) === 0) list.push(refuse(what, 'noRitualField'));
    else if (owner.rituals[level] === 0) list.push(refuse(what, 'noRitualInSupply'));
    else if (!hasSite(place, seat) && !ask.refs.includes(0)) list.push(refuse(what, 'noSiteHere'));
    else list.push(refuse(what, 'notEnoughPower', { cost: ritualCost(game, seat, d, level, place.investigators), power }));
  }
  return list;
}
