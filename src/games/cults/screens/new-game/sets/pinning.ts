import { DISTRICTS, isClosed, withPinned, type District, type GamePlan } from '../plan';

/** District cards come in these kinds of stacks. */
export type DistrictStack = 'guardian' | 'action';

/** Makes a City card sure to come; takes the pin off again if it has one. */
export const withSure = (plan: GamePlan, card: string): GamePlan => ({
  ...plan,
  city: { ...plan.city, [card]: plan.city[card] === 'sure' ? 'in' : 'sure' },
});

/** The open district in which a card lies; null if this game has it nowhere. */
export function liesIn(plan: GamePlan, kind: DistrictStack, card: string): District | null {
  if (plan.stacks !== 'pinned') return null;
  return openDistricts(plan).find((district) => plan.pinned[district][kind] === card) ?? null;
}

export const openDistricts = (plan: GamePlan): readonly District[] => DISTRICTS.filter((district) => !isClosed(plan, district));

/** Puts a card into a district; the stacks of this game are chosen ones from then on. */
export const withStack = (plan: GamePlan, district: District, kind: DistrictStack, card: string): GamePlan => ({
  ...withPinned(plan, district, kind, card),
  stacks: 'pinned',
});

/** Puts the first of `others` that lies nowhere in the place of a card; without such a card nothing changes. */
export function withoutStack(plan: GamePlan, kind: DistrictStack, card: string, others: readonly string[]): GamePlan {
  const district = DISTRICTS.find((name) => plan.pinned[name][kind] === card);
  const free = others.find((other) => DISTRICTS.every((name) => plan.pinned[name][kind] !== other));
  return district === undefined || free === undefined ? plan : withPinned(plan, district, kind, free);
}
