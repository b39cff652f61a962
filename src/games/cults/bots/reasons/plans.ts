import type { Reason } from '../../../../platform/bots/thinking';
import { AUGMENTATION, DOMINANCE, INFLUENCE, LEVELS, PREPARATION, districtId } from '../../contract/ids';
import {
  availablePower,
  currentSanity,
  fromIn,
  hasRitual,
  hasSite,
  levelIn,
  levelsHere,
  openFields,
  ownerOf,
  takePlan as taking,
  type CultsPlay,
} from '../../rules';
import { attackAtHand, expectedAttack, terrorAtHand } from '../habits/facts';
import { highestElsewhere } from '../habits/plans';
import { freaksLacking } from '../habits/spending';
import { tasteAt } from '../habits/tuned';
import { districtOf, type Explain } from './reason';

const takePlan: Explain = ({ game, ask, refs: [ref] }) => {
  const { district, plan } = taking.read([ref!]);
  switch (plan) {
    case DOMINANCE:
      return dominance(game, ask.seat, district);
    case PREPARATION:
      return preparation(game, ask.seat, district);
    case AUGMENTATION:
      return early(game, district);
    case INFLUENCE:
      return influenceHere(game, ask.seat, district);
    default:
      return bluff(game, ask.seat, district);
  }
};

/** R10.2, R10.3: whether somebody can oppose it, and what the Terror brings. */
function dominance(game: CultsPlay, seat: number, district: number): Reason[] {
  const { state } = game;
  const place = state.districts[district]!;
  const where = districtId(district);
  const terror = levelsHere(place, seat) + terrorAtHand(game, seat);
  const sanity = currentSanity(game, district);
  const fight = strongest(game, seat, district);
  const succeeds: Reason = { code: 'terrorSucceeds', params: { district: where, terror, sanity }, rule: 'R10.2' };
  if (terror <= sanity) return fight === null ? [] : [fight];
  if (fight !== null) return [fight, succeeds];
  const isFull = openFields(game, district) === 0;
  return [{ code: isFull ? 'fullDistrict' : 'nobodyOpposes', params: { district: where }, rule: 'R10.3' }, succeeds];
}

/** The fight that is to be expected here; null where nobody can come. */
function strongest(game: CultsPlay, seat: number, district: number): Reason | null {
  const { state } = game;
  const place = state.districts[district]!;
  const attack = levelsHere(place, seat) + attackAtHand(game, seat);
  let rival = -1;
  let isHere = false;
  state.seats.forEach((_, other) => {
    if (other === seat) return;
    const is = hasRitual(place, other);
    if (!is && (openFields(game, district) === 0 || !hasRitualElsewhere(game, other, district))) return;
    isHere ||= is;
    // R9.2: who comes brings the Ritual that it moves in.
    const comes = is ? 0 : highestElsewhere(game, other, district);
    rival = Math.max(rival, comes + Math.round(expectedAttack(game, other, district, tasteAt(game))));
  });
  if (rival < 0) return null;
  const code = attack <= rival ? 'riskyFight' : isHere ? 'winsConfrontation' : 'wouldWinConfrontation';
  return { code, params: { district: districtId(district), attack, rival }, rule: 'R9.5' };
}

const hasRitualElsewhere = ({ state }: CultsPlay, seat: number, district: number): boolean =>
  state.districts.some((place, at) => at !== district && hasRitual(place, seat));

/** R8.6, R11.2: a Ritual beside a Site counts at the end; more levels make Terror easier. */
function preparation(game: CultsPlay, seat: number, district: number): Reason[] {
  const place = game.state.districts[district]!;
  const where = { district: districtId(district) };
  const pays: Reason = { code: 'canPay', params: { ...where, power: availablePower(game, seat) }, rule: 'R6.9' };
  if (!hasSite(place, seat)) return [{ code: 'newSite', params: where, rule: 'R11.2' }, pays];
  if (!hasRitual(place, seat)) return [{ code: 'siteScores', params: where, rule: 'R11.2' }, pays];
  const shuts = openFields(game, district) === 1 && place.rituals.every((marker) => ownerOf(marker) === seat);
  if (shuts) return [{ code: 'shutsDistrict', params: where, rule: 'R9.2' }];
  const terror = { ...where, terror: levelsHere(place, seat), sanity: currentSanity(game, district) };
  return [{ code: 'moreTerror', params: terror, rule: 'R10.2' }];
}

