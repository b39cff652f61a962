import { expect } from 'vitest';
import { load, type TestTable } from '../../../../harness';

type Ritual = readonly [string, number];

export interface Arena {
  readonly seats?: readonly string[];
  /** Whose Dominance it is; the first seat unless told. */
  readonly active?: string;
  /** In Downtown, where the Dominance is. */
  readonly here: readonly Ritual[];
  readonly uptown?: readonly Ritual[];
  readonly northside?: readonly Ritual[];
  readonly rivertown?: readonly Ritual[];
  readonly sanity?: number;
  readonly investigators?: number;
  readonly dominance?: readonly string[];
  readonly dominanceUptown?: readonly string[];
  readonly dominanceNorthside?: readonly string[];
  readonly hands?: Readonly<Record<string, readonly string[]>>;
  readonly decks?: Readonly<Record<string, readonly string[]>>;
  readonly discards?: Readonly<Record<string, readonly string[]>>;
  readonly tokens?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly city?: string;
  readonly modifiers?: readonly Readonly<Record<string, unknown>>[];
}

/** Cthulhu's (or whose you say) Dominance in Downtown, just taken. Sanity is 9 unless told: no Terror comes in between. */
export function dominance(arena: Arena): TestTable {
  const seats = arena.seats ?? ['cthulhu', 'hastur'];
  const active = arena.active ?? seats[0]!;
  const rest = seats.flatMap((seat) => (seat === active ? [] : [seat, seat]));
  const scenario = {
    seats,
    round: 2,
    phase: 'action',
    first: seats[0],
    active,
    districts: {
      downtown: {
        sanity: arena.sanity ?? 9,
        investigators: arena.investigators ?? 0,
        rituals: arena.here,
        dominance: arena.dominance ?? [],
        plans: [active],
      },
      uptown: { rituals: arena.uptown ?? [], dominance: arena.dominanceUptown ?? [] },
      northside: { rituals: arena.northside ?? [], dominance: arena.dominanceNorthside ?? [], plans: rest },
      ...(arena.rivertown === undefined ? {} : { rivertown: { rituals: arena.rivertown } }),
    },
    hands: Object.fromEntries(seats.map((seat) => [seat, arena.hands?.[seat] ?? []])),
    decks: arena.decks ?? {},
    discards: arena.discards ?? {},
    tokens: arena.tokens ?? {},
    ...(arena.city === undefined ? {} : { city: { active: [arena.city] } }),
    ...(arena.modifiers === undefined ? {} : { modifiers: arena.modifiers }),
  };
  return load(scenario).answer('takePlan', { district: 'downtown', plan: 'dominance' });
}

/** The seat whose decision is open, checked, commits these cards and so many Thugs. */
export function commit(t: TestTable, seat: string, cards: readonly string[] = [], thugs = 0): TestTable {
  expect(t.decision.seat).toBe(seat);
  return t.answer('commit', ...cards.map((card) => ({ card })), ...Array.from({ length: thugs }, () => ({ token: 'thug' })));
}

/** Everyone named commits nothing. */
export function commitNothing(t: TestTable, ...seats: readonly string[]): TestTable {
  for (const seat of seats) commit(t, seat);
  return t;
}

/** What is asked now, and of whom. */
export const asked = (t: TestTable): string => `${t.decision.seat} ${t.decision.kind}`;

/** Details of all options but the id. */
export const offered = (t: TestTable): Record<string, unknown>[] => t.decision.options.map(({ id: _, ...details }) => details);

/** Attack of all sides, by cult, as it was decided; and who won (undefined: a tie). */
export function decided(t: TestTable): { winner: string | undefined; attack: unknown } {
  const events = t.events('confrontationDecided');
  expect(events).toHaveLength(1);
  return { winner: events[0]!.seat, attack: events[0]!['attack'] };
}

/** The events of these types in order, as `type seat`. */
export const story = (t: TestTable, ...types: readonly string[]): string[] =>
  t.session.events.filter((event) => types.includes(event.type)).map((event) => `${event.type} ${event.seat ?? ''}`.trim());

/** How many Disorganization cards a seat has in its discard pile. */
export const disorganized = (t: TestTable, seat: string): number =>
  t.discards(seat).filter((card) => card === 'disorganization').length;

export interface SideView {
  readonly seat: string;
  readonly revealed: boolean;
  readonly cards: unknown;
  readonly thugs?: number;
  readonly attack?: number;
  readonly extra?: number;
}

export interface FightView {
  readonly district: string;
  readonly winner: string | null;
  readonly sides: readonly SideView[];
}

/** The Confrontation as a seat sees it. */
export const fightSeenBy = (t: TestTable, seat: string): FightView | null => t.view(seat)['fight'] as FightView | null;

export const sideSeenBy = (t: TestTable, viewer: string, seat: string): SideView =>
  fightSeenBy(t, viewer)!.sides.find((side) => side.seat === seat)!;
