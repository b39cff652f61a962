import { RoomError } from '../../../../platform/host/room';
import { tell } from '../../../../platform/screens/frame/error-message';
import type { Services } from '../../../../platform/screens/services';
import { CurrentGame } from '../../../../platform/screens/table/current-game';
import type { TableGuide } from '../../../../platform/screens/table/guide';
import type { Lesson } from '../../contract/studies';
import { startOf } from '../../studies/start';
import type { CultsGame, CultsOpenTable } from '../cults-screen';
import { LessonGuide } from '../guide/lesson-guide';
import { PuzzleGuide } from '../guide/puzzle-guide';
import type { Listed } from './listed';
import { progress, type LeftLesson } from './progress';
import type { StudyTables } from './study-tables';

type Begun = readonly [CultsGame, TableGuide];

/** The study with this id; a mod that has changed since it was listed may have it no more. */
function found<T extends { readonly id: string }>(all: readonly T[], id: string): T {
  const one = all.find((study) => study.id === id);
  if (one === undefined) throw new RoomError({ code: 'noSuchPuzzle', params: { puzzle: id } });
  return one;
}

/** Opens lessons and puzzles at the real table, and leads from one to the next. */
export class StudyPlayer {
  readonly #services: Services;
  readonly #tables: Pick<StudyTables, 'open'>;
  /** Goes back to the list. */
  readonly #leave: () => void;
  #isOpening = false;

  constructor(services: Services, tables: Pick<StudyTables, 'open'>, leave: () => void) {
    this.#services = services;
    this.#tables = tables;
    this.#leave = leave;
  }

  /** Plays a chapter: from where it was left, or from its beginning. */
  lesson(chapters: readonly Listed[], at: number): void {
    void this.#open(chapters[at], async (table, id) => {
      const lesson = found(table.reading.studies.lessons, id);
      const hash = table.reading.mods.find(({ id }) => id === lesson.mod)?.hash ?? '';
      const { game, left } = await begun(table, lesson, progress.left(lesson.id, hash));
      const keep = (now: Pick<LeftLesson, 'step' | 'given'>): void =>
        progress.leave(lesson.id, { hash, changes: game.room.journal?.changes ?? [], ...now });
      const ways = {
        keep,
        finish: () => progress.finish(lesson.id),
        leave: this.#leave,
        again: () => {
          progress.restart(lesson.id);
          this.lesson(chapters, at);
        },
        next: at + 1 < chapters.length ? () => this.lesson(chapters, at + 1) : null,
        play: () => void this.#services.doors.play().catch((error: unknown) => tell(this.#services, error)),
      };
      return [game, new LessonGuide(this.#services, game, lesson, ways, left)];
    });
  }

  puzzle(puzzles: readonly Listed[], at: number, isShown = false): void {
    void this.#open(puzzles[at], async (table, id) => {
      const puzzle = found(table.reading.studies.puzzles, id);
      const game = await CurrentGame.study(table, startOf(puzzle), []);
      if (isShown) progress.notePuzzle(id, { isShown });
      const ways = {
        solve: () => progress.notePuzzle(id, { isSolved: true }),
        hinted: (hints: number) => progress.notePuzzle(id, { hints }),
        leave: this.#leave,
        again: () => this.puzzle(puzzles, at),
        show: () => this.puzzle(puzzles, at, true),
        next: at + 1 < puzzles.length ? () => this.puzzle(puzzles, at + 1) : null,
      };
      const { hints = 0 } = progress.puzzle(id);
      return [game, new PuzzleGuide(this.#services, game, puzzle, ways, { hints, isShown })];
    });
  }

  /** Opens one table at a time: a second click while the first one still opens its table does nothing. */
  async #open(study: Listed | undefined, begin: (table: CultsOpenTable, id: string) => Promise<Begun>): Promise<void> {
    if (this.#isOpening || study === undefined) return;
    this.#isOpening = true;
    let table: CultsOpenTable | null = null;
    try {
      table = await this.#tables.open(study.mod);
      const [game, guide] = await begin(table, study.id);
      table = null;
      await this.#services.doors.tryOut(game, guide);
    } catch (error) {
      table?.close();
      tell(this.#services, error);
    } finally {
      this.#isOpening = false;
    }
  }
}

/** Resumes the lesson at its stored step; starts from the beginning if the stored answers no longer fit. */
async function begun(
  table: CultsOpenTable,
  lesson: Lesson,
  left: LeftLesson | null,
): Promise<{ readonly game: CultsGame; readonly left: LeftLesson | null }> {
  const start = startOf(lesson);
  if (left === null) return { game: await CurrentGame.study(table, start, []), left };
  try {
    return { game: await CurrentGame.study(table, start, left.changes), left };
  } catch (error) {
    if (!(error instanceof RoomError)) throw error;
    return { game: await CurrentGame.study(table, start, []), left: null };
  }
}
