import type { Puzzle } from '../contract/studies';

type Doc = Readonly<Record<string, unknown>>;

/**
 * A seat of a scenario as an object. Where the scenario does not say who plays it: the player's own cult is human, others follow
 * the game's suggestions.
 */
function seated(seat: unknown, player: string): Doc {
  const given: Doc = typeof seat === 'string' ? { cult: seat } : (seat as Doc);
  return { by: given['cult'] === player ? 'human' : 'suggest', ...given };
}

/** The position from which a puzzle or a lesson begins, with everybody at the table. */
export function startOf({ scenario, seat }: Pick<Puzzle, 'scenario' | 'seat'>): { readonly scenario: Doc } {
  const seats = (scenario['seats'] as readonly unknown[]).map((one) => seated(one, seat));
  return { scenario: { ...scenario, seats } };
}
