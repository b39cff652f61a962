import { whyIllegal, type Below } from '../../../../kernel';
import { AUGMENTATION, DOMINANCE, INFLUENCE, PREPARATION } from '../../contract/ids';
import {
  availablePower,
  fromIn,
  hasRitual,
  hasSite,
  investigatorsAfterAdvance,
  levelIn,
  levelOf,
  levelsHere,
  openFields,
  ownerOf,
  purchaseCost,
  ritualCost,
  siteCost,
  takePlan as taking,
  type CultsPlay,
} from '../../rules';
import { attackAtHand, canUseCard, cardWorth, expectedAttack, terrorAtHand } from './facts';
import { lacksOf } from '../lacks';
import { askedPull, askedWorth, cleaningAsked, markersAsked } from './asked';
import { losesSite, terrorShort } from './fight';
import { bestOf, type Habit } from './habit';
import { freaksLacking } from './spending';
import type { Taste } from './taste';

/** A little chance, so that simulations do not always go the same way. */
const NOISE = 16;
const chance = (below: Below): number => below(NOISE) / NOISE;

/** R8.1: the Plan that promises most; a Bluff is never bad. */
const takePlan: Habit = (game, ask, below, taste) =>
  bestOf(ask, (ref) => {
    const { district, plan } = taking.read([ref]);
    return planWorth(game, ask.seat, district, plan, taste) + chance(below);
  });

/** What a Plan promises, with the cards in hand that can do something during it. */
export const planWorth = (game: CultsPlay, seat: number, district: number, plan: number, taste: Taste): number =>
  plainWorth(game, seat, district, plan, taste) +
  askedWorth(game, seat, district, plan, taste) +
  (canUseCard(game, seat, district, plan) ? taste.planAbility : 0);

function plainWorth(game: CultsPlay, seat: number, district: number, plan: number, taste: Taste): number {
  switch (plan) {
    case DOMINANCE:
      return dominanceWorth(game, seat, district, taste);
    case PREPARATION:
      return preparationWorth(game, seat, district, taste);
    case AUGMENTATION:
      return augmentationWorth(game, seat, district, taste);
    case INFLUENCE:
      return influenceWorth(game, seat, district, taste);
    default:
      return taste.bluff + (freaksLacking(game, seat) > 0 ? taste.bluffForTerror : 0);
  }
}

/** R8.8: two markers where nobody can oppose it, one where the fight looks won; the more for those that the Objective lacks. */
function dominanceWorth(game: CultsPlay, seat: number, district: number, taste: Taste): number {
  const { state } = game;
  const place = state.districts[district]!;
  if (terrorShort(game, seat, district) > terrorAtHand(game, seat)) return taste.hopeless;
  const free = 4 - place.dominance.length;
  const markers = Math.min(2, state.seats[seat]!.dominance, free > 0 ? free : 1);
  const rival = strongestRival(game, seat, district, taste);
  if (rival === 0) return taste.marker * markers + taste.surely + taste.asked * markersAsked(game, seat, district, markers);
  const lead = levelsHere(place, seat) + attackAtHand(game, seat) - rival.attack;
  const wins = Math.max(0, Math.min(1, 0.5 + lead / 6));
  const asked = taste.askedFight * markersAsked(game, seat, district, 1) * wins;
  if (!rival.isHere) return taste.marker * markers * (taste.mayOppose + taste.mayWin * wins) + asked;
  return (taste.wonMarker + taste.wonLevel * rival.levels) * wins - taste.lost * (1 - wins) + asked;
}

interface Rival {
  readonly attack: number;
  readonly levels: number;
  readonly isHere: boolean;
}

/** The rival who would fight here; 0: nobody can. */
function strongestRival(game: CultsPlay, seat: number, district: number, taste: Taste): Rival | 0 {
  const { state } = game;
  const place = state.districts[district]!;
  const isOpen = openFields(game, district) > 0;
  let found: Rival | 0 = 0;
  for (let other = 0; other < state.seats.length; other++) {
    if (other === seat) continue;
    const isHere = hasRitual(place, other);
    const comes = isHere ? 0 : isOpen ? highestElsewhere(game, other, district) : 0;
    if (!isHere && comes === 0) continue;
    const attack = expectedAttack(game, other, district, taste) + comes;
    if (found === 0 || isHere > found.isHere || attack > found.attack)
      found = { attack, isHere: isHere || (found !== 0 && found.isHere), levels: levelsHere(place, other) };
  }
  return found;
}

