import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CultsLibrary } from '../../../src/games/cults/base-set/library';
import { lintStudies } from '../../../src/games/cults/checks/lint-studies';
import type { Puzzle } from '../../../src/games/cults/contract/studies';
import { playLesson } from '../../../src/games/cults/studies/run-lesson';
import { beginPuzzle, playSolution } from '../../../src/games/cults/studies/run-puzzle';
import { libraryFor } from '../../../src/tools/cli/mod-disk';

/** The tutorial and the puzzles that come with the game, played without a picture. */

let library: CultsLibrary;
beforeAll(async () => void (library = await libraryFor('mods/tutorial,mods/puzzles')));
afterAll(() => library.host.dispose());

/** What becomes of a puzzle if every question takes the game's own suggestion. */
function bySuggestion(puzzle: Puzzle): string {
  const { session, judge } = beginPuzzle(puzzle, library.book);
  while (judge.verdict() === 'open') session.answer(session.decision!.suggest);
  return judge.verdict();
}

describe('the tutorial', () => {
  it('has ten chapters, each of which can be played as it says', () => {
    const { lessons } = library.studies;
    expect(lessons).toHaveLength(10);
    for (const lesson of lessons) expect(playLesson(lesson, library.book), lesson.id).toEqual([]);
  });

  it('lets the player do every phase and every Plan by hand', () => {
    const answers = library.studies.lessons.flatMap(({ steps }) => steps.map(({ answer }) => answer));
    const options = answers.flatMap((answer) => (typeof answer === 'object' ? (answer.options ?? []) : []));
    const kinds = new Set(answers.map((answer) => (typeof answer === 'object' ? answer.kind : answer)));
    const plans = new Set(options.flatMap((option) => ('plan' in option ? [option.plan] : [])));
    expect(plans).toEqual(new Set(['bluff', 'augmentation', 'preparation', 'influence', 'dominance']));
    for (const kind of ['placeSite', 'reroll', 'placePlan', 'commit', 'terror', 'placeDominance', 'discardTokens'])
      expect(kinds).toContain(kind);
  });

  it('explains what is wrong at every question with a certain answer', () => {
    const asking = library.studies.lessons.flatMap(({ id, steps }) =>
      steps.flatMap(({ answer, wrong }) => (typeof answer === 'object' ? [{ id, kind: answer.kind, wrong }] : [])),
    );
    expect(asking.filter(({ wrong }) => wrong.length === 0)).toEqual([]);
  });
});

describe('the puzzles', () => {
  it('are twelve, from easy to hard, each with a ladder of hints', () => {
    const { puzzles } = library.studies;
    expect(puzzles).toHaveLength(12);
    const levels = puzzles.map(({ difficulty }) => difficulty);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    for (const { hints, id } of puzzles) expect(hints.length, id).toBeGreaterThanOrEqual(2);
  });

  it('are solved by their solutions', () => {
    for (const puzzle of library.studies.puzzles) expect(() => playSolution(puzzle, library.book), puzzle.id).not.toThrow();
  });

  it('are not solved by taking what the game suggests, from difficulty 2 on', () => {
    const solved = library.studies.puzzles.filter((puzzle) => bySuggestion(puzzle) === 'solved');
    expect(solved.filter(({ difficulty }) => difficulty > 1).map(({ id }) => id)).toEqual([]);
  });
});

it('every text is there in both languages', () => {
  const own = library.mods.filter(({ manifest }) => manifest.id !== 'base');
  expect(own.flatMap((mod) => lintStudies(mod, library))).toEqual([]);
});
