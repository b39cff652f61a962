import type { ModifierSpec, Numeric, RuleName } from '../../contract/language';
import { numberOf } from '../scripts/settings-and-store';
import { DISTRICTS } from '../../contract/ids';
import type { CultsPlay, Modifier, State } from './state';
import type { EffectContext } from './context';
import { RULES, valuesOf } from '../../contract/rule-numbers';
import { seatAt, districtAt } from './at';

/** Bounds that no card can exceed: components are limited (R2.1, R3.4). */
const FLOOR = valuesOf('least');
const CEILING = valuesOf('most');

/**
 * A number of the rules as it stands now for a seat and a district (-1: for all). `base` is what the modifiers work on where
 * a rule adds to it first, such as a cost with its Investigators.
 */
export function rule(
  game: CultsPlay,
  name: RuleName,
  seat: number,
  district: number,
  base: number = RULES[name],
  kind?: string,
): number {
  const { modifiers } = game.state;
  if (!isChanged(modifiers, name)) return base;
  const value = modified(modifiers, name, seat, district, base, kind);
  const floor = FLOOR[name];
  const ceiling = CEILING[name];
  return value < floor ? floor : value > ceiling ? ceiling : value;
}

/** Most numbers are changed by nothing most of the time. */
function isChanged(modifiers: readonly Modifier[], name: string): boolean {
  for (let i = 0; i < modifiers.length; i++) if (modifiers[i]!.number === name) return true;
  return false;
}

/** What sets a number comes before what adds to it, and bounds come last; within each, in the order of activation. */
function modified(
  modifiers: readonly Modifier[],
  name: string,
  seat: number,
  district: number,
  base: number,
  kind?: string,
): number {
  let value = base;
  for (const m of modifiers) if (m.set !== null && applies(m, name, seat, district, kind)) value = m.set;
  for (const m of modifiers) if (applies(m, name, seat, district, kind)) value += m.add;
  for (const m of modifiers) {
    if (!applies(m, name, seat, district, kind)) continue;
    // A bound keeps a change from going too far; it never undoes what stood beyond it before.
    if (m.atLeast !== null && value < m.atLeast) value = Math.max(value, Math.min(m.atLeast, base));
    if (m.atMost !== null && value > m.atMost) value = Math.min(value, Math.max(m.atMost, base));
  }
  return value;
}

function applies(m: Modifier, name: string, seat: number, district: number, kind?: string): boolean {
  return (
    m.number === name &&
    (m.seat < 0 || m.seat === seat) &&
    (m.district < 0 || m.district === district) &&
    (m.kind === null || m.kind === kind)
  );
}

/** The largest value that cards can give a number. */
export const mostOf = (name: RuleName): number => CEILING[name];

/**
 * The most pieces that a position may hold where a limit is `now`. Pieces stay when a card lowers a limit, or when a raised limit
 * expires (R3.3: a field in use stays open), so once a card may have changed it, only the largest possible value is a limit.
 */
export const mostHeld = (game: CultsPlay, name: RuleName, now: number): number =>
  game.book.foreign.length > 0 || isChanged(game.state.modifiers, name) ? mostOf(name) : now;

/** Players in the sense of the rules: the NPC is one (R12.1). */
export const players = (state: State): number => state.seats.length;

/** R3.2 */
export const ritualFields = (game: CultsPlay, district: number): number =>
  rule(game, 'ritualFields', -1, district, RULES.ritualFields + players(game.state) - 2);

/** R3.3: how many more Ritual markers fit. */
export function openFields(game: CultsPlay, district: number): number {
  const place = districtAt(game.state, district);
  return place.open ? Math.max(0, ritualFields(game, district) - place.rituals.length) : 0;
}

/** A number of the rules as it stands, for a card that asks; those that grow with the players with what they start from. */
export function ruleNow(game: CultsPlay, name: RuleName, seat: number, district: number): number {
  const grows = name === 'ritualFields' || name === 'investigatorStart';
  return rule(game, name, seat, district, RULES[name] + (grows ? players(game.state) - 2 : 0));
}

/** R3.6 */
export function currentSanity(game: CultsPlay, district: number): number {
  const place = districtAt(game.state, district);
  return rule(game, 'sanity', -1, district, place.sanity + place.investigators);
}

/** R10.3, R10.4: how many of the earned markers could be placed here, on free fields and in place of opponents' markers. */
export function markersPlaceable(game: CultsPlay, seat: number, district: number, earned: number): number {
  const { dominance } = districtAt(game.state, district);
  const own = dominance.filter((owner) => owner === seat).length;
  const fields = Math.max(dominance.length, rule(game, 'dominanceFields', -1, district));
  return Math.min(earned, seatAt(game.state, seat).dominance, fields - own);
}

/** R8.5: the cost of one District card here. */
export function cardCost(game: CultsPlay, seat: number, district: number, type: number): number {
  const { book, state } = game;
  const base = book.cost[type]! + districtAt(state, district).investigators;
  return Math.max(0, rule(game, 'cardCost', seat, district, base, book.cards[type]!.kind));
}

/** R8.5: what a first purchase costs less in all. */
export function firstCardDiscount(game: CultsPlay, seat: number): number {
  return seatAt(game.state, seat).bought > 0 ? 0 : rule(game, 'firstCardDiscount', seat, -1);
}

/** R8.6: the cost of a Cult Site with this number of Investigators in the district. */
export const siteCost = (game: CultsPlay, seat: number, district: number, investigators: number): number =>
  rule(game, 'siteCost', seat, district, RULES.siteCost + investigators);

/** R8.6: the cost of a Ritual with this number of Investigators in the district. */
export const ritualCost = (game: CultsPlay, seat: number, district: number, level: number, investigators: number): number =>
  Math.max(0, rule(game, 'ritualCost', seat, district, level + investigators));

/** A declared change as it will be in force; null: it is for `here`, and there is no such district. */
export function modifierFrom(
  state: State,
  spec: ModifierSpec,
  context: Pick<EffectContext, 'seat' | 'district' | 'source'>,
): Modifier | null {
  if (spec.where === 'here' && context.district < 0) return null;
  const number = (value: Numeric | undefined): number | null =>
    value === undefined ? null : numberOf(state, value, context.source);
  const where = spec.where === undefined ? -1 : spec.where === 'here' ? context.district : DISTRICTS.indexOf(spec.where);
  return {
    number: spec.number,
    add: number(spec.add) ?? 0,
    set: number(spec.set),
    atLeast: number(spec.atLeast),
    atMost: number(spec.atMost),
    district: where,
    seat: spec.of === 'you' ? context.seat : -1,
    kind: spec.kind ?? null,
    lasts: spec.lasts,
    until: state.round + (spec.rounds ?? 1) - 1,
    source: context.source,
  };
}

/** R7.1: changes for a turn end with the turn, those for a round with the round. */
export function endModifiers(state: State, what: 'turn' | 'round'): void {
  if (state.modifiers.length === 0 && state.subscriptions.length === 0) return;
  const over = (m: { lasts: string; until: number }): boolean =>
    m.lasts === 'turn' || (what === 'round' && m.lasts === 'round' && m.until <= state.round);
  if (state.modifiers.some(over)) state.modifiers = state.modifiers.filter((m) => !over(m));
  if (what === 'round' && state.subscriptions.some(over)) state.subscriptions = state.subscriptions.filter((s) => !over(s));
}
