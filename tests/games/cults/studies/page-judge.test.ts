import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CultsLibrary } from '../../../../src/games/cults/base-set/library';
import { beginPuzzle } from '../../../../src/games/cults/studies/run-puzzle';
import { pageJudge } from '../../../../src/games/cults/studies/page-judge';
import { answerNamed, Reader } from '../../../../src/kernel';
import { libraryFor } from '../../../../src/tools/cli/mod-disk';

let library: CultsLibrary;
beforeAll(async () => void (library = await libraryFor('first-steps')));
afterAll(() => library.host.dispose());

describe('the judge of the page', () => {
  it('judges a game that has gone on, as often as it is asked', () => {
    const puzzle = library.studies.puzzles[0]!;
    const { session } = beginPuzzle(puzzle, library.book);
    const verdict = (): unknown => pageJudge.verdict(session, library, { puzzle: puzzle.id });
    expect(verdict()).toBe('open');
    for (const answer of puzzle.solution) {
      expect([verdict(), verdict()]).toEqual(['open', 'open']);
      session.answer(answerNamed(session.decision!, new Reader(answer, 'answer')));
    }
    expect(verdict()).toBe('solved');
  });

  it('says when the turn has passed, and which puzzle it does not know', () => {
    const puzzle = library.studies.puzzles[0]!;
    const { session } = beginPuzzle(puzzle, library.book);
    session.answer(answerNamed(session.decision!, new Reader({ options: [{ plan: 'bluff' }] }, 'answer')));
    session.answer(session.decision!.suggest);
    expect(pageJudge.verdict(session, library, { puzzle: puzzle.id })).toBe('lost');
    expect(() => pageJudge.verdict(session, library, { puzzle: 'first-steps:none' })).toThrow('noSuchPuzzle');
  });
});