export function highestElsewhere({ state }: CultsPlay, seat: number, district: number): number {
  let highest = 0;
  for (let from = 0; from < state.districts.length; from++) {
    if (from === district) continue;
    for (const marker of state.districts[from]!.rituals)
      if (ownerOf(marker) === seat) highest = Math.max(highest, levelOf(marker));
  }
  return highest;
}

/** R8.6: a Ritual beside a Site counts at the end, and is Attack and Terror until then. */
function preparationWorth(game: CultsPlay, seat: number, district: number, taste: Taste): number {
  const { state } = game;
  const place = state.districts[district]!;
  const power = availablePower(game, seat);
  const investigators = investigatorsAfterAdvance(game, district);
  const isNew = !hasRitual(place, seat);
  const around = surroundings(game, seat, district, taste) + (investigators > place.investigators ? taste.investigator : 0);
  if (hasSite(place, seat)) {
    const level = dearest(game, seat, district, power, investigators);
    return level === 0 ? -1 : (isNew ? taste.ritualNew : taste.ritualMore) + taste.ritualLevel * level + around;
  }
  const cost = siteCost(game, seat, district, investigators);
  if (cost > power) return -1;
  const also = dearest(game, seat, district, power - cost, investigators);
  const last = state.round === state.setting.rounds;
  const site = isNew ? (also > 0 ? taste.siteAndRitual : last ? 0.5 : taste.siteNew) : taste.siteAtRitual;
  return site + taste.alsoLevel * also + (also > 0 ? around : 0);
}

/** Whether one more Ritual here shuts rivals out, and how strong those are that are here. */
function surroundings(game: CultsPlay, seat: number, district: number, taste: Taste): number {
  let rivals = 0;
  for (const marker of game.state.districts[district]!.rituals) if (ownerOf(marker) !== seat) rivals += levelOf(marker);
  return taste.rivalLevel * rivals + (rivals === 0 && openFields(game, district) === 1 ? taste.fillsDistrict : 0);
}

/** The highest Ritual that can be paid; 0: none. */
function dearest(game: CultsPlay, seat: number, district: number, power: number, investigators: number): number {
  if (openFields(game, district) === 0) return 0;
  const { rituals } = game.state.seats[seat]!;
  for (let level = 3; level > 0; level--)
    if (rituals[level]! > 0 && ritualCost(game, seat, district, level, investigators) <= power) return level;
  return 0;
}

/** R8.5: cards are worth more the earlier they come. */
function augmentationWorth(game: CultsPlay, seat: number, district: number, taste: Taste): number {
  const { state } = game;
  const power = availablePower(game, seat);
  const { stacks } = state.districts[district]!;
  let best = 0;
  for (let stack = 0; stack < stacks.length; stack++) {
    const [type, count] = stacks[stack]!;
    if (type < 0 || count === 0 || purchaseCost(game, seat, district, [stack]) > power) continue;
    best = Math.max(best, purchaseWorth(game, seat, district, stack, taste));
  }
  return best + taste.cleaning + taste.cleaningLater * (state.setting.rounds - state.round);
}

/** What a card of a stack is worth beyond its price. */
function purchaseWorth(game: CultsPlay, seat: number, district: number, stack: number, taste: Taste): number {
  const { round, setting } = game.state;
  const [type] = game.state.districts[district]!.stacks[stack]!;
  const uses = Math.min(taste.cardRounds, setting.rounds - round + 0.5);
  return (
    (cardWorth(game, type, taste) - taste.cardLeast) * taste.card * uses -
    taste.cardPrice * purchaseCost(game, seat, district, [stack])
  );
}

/** R8.7: a higher Ritual where it counts, and a card. */
function influenceWorth(game: CultsPlay, seat: number, district: number, taste: Taste): number {
  let best = 0;
  for (let from = 0; from < game.state.districts.length; from++) {
    if (from === district) continue;
    for (const marker of game.state.districts[from]!.rituals)
      if (ownerOf(marker) === seat) best = Math.max(best, moveWorth(game, seat, district, from, levelOf(marker), taste));
  }
  return best + taste.draws;
}

