import type { Amount, Condition, CountWord, Quantity, Where } from './book';
import { isDisorganization } from './cards';
import { numberOf, settingIs } from '../scripts/settings-and-store';
import { DISTRICTS } from '../../contract/ids';
import { placesIn } from '../state/places';
import { openFields, ruleNow } from '../state/numbers';
import { leadsBy, pointsNow } from '../phases/scoring';
import { seatsMeant } from '../state/seating';
import { levelOf, ownerOf, type CultsPlay, type Ritual } from '../state/state';
import { bystander, contextAt, type EffectContext } from '../state/context';
import { seatAt, districtAt, numberAt } from '../state/at';

/** Whether a declared condition holds for `you`. */
export function holds(game: CultsPlay, condition: Condition, context: EffectContext): boolean {
  if ('not' in condition) return !holds(game, condition.not, context);
  if ('all' in condition) return condition.all.every((part) => holds(game, part, context));
  if ('any' in condition) return condition.any.some((part) => holds(game, part, context));
  if ('everywhere' in condition) {
    return openDistricts(game).every((district) => holds(game, condition.everywhere, contextAt(district, context)));
  }
  if ('leadsBy' in condition) return leadsBy(game, context.seat, condition.leadsBy);
  if ('moved' in condition) return game.state.turn?.moved === true;
  if ('setting' in condition) return settingIs(game.state, condition, context.source);
  const count = quantity(game, condition, context);
  if (condition.atLeast !== undefined && count < condition.atLeast) return false;
  if (condition.atMost !== undefined && count > condition.atMost) return false;
  return condition.moreThan === undefined || count > quantity(game, condition.moreThan, context);
}

/** Whether a condition holds for a player outside any card or fight: goals of puzzles, what an Objective asks. */
export const holdsFor = (game: CultsPlay, condition: Condition, seat: number, district = -1): boolean =>
  holds(game, condition, bystander(seat, district));

/** What a player outside any card or fight counts; `district` is `here`, -1: none. */
export const quantityFor = (game: CultsPlay, asked: Quantity, seat: number, district: number): number =>
  quantity(game, asked, bystander(seat, district));

export function amountOf(game: CultsPlay, amount: Amount, context: EffectContext): number {
  if (typeof amount === 'number') return amount;
  if ('setting' in amount) return Math.max(0, numberOf(game.state, amount, context.source));
  return 'rule' in amount ? ruleNow(game, amount.rule, context.seat, context.district) : quantity(game, amount, context);
}

export function openDistricts(game: CultsPlay): number[] {
  const { districts } = game.state;
  let open = 0;
  for (let i = 0; i < districts.length; i++) if (districts[i]!.open) open |= 1 << i;
  return placesIn(open);
}

/** The open districts that a declared place means; `choice` means them all until one is chosen. */
export function districtsMeant(game: CultsPlay, where: Where, context: EffectContext): number[] {
  switch (where) {
    case 'here':
      return context.district >= 0 && districtAt(game.state, context.district).open ? [context.district] : [];
    case 'elsewhere':
      return openDistricts(game).filter((district) => district !== context.district);
    case 'anywhere':
    case 'choice':
      return openDistricts(game);
    default: {
      const named = DISTRICTS.indexOf(where);
      return districtAt(game.state, named).open ? [named] : [];
    }
  }
}

export function quantity(game: CultsPlay, asked: Quantity, context: EffectContext): number {
  if (asked.count === 'chosen') return context.number;
  const seats = seatsMeant(game, asked.of ?? 'you', context);
  return countThings(game, asked.count, seats, districtsMeant(game, asked.where ?? 'anywhere', context), asked.levels);
}

// Conditions are judged for every card in hand again and again: what they count is counted in loops, which make no lists.

function sumOf(items: readonly number[], count: (item: number) => number): number {
  let sum = 0;
  for (const item of items) sum += count(item);
  return sum;
}

function ritualsAmong(markers: readonly Ritual[], seats: readonly number[], levels?: readonly number[]): number {
  let count = 0;
  for (const marker of markers)
    if (seats.includes(ownerOf(marker)) && (levels === undefined || levels.includes(levelOf(marker)))) count++;
  return count;
}

function markersAmong(owners: readonly number[], seats: readonly number[]): number {
  let count = 0;
  for (const owner of owners) if (seats.includes(owner)) count++;
  return count;
}

/** Counts things of several seats, or in several districts. */
export function countThings(
  game: CultsPlay,
  what: CountWord,
  seats: readonly number[],
  places: readonly number[],
  levels?: readonly number[],
): number {
  const { state } = game;
  const board = (count: (district: number) => number): number => sumOf(places, count);
  const held = (count: (seat: number) => number): number => sumOf(seats, count);
  switch (what) {
    case 'rituals':
      return board((d) => ritualsAmong(districtAt(state, d).rituals, seats, levels));
    case 'sites':
      return board((d) => markersAmong(districtAt(state, d).sites, seats));
    case 'dominance':
      return board((d) => markersAmong(districtAt(state, d).dominance, seats));
    case 'investigators':
      return board((d) => districtAt(state, d).investigators);
    case 'openFields':
      return board((d) => openFields(game, d));
    case 'guardians':
      return board((d) => districtAt(state, d).stacks[0]![1]);
    case 'disorganization':
      return held((seat) => ownedCards(game, seat).filter((copy) => isDisorganization(game, copy)).length);
    case 'hand':
      return held((seat) => seatAt(state, seat).hand.length);
    case 'discards':
      return held((seat) => seatAt(state, seat).discard.length);
    case 'tokens':
      return held((seat) => seatAt(state, seat).tokens.reduce((a, b) => a + b, 0));
    case 'thugs':
      return held((seat) => numberAt(seatAt(state, seat).tokens, 0));
    case 'initiates':
      return held((seat) => numberAt(seatAt(state, seat).tokens, 1));
    case 'freaks':
      return held((seat) => numberAt(seatAt(state, seat).tokens, 2));
    case 'supplyRituals':
      return held((seat) =>
        [1, 2, 3].reduce(
          (n, level) => n + ((levels?.includes(level) ?? true) ? numberAt(seatAt(state, seat).rituals, level) : 0),
          0,
        ),
      );
    case 'supplySites':
      return held((seat) => seatAt(state, seat).sites);
    case 'supplyDominance':
      return held((seat) => seatAt(state, seat).dominance);
    case 'points':
      return held((seat) => pointsNow(game, seat));
    case 'round':
      return state.round;
    case 'chosen':
      return 0;
  }
}

/** Deck, hand and discards together (R11.3). */
export function ownedCards(game: CultsPlay, seat: number): number[] {
  const { deck, hand, discard, bonus } = seatAt(game.state, seat);
  return [...deck, ...hand, ...discard, ...bonus];
}
