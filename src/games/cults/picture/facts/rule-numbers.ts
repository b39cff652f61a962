import type { ModifierView, TableView } from '../../contract/view-types';

/** For whom and what a rules number is asked. */
export interface Asked {
  readonly seat?: string;
  readonly district?: string;
  /** Kind of card, for its cost. */
  readonly kind?: string;
}

/** A rules number with the modifiers in force, read from the view. */
export function ruleNumber(view: TableView, number: string, base: number, asked: Asked = {}): number {
  return changedBy(changesOf(view, number, asked), base);
}

/** The modifiers of a number; one with a seat, district or kind applies only there. */
function changesOf(view: TableView, number: string, { seat, district, kind }: Asked): readonly ModifierView[] {
  return view.modifiers.filter(
    (one) =>
      one.number === number &&
      (one.seat === undefined || one.seat === seat) &&
      (one.district === undefined || one.district === district) &&
      (one.kind === undefined || one.kind === kind),
  );
}

/** `set` comes before `add`; bounds come last and never undo a value that was beyond them before. */
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

/** R8.5: what a stack's card costs the viewer here now, and why. */
export interface Price {
  readonly base: number;
  readonly investigators: number;
  /** Changes by cards and house rules. */
  readonly other: number;
  readonly now: number;
}

/** Everything a price depends on except the base cost, which stands on the card. */
export interface PriceHere {
  readonly investigators: number;
  readonly changes: readonly ModifierView[];
  /** Discount on the first card of the round. */
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
