import type { District, StackKind } from '../../contract/ids';
import type { DistrictView, StackView, TableView } from '../../contract/view-types';

/** Changes of districts. */

interface Here {
  readonly district: District;
}
interface OfSeat extends Here {
  readonly seat: string;
}
interface RitualHere extends OfSeat {
  readonly level: number;
}

export function inDistrict(
  view: TableView,
  district: District,
  change: (here: DistrictView) => Partial<DistrictView>,
): TableView {
  const here = view.districts[district];
  if (here === undefined) return view;
  return { ...view, districts: { ...view.districts, [district]: { ...here, ...change(here) } } };
}

/** R3.6: the Sanity of a district changes with its Investigators; `now` is what it is then. */
export function withSanity(view: TableView, district: District, token: number, investigators: number, now: number): TableView {
  const here = view.numbers.districts[district];
  if (here === undefined) return view;
  const sanity = { token, investigators, other: now - token - investigators, now };
  return { ...view, numbers: { ...view.numbers, districts: { ...view.numbers.districts, [district]: { ...here, sanity } } } };
}

/** R3.6: an Investigator has come or gone. */
export function withInvestigators(
  view: TableView,
  { district, investigators, sanity }: Here & { readonly investigators: number; readonly sanity: number },
  more: Partial<DistrictView> = {},
): TableView {
  const counted = inDistrict(view, district, () => ({ investigators, ...more }));
  return withSanity(counted, district, view.districts[district]?.sanity ?? 0, investigators, sanity);
}

export function withoutAt<T>(list: readonly T[], at: number): T[] {
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

type Ritual = readonly [string, number];
const isRitual =
  (cult: string, level: number) =>
  ([owner, height]: Ritual): boolean =>
    owner === cult && height === level;

export const withRitual = (view: TableView, { district, seat, level }: RitualHere): TableView =>
  inDistrict(view, district, ({ rituals }) => ({ rituals: [...rituals, [seat, level]] }));

/** Of equal Rituals the first leaves, as in the rules engine. */
export const withoutRitual = (view: TableView, { district, seat, level }: RitualHere): TableView =>
  inDistrict(view, district, ({ rituals }) => ({ rituals: withoutAt(rituals, rituals.findIndex(isRitual(seat, level))) }));

/** A Ritual of the level below rises to this one. */
export const withRaised = (view: TableView, { district, seat, level }: RitualHere): TableView =>
  inDistrict(view, district, ({ rituals }) => {
    const at = rituals.findIndex(isRitual(seat, level - 1));
    return { rituals: rituals.map((ritual, index): Ritual => (index === at ? [seat, level] : ritual)) };
  });

/** R8.1: the top Plan marker of a seat leaves the stack. */
export const withoutPlan = (view: TableView, { district, seat }: OfSeat): TableView =>
  inDistrict(view, district, ({ plans }) => ({ plans: withoutAt(plans, plans.lastIndexOf(seat)) }));

/** The two uppermost Plan markers of a district change places. */
export const withSwappedPlans = (view: TableView, { district }: Here): TableView =>
  inDistrict(view, district, ({ plans }) => ({ plans: [...plans.slice(0, -2), ...plans.slice(-2).reverse()] }));

const fewer = (stack: StackView | null, card: string): StackView | null =>
  stack === null || stack.card !== card ? stack : { ...stack, left: stack.left - 1 };

/** A card leaves the district's stack. */
export const takenFromStack = (view: TableView, { district, card }: Here & { readonly card: string }): TableView =>
  inDistrict(view, district, ({ guardian, action }) => ({ guardian: fewer(guardian, card), action: fewer(action, card) }));

/** R4.5: the setup draft places a stack. */
export const withStack = (
  view: TableView,
  { district, stack, card, count }: Here & { readonly stack: StackKind; readonly card: string; readonly count: number },
): TableView => inDistrict(view, district, () => ({ [stack]: { card, left: count } }));
