import type { DistrictPart, TablePart } from '../../../contract/studies';

/** What is said around lessons and puzzles. */
export interface LearnWords {
  readonly title: string;
  readonly back: string;
  readonly tutorial: string;
  readonly tutorialHint: string;
  readonly begin: string;
  readonly goOnWith: (chapter: string) => string;
  readonly chapter: (number: number) => string;
  readonly isNew: string;
  readonly isDone: string;
  readonly leftAt: (step: number, of: number) => string;
  readonly puzzles: string;
  readonly puzzlesHint: (solved: number, of: number) => string;
  readonly difficulty: (level: number) => string;
  readonly isSolved: string;
  readonly isOpen: string;
  readonly isShown: string;
  readonly fromMods: string;
  readonly fromModsHint: string;
  readonly lesson: string;
  readonly puzzle: string;
  readonly rulebook: string;
  readonly rulebookHint: string;
  readonly openRules: string;

  /** Who speaks in a lesson that does not say it. */
  readonly voice: string;
  readonly stepOf: (step: number, of: number) => string;
  readonly pointsAt: (what: string) => string;
  readonly goOn: string;
  readonly stepBack: string;
  readonly leave: string;
  readonly fold: string;
  readonly readFirst: string;
  readonly notNow: string;
  readonly chapterDone: (name: string) => string;
  readonly allDone: string;
  readonly nextChapter: string;
  readonly again: string;
  readonly allChapters: string;
  readonly playNow: string;

  readonly hint: (next: number, of: number) => string;
  readonly solution: string;
  readonly solutionStep: (step: number, of: number, what: string) => string;
  readonly solutionOther: string;
  readonly tryAgain: string;
  readonly solved: string;
  readonly solvedShown: string;
  readonly lost: Readonly<Record<'turn' | 'round' | 'game', string>>;
  readonly nextPuzzle: string;
  readonly allPuzzles: string;
  readonly nothing: string;

  readonly parts: Readonly<Record<TablePart, string>>;
  readonly districtParts: Readonly<Record<DistrictPart, string>>;
}
