import type { Outcome, Params } from '../../../kernel';
import { measured, type Measured } from '../../../platform/bots/wilson';
import type { Played } from './play-game';
import { FAULTS, type Fault } from './player';

export type MatchSide = 'a' | 'b';

/** A game of a match as both sides count it: plain data, since it crosses threads. */
export interface Counted {
  /** What the side gets of the victory, 0 to 1; a side that does not play has nothing here. */
  readonly credit: Readonly<Partial<Record<MatchSide, number>>>;
  /** Mean points of the side's seats, where the game counts points and was played to its end. */
  readonly points: Readonly<Partial<Record<MatchSide, number>>>;
  readonly fault: { readonly side: MatchSide; readonly fault: Fault; readonly params: Params } | null;
  readonly decisions: number;
}

/** Counts a game; `sides` says who sat where. */
export function counted({ outcome, forfeit, decisions, seats }: Played, sides: readonly MatchSide[]): Counted {
  const playing = [...new Set(sides)];
  if (forfeit !== null) {
    const side = sides[forfeit.seat]!;
    const credit = Object.fromEntries(playing.map((one) => [one, one === side ? 0 : 1]));
    return { credit, points: {}, fault: { side, fault: forfeit.why.fault, params: forfeit.why.params }, decisions };
  }
  const of = (side: MatchSide): string[] => seats.filter((_, seat) => sides[seat] === side);
  const credit = Object.fromEntries(playing.map((side) => [side, shareOf(outcome, of(side))]));
  const points = Object.fromEntries(
    playing.flatMap((side) => (outcome?.scores === undefined ? [] : [[side, meanOf(outcome.scores, of(side))]])),
  );
  return { credit, points, fault: null, decisions };
}

/** A shared victory counts in parts. */
function shareOf(outcome: Outcome | null, ids: readonly string[]): number {
  const winners = outcome?.winners ?? [];
  return winners.length === 0 ? 0 : winners.filter((id) => ids.includes(id)).length / winners.length;
}

const meanOf = (scores: NonNullable<Outcome['scores']>, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (scores[id]?.total ?? 0), 0) / ids.length;

/** The result of one side. */
export interface SideReport extends Measured {
  readonly name: string;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
  readonly meanScore: number | null;
  /** How often the side lost by which fault. */
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
  /** The first fault, for the report in words. */
  readonly firstFault: { readonly fault: Fault; readonly params: Params } | null;
}

/** Sums up the games of one side. */
export function sideReport(side: MatchSide, name: string, games: readonly Counted[]): SideReport {
  const credits = games.flatMap(({ credit }) => (credit[side] === undefined ? [] : [credit[side]]));
  const points = games.flatMap(({ points: by }) => (by[side] === undefined ? [] : [by[side]]));
  const own = games.flatMap(({ fault }) => (fault?.side === side ? [fault] : []));
  const faults = FAULTS.flatMap((fault) => {
    const times = own.filter((one) => one.fault === fault).length;
    return times === 0 ? [] : [[fault, times]];
  });
  return {
    name,
    ...measured(sum(credits), credits.length),
    won: credits.filter((credit) => credit === 1).length,
    shared: credits.filter((credit) => credit > 0 && credit < 1).length,
    lost: credits.filter((credit) => credit === 0).length,
    meanScore: points.length === 0 ? null : Math.round((sum(points) / points.length) * 1000) / 1000,
    faults: Object.fromEntries(faults) as SideReport['faults'],
    firstFault: own[0] === undefined ? null : { fault: own[0].fault, params: own[0].params },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
