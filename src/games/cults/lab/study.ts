import type { Verdict } from '../contract/lab';
import type { Batch } from './batch-parts';
import { isComparable, type LabCards } from './facts';
import type { LabPlayers } from '../contract/lab';
import { cardReport, labReport, type CardReport, type LabReport } from './report';
import { noCard, type Tally } from './counting/tally';
import { CHANCES_LEAST, cityVerdict, direction, isRight, verdictOf, type TriedCost } from './verdict';

/** Plays the games of a batch, anywhere and in any order, and adds them up. */
export type RunsBatch = (batch: Batch) => Promise<Tally>;

export interface LabTerms {
  readonly games: number;
  readonly players: LabPlayers;
  readonly seats: number;
  readonly seed: string;
}

/** The comparison of the game with a card and without it. */
export interface CardStudy {
  readonly card: CardReport;
  readonly verdict: Verdict;
  readonly with: LabReport;
  readonly without: LabReport;
  readonly tried: readonly TriedCost[];
}

const COSTS = { least: 0, most: 9 };
/** Other costs are tried with a third of the games. */
const TRIED_SHARE = 3;

/** Plays the game as it is and reports on every card. */
export async function survey(run: RunsBatch, cards: LabCards, { games, players, seats, seed }: LabTerms): Promise<LabReport> {
  return labReport(await run({ table: { players, seats, seed, card: null }, cost: null, from: 0, games }), cards, players);
}

/** Compares the game with a card and without it, and looks for a better cost where the card is bought too often or too rarely. */
export async function studyCard(run: RunsBatch, cards: LabCards, id: string, terms: LabTerms): Promise<CardStudy> {
  if (!isComparable(cards, id)) throw new Error(`the lab cannot take the card '${id}' out of the game`);
  const { games, players, seats, seed } = terms;
  const batch = (isIn: boolean, cost: number | null = null, count = games): Batch => ({
    table: { players, seats, seed, card: { id, isIn } },
    cost,
    from: 0,
    games: count,
  });
  const played = await run(batch(true));
  const isIn = labReport(played, cards, players);
  const isOut = labReport(await run(batch(false)), cards, players);
  const card = cardReport(id, played.cards[id] ?? noCard(), cards[id]!);
  if (card.cost === null) return { card, verdict: cityVerdict(isIn, isOut), with: isIn, without: isOut, tried: [] };
  const tried: TriedCost[] = [];
  const step = direction(card);
  for (let cost = card.cost + step; step !== 0 && cost >= COSTS.least && cost <= COSTS.most; cost += step) {
    const counts = (await run(batch(true, cost, Math.ceil(games / TRIED_SHARE)))).cards[id] ?? noCard();
    const found = { cost, bought: cardReport(id, counts, cards[id]!).bought };
    tried.push(found);
    // Nobody can pay for it any more.
    if (isRight(found) || (step > 0 && found.bought.games < CHANCES_LEAST)) break;
  }
  return { card, verdict: verdictOf(card, tried), with: isIn, without: isOut, tried };
}
