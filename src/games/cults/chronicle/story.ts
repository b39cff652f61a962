import type { GameEvent } from '../../../kernel';
import type { CultsEvent } from '../contract/events';
import { PointsTrack, type Points } from './points-track';

/** What changed the points in a turn: how often something of this kind happened to this cult's pieces. */
export interface PointsCause {
  readonly type: ScoringEvent['type'];
  readonly seat: string;
  readonly count: number;
}

type ScoringEvent = Extract<CultsEvent, { readonly scores: unknown }>;

/** A turn, or another stretch of the game, that changed who was winning. */
export interface TurningPoint {
  readonly round: number;
  /** Whose turn it was; null between turns. */
  readonly seat: string | null;
  /** Where it happened. */
  readonly district: string;
  readonly causes: readonly PointsCause[];
  /** Who won the Confrontation in it; null where there was none, or where nobody won. */
  readonly fightWon: string | null;
  readonly before: Points;
  readonly after: Points;
  /** Who led before and after: the cults with the most points, none while nobody has any. */
  readonly ledBefore: readonly string[];
  readonly ledAfter: readonly string[];
}

/** How a game went, from what was told to everybody. */
export interface Story {
  /** Points at the end of each round. */
  readonly rounds: readonly Points[];
  /** In the order of the game; at most three. */
  readonly turningPoints: readonly TurningPoint[];
}

/** The result screen lists this many turning points. */
const MOST = 3;

/** A turning point as one cult sees it. */
export interface Stretch extends TurningPoint {
  /** How many points the lead of that cult over its best rival grew; negative if it shrank. */
  readonly swing: number;
  /** How much it weighs: a swing counts more the later it comes, because fewer turns are left to undo it. */
  readonly weight: number;
}

/**
 * Tells a finished game by its events: any seat's stream will do, since points are public. `winner` is the cult whose lead over
 * its best rival is followed.
 */
export function storyOf(events: readonly GameEvent[], cults: readonly string[], winner: string): Story {
  const track = new PointsTrack(cults);
  const stretches = stretchesOf(events, winner, track);
  const top = stretches.toSorted((a, b) => b.weight - a.weight || b.round - a.round).slice(0, MOST);
  return { rounds: track.rounds, turningPoints: stretches.filter((one) => top.includes(one)).map(told) };
}

/** The stretches of a game that changed the lead of a cult over its best rival, in their order. */
export function stretchesOf(events: readonly GameEvent[], cult: string, track: PointsTrack): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let round = 0;
  let begun = track.now;
  let scoring: ScoringEvent[] = [];
  let turn: string | null = null;
  let fightWon: string | null = null;
  const close = (): void => {
    if (scoring.length > 0) {
      const stretch = stretchOf({ round, seat: turn, fightWon, before: begun, after: track.now }, scoring, cult);
      if (round > 0 && stretch.swing !== 0) stretches.push(stretch);
    }
    begun = track.now;
    scoring = [];
    turn = null;
    fightWon = null;
  };
  for (const event of events as readonly CultsEvent[]) {
    if (BOUNDS.has(event.type)) close();
    if (event.type === 'roundBegun') round = event.round;
    if (event.type === 'planTaken' || event.type === 'bluffed' || event.type === 'npcPlanTaken') turn = event.seat;
    if (event.type === 'confrontationDecided') fightWon = event.seat ?? null;
    if ('scores' in event) scoring.push(event);
    track.hear(event);
  }
  close();
  return stretches;
}

/** Events between which a stretch lies. */
const BOUNDS: ReadonlySet<string> = new Set(['turnEnded', 'phaseBegun', 'roundBegun', 'roundEnded', 'lastRoundEnded']);

const told = ({ weight: _, swing: __, ...point }: Stretch): TurningPoint => point;

function stretchOf(
  about: Pick<TurningPoint, 'round' | 'seat' | 'fightWon' | 'before' | 'after'>,
  scoring: readonly ScoringEvent[],
  cult: string,
): Stretch {
  const { round, before, after } = about;
  const [ledBefore, ledAfter] = [leaders(before), leaders(after)];
  const swing = lead(after, cult) - lead(before, cult);
  // The first points of a game turn nothing.
  const hasTurned = ledBefore.length > 0 && ledBefore.join() !== ledAfter.join();
  return {
    ...about,
    district: placeOf(scoring, before),
    causes: causesOf(scoring, before),
    ledBefore,
    ledAfter,
    swing,
    weight: (Math.abs(swing) + (hasTurned ? 1 : 0)) * (1 + round / 4),
  };
}

/** The events that changed somebody's points, each kind and cult once. */
function causesOf(scoring: readonly ScoringEvent[], before: Points): PointsCause[] {
  const causes = new Map<string, PointsCause>();
  for (const { type, seat } of effective(scoring, before)) {
    const key = `${type} ${seat}`;
    causes.set(key, { type, seat, count: (causes.get(key)?.count ?? 0) + 1 });
  }
  return [...causes.values()];
}

/** The district of the last event that changed points. */
const placeOf = (scoring: readonly ScoringEvent[], before: Points): string =>
  (effective(scoring, before).at(-1) ?? scoring.at(-1)!).district;

function effective(scoring: readonly ScoringEvent[], before: Points): ScoringEvent[] {
  let known = JSON.stringify(Object.values(before));
  return scoring.filter(({ scores }) => {
    const now = JSON.stringify(Object.keys(before).map((cult) => scores[cult]?.total ?? 0));
    const hasChanged = now !== known;
    known = now;
    return hasChanged;
  });
}

/** Points over the best rival. */
function lead(points: Points, cult: string): number {
  const rivals = Object.entries(points).flatMap(([other, value]) => (other === cult ? [] : [value]));
  return (points[cult] ?? 0) - Math.max(0, ...rivals);
}

/** The cults with the most points; none while nobody has any. */
export function leaders(points: Points): string[] {
  const most = Math.max(0, ...Object.values(points));
  return most === 0 ? [] : Object.keys(points).filter((cult) => points[cult] === most);
}
