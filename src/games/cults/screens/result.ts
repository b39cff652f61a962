import type { TableView } from '../contract/view-types';
import { everyone } from '../picture/facts/facts';

/** Where a cult's points come from at the end (R11.2). */
export interface Sources {
  /** Districts and the number of own Dominance markers in each. */
  readonly dominance: readonly (readonly [district: string, count: number])[];
  /** Districts with an own Cult Site beside an own Ritual. */
  readonly sites: readonly string[];
  /** Number of own Rituals on the board, whatever their levels. */
  readonly rituals: number;
}

const own = (owners: readonly string[], cult: string): number => owners.filter((owner) => owner === cult).length;

export function sourcesOf({ districts }: TableView, cult: string): Sources {
  const all = Object.entries(districts);
  const ritualsIn = (rituals: readonly (readonly [string, number])[]): number =>
    rituals.filter(([owner]) => owner === cult).length;
  return {
    dominance: all.map(([name, { dominance }]) => [name, own(dominance, cult)] as const).filter(([, count]) => count > 0),
    sites: all.filter(([, { sites, rituals }]) => sites.includes(cult) && ritualsIn(rituals) > 0).map(([name]) => name),
    rituals: all.reduce((sum, [, { rituals }]) => sum + ritualsIn(rituals), 0),
  };
}

export type TieBreak = 'dominance' | 'sites' | 'rituals' | 'disorganization' | 'none';

/** R11.3: what broke the tie for most points; null if points alone decided, `none` if the tie remained. */
export function tieBreakOf(view: TableView): TieBreak | null {
  const scores = view.outcome?.scores ?? view.scores;
  const measures: readonly (readonly [TieBreak, (cult: string) => number])[] = [
    ['dominance', (cult) => scores[cult]?.dominance ?? 0],
    ['sites', (cult) => Object.values(view.districts).filter(({ sites }) => sites.includes(cult)).length],
    ['rituals', (cult) => sourcesOf(view, cult).rituals],
    ['disorganization', (cult) => -(view.owned?.[cult]?.['disorganization'] ?? 0)],
  ];
  let left = best(everyone(view), (cult) => scores[cult]?.total ?? 0);
  if (left.length < 2) return null;
  for (const [name, measure] of measures) {
    left = best(left, measure);
    if (left.length === 1) return name;
  }
  return 'none';
}

function best(cults: readonly string[], measure: (cult: string) => number): readonly string[] {
  const most = Math.max(...cults.map(measure));
  return cults.filter((cult) => measure(cult) === most);
}

/** The winners first, then by points. */
export function ranked(view: TableView): readonly string[] {
  const { winners, scores } = view.outcome!;
  const rank = (cult: string): number => (winners.includes(cult) ? 1000 : 0) + (scores[cult]?.total ?? 0);
  return Object.keys(scores).sort((a, b) => rank(b) - rank(a));
}
