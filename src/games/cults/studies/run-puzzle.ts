import type { Puzzle } from '../contract/studies';
import type { StudySession } from './session';
import { cults, type Catalogue } from '../rules';
import { answerNamed, GameError, Reader } from '../../../kernel';
import { Session } from '../../../platform/session/session';
import { Judge } from './judge';
import { startOf } from './start';

/** A puzzle that is ready to be played, and its judge. */
export interface BegunStudy {
  readonly session: StudySession;
  readonly judge: Judge;
}

export function beginPuzzle(puzzle: Puzzle, book: Catalogue): BegunStudy {
  const session = Session.begin(cults, startOf(puzzle), book);
  return { session, judge: new Judge(session, puzzle.goal, puzzle.seat) };
}

/** Plays the solution; throws what is wrong with it, with its path. */
export function playSolution(puzzle: Puzzle, book: Catalogue): void {
  const { session, judge } = beginPuzzle(puzzle, book);
  if (judge.verdict() === 'solved') throw new GameError('puzzleSolvedAtOnce', { path: 'goal' });
  puzzle.solution.forEach((answer, i) => {
    const path = `solution[${i}]`;
    const verdict = judge.verdict();
    if (verdict === 'solved') throw new GameError('solutionTooLong', { path });
    if (verdict === 'lost') throw new GameError('solutionTooLate', { path });
    const { decision } = session;
    if (decision === null) throw new GameError('solutionTooLate', { path });
    session.answer(answerNamed(decision, new Reader(answer, path)));
  });
  if (judge.verdict() !== 'solved') throw new GameError('solutionMisses', { path: 'solution' });
  const cancelled = session.events.find(({ type }) => type === 'scriptCancelled');
  if (cancelled !== undefined) throw new GameError('solutionCancels', { path: 'solution', card: String(Object(cancelled).card) });
}
