import { isRecord } from '../../../../kernel';
import type { Change } from '../../../../platform/host/journal';

/** A lesson that was left: where it stands, and how its game came there. */
export interface LeftLesson {
  /** The hash of the mod: another version may have other steps. */
  readonly hash: string;
  readonly step: number;
  readonly changes: readonly Change[];
  /** Which decision each answered step had, so that an undo finds its step. */
  readonly given: readonly (readonly [step: number, decision: number])[];
}

interface LessonProgress {
  readonly isDone?: boolean;
  readonly left?: LeftLesson;
}

export interface PuzzleProgress {
  readonly isSolved?: boolean;
  /** Whether the player has looked at the solution. */
  readonly isShown?: boolean;
  /** Hints that were opened. */
  readonly hints?: number;
}

interface Stored {
  readonly lessons: Readonly<Record<string, LessonProgress>>;
  readonly puzzles: Readonly<Record<string, PuzzleProgress>>;
}

const KEY = 'rise-of-the-cults/learning';

/** What an earlier visit has stored; what cannot be read counts as nothing learned. */
function stored(): Stored {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const part = (name: keyof Stored): Readonly<Record<string, object>> => {
      const value = isRecord(found) ? found[name] : undefined;
      return isRecord(value) ? (Object.fromEntries(Object.entries(value).filter(([, one]) => isRecord(one))) as never) : {};
    };
    return { lessons: part('lessons'), puzzles: part('puzzles') };
  } catch {
    return { lessons: {}, puzzles: {} };
  }
}

/** What the player has learned and solved, kept in this browser. */
class LearningProgress {
  #all = stored();

  isDone(lesson: string): boolean {
    return this.#all.lessons[lesson]?.isDone === true;
  }

  /** Where the lesson was left; null if it was not, or its mod has changed since. */
  left(lesson: string, hash: string): LeftLesson | null {
    const left = this.#all.lessons[lesson]?.left;
    const isWhole = left !== undefined && Array.isArray(left.changes) && Array.isArray(left.given) && left.step >= 0;
    return isWhole && left.hash === hash ? left : null;
  }

  /** The step at which the lesson was left; 0 if it was not. */
  stepOf(lesson: string): number {
    return Number(this.#all.lessons[lesson]?.left?.step ?? 0);
  }

  leave(lesson: string, left: LeftLesson): void {
    this.#lesson(lesson, { left });
  }

  /** Forgets where the lesson was left. */
  restart(lesson: string): void {
    const { left: _, ...rest } = this.#all.lessons[lesson] ?? {};
    this.#write({ ...this.#all, lessons: { ...this.#all.lessons, [lesson]: rest } });
  }

  finish(lesson: string): void {
    this.restart(lesson);
    this.#lesson(lesson, { isDone: true });
  }

  puzzle(id: string): PuzzleProgress {
    return this.#all.puzzles[id] ?? {};
  }

  notePuzzle(id: string, more: PuzzleProgress): void {
    this.#write({ ...this.#all, puzzles: { ...this.#all.puzzles, [id]: { ...this.puzzle(id), ...more } } });
  }

  #lesson(id: string, more: LessonProgress): void {
    this.#write({ ...this.#all, lessons: { ...this.#all.lessons, [id]: { ...this.#all.lessons[id], ...more } } });
  }

  #write(all: Stored): void {
    this.#all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser without storage can still teach; what was learned then counts until the page is closed.
    }
  }
}

export const progress = new LearningProgress();
