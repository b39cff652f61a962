import type { Verdict } from '../contract/lab';
import type { Measured } from '../../../platform/bots/wilson';
import type { CardReport, LabReport } from './report';

/** Shares of the chances between which a card is neither too cheap nor too dear. */
export const BOUGHT = { least: 0.05, most: 0.45 } as const;
/** A card whose ability is used in a smaller share of its plays could as well have none. */
export const USED_LEAST = 0.1;
/** Fewer chances tell nothing. */
export const CHANCES_LEAST = 20;
/** A card that can be paid for in a smaller share of the Augmentations where it lies is out of reach. */
const PAID_LEAST = 0.05;

/** Another cost that was played, and what came of it. */
export interface TriedCost {
  readonly cost: number;
  readonly bought: Measured;
}

/** Whether the costs above (1) or below (-1) this one are worth a try; 0: the card is bought neither too often nor too rarely. */
export function direction({ bought, seen }: CardReport): -1 | 0 | 1 {
  if (bought.games < CHANCES_LEAST) return seen < CHANCES_LEAST ? 0 : -1;
  if (bought.value > BOUGHT.most) return 1;
  return bought.value < BOUGHT.least ? -1 : 0;
}

/** Whether a cost that was tried is right. */
export const isRight = ({ bought }: TriedCost): boolean =>
  bought.games >= CHANCES_LEAST && bought.value >= BOUGHT.least && bought.value <= BOUGHT.most;

/** The first cost that is right; where the costs became too high to be paid, the highest that could be. */
function rightCost(tried: readonly TriedCost[]): TriedCost | undefined {
  const last = tried.at(-1);
  const right = tried.find(isRight);
  if (right !== undefined || last === undefined || last.bought.games >= CHANCES_LEAST) return right;
  return tried.findLast(({ bought }) => bought.games >= CHANCES_LEAST && bought.value >= BOUGHT.least);
}

/** Says what a Guardian or an Action does to the game. `tried` has the other costs that were played. */
export function verdictOf(card: CardReport, tried: readonly TriedCost[]): Verdict {
  const { bought, seen, cost } = card;
  const about = { share: bought.value, chances: bought.games, cost: cost ?? 0 };
  const right = rightCost(tried);
  const trying = right === undefined ? {} : { tryCost: right.cost };
  if (seen < CHANCES_LEAST) return { code: 'tooFew', chances: seen };
  if (bought.games < CHANCES_LEAST || bought.games / seen < PAID_LEAST)
    return { code: 'outOfReach', ...about, share: bought.games / seen, ...trying };
  if (bought.value > BOUGHT.most) return { code: right === undefined ? 'tooStrong' : 'tooCheap', ...about, ...trying };
  if (bought.value < BOUGHT.least) return { code: right === undefined ? 'tooWeak' : 'tooDear', ...about, ...trying };
  const wins = { with: card.with.value, without: card.without.value };
  // The intervals do not touch: this is no chance.
  if (card.with.ci[0] > card.without.ci[1]) return { code: 'winsTooMuch', ...about, ...wins };
  if (card.with.ci[1] < card.without.ci[0]) return { code: 'winsTooLittle', ...about, ...wins };
  if (card.used !== null && card.used.games >= CHANCES_LEAST && card.used.ci[1] < USED_LEAST)
    return { code: 'unused', ...about, used: card.used.value };
  return { code: 'fits', ...about, ...wins };
}

/** Mean points that a City card must add or take to be told. */
const CITY_POINTS = 0.2;

/** Says what a City card does to the game: nobody buys it, but everybody's points may change. */
export function cityVerdict(isIn: LabReport, isOut: LabReport): Verdict {
  const means = { with: isIn.points.total, without: isOut.points.total };
  const change = means.with - means.without;
  if (Math.abs(change) < CITY_POINTS) return { code: 'cityNeutral', ...means };
  return { code: change > 0 ? 'cityRaises' : 'cityLowers', ...means };
}
