import type { GameEvent } from '../../../kernel';
import type { ScoreView } from '../contract/view-types';
import { PointsTrack } from './points-track';
import { stretchesOf, type Stretch } from './story';

/** What one cult remembers of a game. */
export interface Memories {
  /** The turn that brought its lead forward most; null if none did. */
  readonly best: Stretch | null;
  /** The turn that cost it most, the later the more; null if none did. */
  readonly worst: Stretch | null;
}

/** The best and the worst moment of a cult, from the events that any seat was told. */
export function momentsOf(events: readonly GameEvent[], cults: readonly string[], cult: string): Memories {
  const stretches = stretchesOf(events, cult, new PointsTrack(cults));
  const most = (fits: (one: Stretch) => boolean, measure: (one: Stretch) => number): Stretch | null =>
    stretches.filter(fits).toSorted((a, b) => measure(b) - measure(a) || b.round - a.round)[0] ?? null;
  return {
    // Points of one's own make a better memory than a rival's loss.
    best: most(
      ({ swing }) => swing > 0,
      (one) => one.swing + gainOf(one, cult) / 2,
    ),
    worst: most(
      ({ swing }) => swing < 0,
      ({ weight }) => weight,
    ),
  };
}

/** How many points a stretch brought to a cult; negative if it lost some. */
export const gainOf = ({ before, after }: Stretch, cult: string): number => (after[cult] ?? 0) - (before[cult] ?? 0);

/** Where points come from (R11.2), in the order in which they are counted. */
export const SOURCES = ['dominance', 'sites', 'mostRituals'] as const;
export type PointsSource = (typeof SOURCES)[number];

/** The source from which one cult has more points than another. */
export interface Gap {
  readonly source: PointsSource;
  readonly more: number;
  readonly less: number;
}

/** Where `ahead` has most points over `behind`; null if it has nowhere more. */
export function gapOf(scores: Readonly<Record<string, ScoreView>>, ahead: string, behind: string): Gap | null {
  const of = (cult: string, source: PointsSource): number => scores[cult]?.[source] ?? 0;
  const gaps = SOURCES.map((source) => ({ source, more: of(ahead, source), less: of(behind, source) }));
  const [widest] = gaps.toSorted((a, b) => b.more - b.less - (a.more - a.less));
  return widest !== undefined && widest.more > widest.less ? widest : null;
}
