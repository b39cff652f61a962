import type { LabReport } from './report';
import { BOUGHT, CHANCES_LEAST, USED_LEAST } from './verdict';

/** The most that a seat's share of the victories may differ from the fair one. */
const SEATS_MOST = 0.05;

/** Something that a survey measured outside its line. */
export type OutOfLine =
  | { readonly what: 'bought' | 'used'; readonly card: string; readonly share: number }
  | { readonly what: 'seat'; readonly seat: number; readonly share: number };

/** What a balanced set must not show: stacks bought too often or too rarely, abilities that nobody uses, seats that win too much. */
export function outOfLine({ cards, seats, fair }: LabReport): OutOfLine[] {
  return [
    ...cards.flatMap(({ id, cost, bought: { value, games } }): OutOfLine[] =>
      cost !== null && games >= CHANCES_LEAST && (value < BOUGHT.least || value > BOUGHT.most)
        ? [{ what: 'bought', card: id, share: value }]
        : [],
    ),
    ...cards.flatMap(({ id, used }): OutOfLine[] =>
      used !== null && used.games >= CHANCES_LEAST && used.value < USED_LEAST
        ? [{ what: 'used', card: id, share: used.value }]
        : [],
    ),
    ...seats.flatMap(({ value }, at): OutOfLine[] =>
      Math.abs(value - fair) > SEATS_MOST ? [{ what: 'seat', seat: at + 1, share: value }] : [],
    ),
  ];
}
