import type { TableView } from '../../contract/view-types';

/** The winners first, then by points. */
export function ranked(view: TableView): readonly string[] {
  const { winners, scores } = view.outcome!;
  const rank = (cult: string): number => (winners.includes(cult) ? 1000 : 0) + (scores[cult]?.total ?? 0);
  return Object.keys(scores).sort((a, b) => rank(b) - rank(a));
}