/** R8.5: a card is drawn the oftener the earlier it is bought; in the last round no more. */
function early({ state }: CultsPlay, district: number): Reason[] {
  const rounds = state.setting.rounds - state.round;
  return rounds === 0 ? [] : [{ code: 'strongerDeck', params: { district: districtId(district), rounds }, rule: 'R8.5' }];
}

/** R8.7 */
function influenceHere(game: CultsPlay, seat: number, district: number): Reason[] {
  const { state } = game;
  const place = state.districts[district]!;
  const where = { district: districtId(district) };
  if (hasSite(place, seat) && !hasRitual(place, seat) && hasRitualElsewhere(game, seat, district))
    return [{ code: 'siteScores', params: where, rule: 'R11.2' }];
  if (LEVELS.some((level) => level > 1 && state.seats[seat]!.rituals[level]! > 0) && hasRitualElsewhere(game, seat, district))
    return [{ code: 'ritualRises', params: where, rule: 'R8.7' }];
  return [{ code: 'drawsCard', params: where, rule: 'R8.7' }];
}

/** Whether the game asks this seat for no Plan after this one. */
function isLastPlan({ state }: CultsPlay, seat: number): boolean {
  const left = state.districts.flatMap(({ plans }) => plans.filter((owner) => owner === seat));
  return state.round === state.setting.rounds && left.length <= 1;
}

/** R8.1, R8.3: the tokens, and whose Plans come to lie on top. With the last Plan of a game tokens and order are worth nothing. */
function bluff(game: CultsPlay, seat: number, district: number): Reason[] {
  const { state } = game;
  if (isLastPlan(game, seat)) return [{ code: 'lastPlan', params: { district: districtId(district) }, rule: 'R8.3' }];
  const { plans } = state.districts[district]!;
  const below = plans.slice(0, -1);
  const lacking = freaksLacking(game, seat);
  const reasons: Reason[] = [];
  if (lacking > 0 && lacking <= 2) reasons.push({ code: 'freaksForTerror', params: { count: lacking }, rule: 'R10.2' });
  const owner = below.at(-1);
  if (owner !== undefined && owner !== seat && below.every((other) => other === owner))
    reasons.push({
      code: 'plansBehind',
      params: { district: districtId(district), cult: state.seats[owner]!.cult, count: below.length },
      rule: 'R8.1',
    });
  return reasons.length > 0 ? reasons : [{ code: 'nothingBetter', params: { district: districtId(district) }, rule: 'R8.3' }];
}

const placePlan: Explain = ({ game, ask, refs: [district] }) => {
  const place = game.state.districts[district!]!;
  const where = { district: districtId(district!) };
  const { seat } = ask;
  if (hasRitual(place, seat)) {
    const terror = levelsHere(place, seat) + terrorAtHand(game, seat);
    const sanity = currentSanity(game, district!);
    if (terror > sanity) return [{ code: 'readyForTerror', params: { ...where, terror, sanity }, rule: 'R10.2' }];
  }
  if (hasSite(place, seat) && openFields(game, district!) > 0)
    return [{ code: hasRitual(place, seat) ? 'roomForRitual' : 'siteWaits', params: where, rule: 'R8.6' }];
  return [{ code: 'lastActsFirst', params: where, rule: 'R8.1' }];
};

const DRAW = 100;

const influence: Explain = ({ game, ask, refs }) => {
  const district = districtOf(ask);
  const where = { district: districtId(district) };
  const arrival = refs.find((ref) => ref < DRAW);
  if (arrival === undefined) return [{ code: 'drawsCard', params: where, rule: 'R8.7' }];
  const place = game.state.districts[district]!;
  if (hasSite(place, ask.seat) && !hasRitual(place, ask.seat)) return [{ code: 'siteScores', params: where, rule: 'R11.2' }];
  const params = { ...where, from: districtId(fromIn(arrival)), level: levelIn(arrival) };
  return [{ code: 'ritualMoves', params, rule: 'R8.7' }];
};

const prepare: Explain = ({ game, ask }) => preparation(game, ask.seat, districtOf(ask));

/** R4.7, R10.2: a Terror in a district where few are sane succeeds early. */
const placeSite: Explain = ({ game, refs: [district] }) => [
  { code: 'easyTerror', params: { district: districtId(district!), sanity: currentSanity(game, district!) }, rule: 'R10.2' },
];

export const planReasons: Readonly<Record<string, Explain>> = { placeSite, takePlan, placePlan, influence, prepare };
