import { GameError } from '../../../kernel';
import type { GameJudge } from '../../../platform/session/game';
import { Session } from '../../../platform/session/session';
import type { CultsLibrary } from '../base-set/library';
import { cults, type Catalogue, type RulesView, type State } from '../rules';
import type { PuzzleVerdict } from '../contract/studies';
import { Judge } from './judge';
import { startOf } from './start';

/** What the page asks: whether the current game solves this puzzle. */
export interface PuzzleQuestion {
  readonly puzzle: string;
}

/** Judges the game that the page plays. It keeps nothing between two questions: the game may have been replayed in another Worker. */
export const pageJudge: GameJudge<State, Catalogue, CultsLibrary, RulesView> = {
  verdict(session, { studies, book }, question): PuzzleVerdict {
    const { puzzle: id } = question as PuzzleQuestion;
    const puzzle = studies.puzzles.find((one) => one.id === id);
    if (puzzle === undefined) throw new GameError('noSuchPuzzle', { puzzle: id });
    // Bots answer one at a time at the page's table, so the game begins before their first answer.
    const begun = Session.begin(cults, startOf(puzzle), book, false);
    return new Judge(session, puzzle.goal, puzzle.seat, begun).verdict();
  },
};