function moveWorth(game: CultsPlay, seat: number, district: number, from: number, level: number, taste: Taste): number {
  const { state } = game;
  const place = state.districts[district]!;
  let worth = surroundings(game, seat, district, taste);
  if (level < 3 && state.seats[seat]!.rituals[level + 1]! > 0) worth += taste.rises;
  if (hasRitual(place, seat)) worth += taste.joins;
  else if (hasSite(place, seat)) worth += taste.gainsSite;
  if (losesSite(game, seat, from)) worth += taste.losesSite;
  for (const marker of state.districts[from]!.rituals) if (ownerOf(marker) !== seat) worth += taste.leavesRivals;
  return worth;
}

const DRAW = 100;
const DESTROYS = 101;

/** R8.7: the best move if it gains something, and a card, or one discard less if the Objective asks for it. */
const influence: Habit = (game, ask, _, taste) => {
  const district = 'district' in ask.frame ? ask.frame.district : 0;
  const chosen: number[] = [];
  const worth = (ref: number): number =>
    ref >= DRAW ? -9 : moveWorth(game, ask.seat, district, fromIn(ref), levelIn(ref), taste);
  const [at] = bestOf(ask, worth);
  if (worth(ask.refs[at!]!) > 0.3) chosen.push(at!);
  const destroy = cleaningAsked(game, ask.seat, lacksOf(game, ask.seat)) > 0 ? ask.refs.indexOf(DESTROYS) : -1;
  const draw = destroy >= 0 ? destroy : ask.refs.findIndex((one) => one >= DRAW);
  if (draw >= 0) chosen.push(draw);
  if (chosen.length === 0) chosen.push(at!);
  return chosen;
};

/** R7.4: where something can be done, spread out. */
const placePlan: Habit = (game, ask, below, taste) =>
  bestOf(ask, (district) => districtPull(game, ask.seat, district, taste) + taste.pullChance * chance(below));

function districtPull(game: CultsPlay, seat: number, district: number, taste: Taste): number {
  const place = game.state.districts[district]!;
  let pull = (hasSite(place, seat) ? taste.pullSite : 0) + askedPull(game, seat, district, taste);
  for (const other of place.plans) if (other === seat) pull += taste.pullSame;
  if (place.plans.length > 0 && place.plans[place.plans.length - 1] !== seat) pull += taste.pullRivalTop;
  if (openFields(game, district) > 0) pull += taste.pullOpen;
  if (!hasRitual(place, seat)) return pull;
  if (terrorShort(game, seat, district) <= terrorAtHand(game, seat)) pull += taste.pullReady;
  return pull + taste.pullRitual + taste.pullLevel * levelsHere(place, seat);
}

/** R8.6: the Site, and the highest Ritual that can be paid. */
const prepare: Habit = (_, ask) => {
  const last = ask.refs.length - 1;
  if (ask.refs[0] !== 0) return [last];
  return last === 0 ? [0] : [0, last];
};

const DESTROY = 2;

/** R8.5: the cards that are worth their price, and a weak discard leaves. */
const augment: Habit = (game, ask, _, taste) => {
  const district = 'district' in ask.frame ? ask.frame.district : 0;
  const worth = ask.refs.map((ref) => (ref === DESTROY ? 0 : purchaseWorth(game, ask.seat, district, ref, taste)));
  const cards = ask.refs.flatMap((ref, at) => (ref === DESTROY ? [] : [at])).sort((a, b) => worth[b]! - worth[a]!);
  const wanted = cards.filter((at) => worth[at]! > 0);
  const bought = ask.bars === null ? wanted : wanted.slice(0, 1);
  const destroy = ask.refs.indexOf(DESTROY);
  const also = destroy < 0 ? [] : [destroy];
  const ways = [[...bought, ...also], also, [...cards.slice(0, 1), ...also], cards.slice(0, 1)];
  const chosen = ways.find(
    (way) =>
      whyIllegal(
        ask,
        way.toSorted((a, b) => a - b),
      ) === null,
  ) ?? [0];
  return chosen.toSorted((a, b) => a - b);
};

/** R4.7: where Terror is easy. */
const placeSite: Habit = ({ state }, ask, below) =>
  bestOf(ask, (district) => -state.districts[district]!.sanity - ritualCount(state.districts[district]!) + chance(below));

const ritualCount = ({ rituals }: { readonly rituals: readonly number[] }): number => rituals.length;

export const planHabits: Readonly<Record<string, Habit>> = {
  takePlan,
  placePlan,
  influence,
  prepare,
  augment,
  placeSite,
};
