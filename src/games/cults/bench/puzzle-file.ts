import { GameError } from '../../../kernel';
import type { NamedAnswer } from '../contract/studies';
import { saidOf } from './test-file';
import type { BenchStart } from './course';
import type { BenchRun } from './run';

/** What the bench knows of a puzzle; the author writes its words. */
export interface PlayedPuzzle {
  readonly seat: string;
  readonly scenario: unknown;
  readonly goal: { readonly by: 'turn'; readonly happens: readonly object[] };
  readonly solution: readonly NamedAnswer[];
}

/**
 * What was played on the bench as a puzzle: the same position, the answers of the seat that began as the solution, and as the goal what
 * the last answer changed for that seat. `mod check` plays it with the other seats taking suggestions, and tells where that differs.
 */
export function keptAsPuzzle(start: BenchStart, run: BenchRun): PlayedPuzzle {
  // A position of a running game and a new game have no scenario that says them whole.
  if (!('scenario' in start)) throw new GameError('midTurn');
  const answers = run.steps.flatMap(({ answer }) => (answer === null ? [] : [answer]));
  const seat = answers[0]?.seat;
  if (seat === undefined) throw new GameError('puzzleUnplayed');
  const brought = (run.steps.at(-1)?.events ?? []).filter(
    ({ event, differences }) => event.seat === seat && differences.length > 0,
  );
  if (brought.length === 0) throw new GameError('puzzleUnplayed');
  const happens = brought.map(({ event }) => saidOf(event));
  const solution = answers.filter((answer) => answer.seat === seat).map(({ kind, options }) => ({ kind, options }));
  return { seat, scenario: start.scenario, goal: { by: 'turn', happens }, solution };
}
