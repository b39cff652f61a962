import type { Names } from '../types';

/** A turning point as the story's words need it. */
export interface TurningPointLike {
  readonly round: number;
  readonly district: string;
  readonly causes: readonly { readonly type: string; readonly seat: string; readonly count: number }[];
  readonly fightWon: string | null;
  readonly before: Readonly<Record<string, number>>;
  readonly after: Readonly<Record<string, number>>;
  readonly ledBefore: readonly string[];
  readonly ledAfter: readonly string[];
}

/** The words of the story of a finished game; fetched with the result screen. */
export interface StoryWords {
  /** The buttons that go to the story, and back to the points. */
  readonly show: string;
  readonly back: string;
  readonly points: string;
  readonly turningPoints: string;
  readonly none: string;
  /** Under the chart: "round 3". */
  readonly round: (round: number) => string;
  /** What the chart shows, for those who cannot see it. */
  readonly chart: (lines: readonly (readonly [name: string, points: readonly number[]])[]) => string;
  /** "Round 3, Downtown". */
  readonly where: (point: TurningPointLike) => string;
  /** What happened, in sentences. */
  readonly what: (point: TurningPointLike, names: Names) => string;
}
