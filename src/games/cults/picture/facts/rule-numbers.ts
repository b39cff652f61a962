import type { ModifierView, TableView } from '../../contract/view-types';

/** Whom and what a number of the rules is asked for. */
export interface Asked {
  readonly seat?: string;
  readonly district?: string;
  /** The kind of card, for its cost. */
  readonly kind?: string;
}

/** A number of the rules as cards and house rules have it now: the engine's own reckoning, read from the view. */
export function ruleNumber(view: TableView, number: string, base: number, asked: Asked = {}): number {
  return changedBy(changesOf(view, number, asked), base);
}

/** What changes a number: one that is meant for a seat, a district or a kind changes it only there. */
function changesOf(view: TableView, number: string, { seat, district, kind }: Asked): readonly ModifierView[] {
  return view.modifiers.filter(
    (one) =>
      one.number === number &&
      (one.seat === undefined || one.seat === seat) &&
      (one.district === undefined || one.district === district) &&
      (one.kind === undefined || one.kind === kind),
  );
}

/** What sets a number comes before what adds to it; bounds come last and never undo what stood beyond them before. */
function changedBy(changes: readonly ModifierView[], base: number): number {
  let value = base;
  for (const { set } of changes) value = set ?? value;
  for (const { add } of changes) value += add;
  for (const { atLeast, atMost } of changes) {
    if (atLeast !== undefined && value < atLeast) value = Math.max(value, Math.min(atLeast, base));
    if (atMost !== undefined && value > atMost) value = Math.min(value, Math.max(atMost, base));
  }
  return value;
}

/** R8.5: what a card of a stack costs the viewer here now, and what makes it so. */
export interface Price {
  readonly base: number;
  readonly investigators: number;
  /** What cards and house rules add or take. */
  readonly other: number;
  readonly now: number;
}

/** All that a card's price hangs on but its base cost, which only the card book knows. */
export interface PriceHere {
  readonly investigators: number;
  readonly changes: readonly ModifierView[];
  /** What the first card of the round costs less. */
  readonly discount: number;
}

export function priceHere(view: TableView, district: string, kind: string): PriceHere {
  const seat = view.seat;
  return {
    investigators: view.districts[district]?.investigators ?? 0,
    changes: changesOf(view, 'cardCost', { seat, district, kind }),
    discount: (view.bought[seat] ?? 0) > 0 ? 0 : Math.max(0, ruleNumber(view, 'firstCardDiscount', 0, { seat })),
  };
}

export function priceOf(base: number, { investigators, changes, discount }: PriceHere): Price {
  const plain = base + investigators;
  const now = Math.max(0, Math.max(0, changedBy(changes, plain)) - discount);
  return { base, investigators, other: now - plain, now };
}
