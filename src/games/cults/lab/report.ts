import { measured, type Measured } from '../../../platform/bots/wilson';
import { KINDS, type LabCard, type LabCards } from './facts';
import type { LabPlayers } from '../contract/lab';
import type { CardTally, Share, Tally } from './counting/tally';

/** What the lab found out about one card. */
export interface CardReport {
  readonly id: string;
  readonly kind: string;
  /** Null for cards that cannot be bought. */
  readonly cost: number | null;
  /** Augmentations where the card lay. */
  readonly seen: number;
  /** Purchases among the chances; `games` counts the chances. */
  readonly bought: Measured;
  /** Uses of its abilities among its plays; null for a card without abilities. */
  readonly used: Measured | null;
  /** Uses of its abilities among the times that one could be used. */
  readonly usedIfUsable: Measured | null;
  /** Shares of the victories of seats that acquired the card, and of those that could have. */
  readonly with: Measured;
  readonly without: Measured;
  /** City cards: how often it was revealed. */
  readonly revealed: number;
}

/** Mean points of a round. */
export interface RoundReport {
  readonly round: number;
  readonly mean: number;
  readonly winners: number;
}

/** What the lab found out about the game. */
export interface LabReport {
  /** Who played. */
  readonly players: LabPlayers;
  readonly games: number;
  readonly decisions: number;
  /** The share of victories that every seat and cult should have. */
  readonly fair: number;
  readonly cards: readonly CardReport[];
  /** Mean points of a seat at the end, by what they were for. */
  readonly points: { readonly dominance: number; readonly sites: number; readonly mostRituals: number; readonly total: number };
  readonly rounds: readonly RoundReport[];
  /** In the order of play. */
  readonly seats: readonly Measured[];
  readonly cults: Readonly<Record<string, Measured>>;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const mean = (sum: number, count: number): number => (count === 0 ? 0 : rounded(sum / count));
const shareOf = ({ credit, games }: Share): Measured => measured(credit, games);

/** Sums up a tally: cards of districts first, by cost and id. */
export function labReport(tally: Tally, known: LabCards, players: LabPlayers): LabReport {
  const { points, rounds, seats, cults } = tally;
  return {
    players,
    games: tally.games,
    decisions: tally.decisions,
    fair: seats.length === 0 ? 0 : Math.round(1000 / seats.length) / 1000,
    cards: Object.entries(tally.cards)
      .flatMap(([id, counts]) => (known[id] === undefined ? [] : [cardReport(id, counts, known[id])]))
      .sort(byKindAndCost),
    points: {
      dominance: mean(points.dominance, points.seats),
      sites: mean(points.sites, points.seats),
      mostRituals: mean(points.mostRituals, points.seats),
      total: mean(points.total, points.seats),
    },
    rounds: rounds.map((round, at) => ({
      round: at + 1,
      mean: mean(round.points, round.seats),
      winners: mean(round.winnersPoints, round.winners),
    })),
    seats: seats.map(shareOf),
    cults: Object.fromEntries(
      Object.entries(cults)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, share]) => [id, shareOf(share)]),
    ),
  };
}

function byKindAndCost(a: CardReport, b: CardReport): number {
  const [first, second] = [KINDS.indexOf(a.kind), KINDS.indexOf(b.kind)];
  return first - second || (a.cost ?? 0) - (b.cost ?? 0) || (a.id < b.id ? -1 : 1);
}

export function cardReport(id: string, counts: CardTally, { kind, cost, acts }: LabCard): CardReport {
  return {
    id,
    kind,
    cost,
    seen: counts.seen,
    bought: measured(counts.bought, counts.chances),
    // A card with several abilities can use more than one of them in a play.
    used: acts ? measured(Math.min(counts.used, counts.plays), counts.plays) : null,
    usedIfUsable: acts ? measured(Math.min(counts.used, counts.usable), counts.usable) : null,
    with: shareOf(counts.with),
    without: shareOf(counts.without),
    revealed: counts.revealed,
  };
}
