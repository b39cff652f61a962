import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CultsLibrary } from '../../../src/games/cults/base-set/library';
import { readingOf } from '../../../src/games/cults/reading';
import { beginLesson, playLesson } from '../../../src/games/cults/studies/run-lesson';
import { beginPuzzle, playSolution } from '../../../src/games/cults/studies/run-puzzle';
import { libraryFor } from '../../../src/tools/cli/mod-disk';
import { TestTable } from '../../harness';

let library: CultsLibrary;
beforeAll(async () => void (library = await libraryFor('first-steps')));
afterAll(() => library.host.dispose());

describe('first-steps', () => {
  it('is listed in the library and in what the page reads', () => {
    const { studies } = readingOf(library);
    expect(studies).toEqual(library.studies);
    expect(studies.puzzles.map(({ id, seat }) => [id, seat])).toEqual([['first-steps:first-blood', 'cthulhu']]);
    expect(studies.lessons.map(({ id, seat }) => [id, seat])).toEqual([['first-steps:a-bluff', 'dagon']]);
    // It crosses to a page as plain data.
    expect(JSON.parse(JSON.stringify(studies))).toEqual(studies);
  });

  it('the puzzle is solved by its solution, and lost by following the suggestions', () => {
    const puzzle = library.studies.puzzles[0]!;
    expect(() => playSolution(puzzle, library.book)).not.toThrow();
    const { session, judge } = beginPuzzle(puzzle, library.book);
    expect(judge.verdict()).toBe('open');
    const table = new TestTable(session).answer('takePlan', { district: 'downtown', plan: 'dominance' });
    while (judge.verdict() === 'open') session.answer(session.decision!.suggest);
    expect(judge.verdict()).toBe('lost');
    expect(table.district('downtown').dominance).toEqual([]);
  });

  it('the lesson points at what is there, and the rival answers by itself', () => {
    const lesson = library.studies.lessons[0]!;
    expect(playLesson(lesson, library.book)).toEqual([]);
    expect(beginLesson(lesson, library.book).seats.map(({ by }) => by)).toEqual(['human', 'suggest']);
  });
});
