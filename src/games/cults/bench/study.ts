import { answerNamed, GameError, Reader, type Decision, type Option } from '../../../kernel';
import { Session } from '../../../platform/session/session';
import type { CultsLibrary } from '../base-set/library';
import type { Lesson, NamedAnswer, Puzzle, PuzzleVerdict } from '../contract/studies';
import { tableViewOf } from '../contract/table-view';
import type { TableView } from '../contract/view-types';
import { cults } from '../rules';
import { Judge } from '../studies/judge';
import type { StudySession } from '../studies/session';
import { startOf } from '../studies/start';
import { named } from './lead';
import type { ToldError } from './course';

/** An answer as a solution writes it: the seat is clear from the position. */
export interface RecordedAnswer {
  readonly kind: string;
  readonly options: readonly Readonly<Record<string, unknown>>[];
}

/** A puzzle or a lesson after some answers, everybody else following the game's suggestions. */
export interface StudyRun {
  /** The answers that were played, in the words of a solution. */
  readonly taken: readonly RecordedAnswer[];
  /** The chosen options of each of them, with all that they told. */
  readonly chosen: readonly (readonly Option[])[];
  /** The question after them; null where the game is over. */
  readonly open: Decision | null;
  readonly view: TableView;
  /** What the puzzle's judge says; null in a lesson. */
  readonly verdict: PuzzleVerdict | null;
  /** Why the next answer was not played; null if all were. */
  readonly stopped: ToldError | null;
}

/** The study of a file, or why the board that it describes is none. */
export type StudyReply = StudyRun | { readonly refused: ToldError };

const told = ({ code, params }: GameError): ToldError => ({ code, params });

/**
 * Plays answers in the position of a file, as players will get it.
 *
 * @param file the path within the mod; the last good version of it is what the library has.
 */
export function runStudy(library: CultsLibrary, mod: string, file: string, answers: readonly NamedAnswer[]): StudyReply {
  const { puzzles, lessons } = library.studies;
  const study = [...puzzles, ...lessons].find((one) => one.mod === mod && one.file === file);
  if (study === undefined) throw new GameError('noSuchPuzzle', { puzzle: `${mod}:${file}` });
  try {
    return played(study, library, answers);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return { refused: told(error) };
  }
}

function played(study: Puzzle | Lesson, { book }: CultsLibrary, answers: readonly NamedAnswer[]): StudyRun {
  const session = Session.begin(cults, startOf(study), book);
  const judge = 'goal' in study ? new Judge(session, study.goal, study.seat) : null;
  const taken: RecordedAnswer[] = [];
  const chosen: (readonly Option[])[] = [];
  let stopped: ToldError | null = null;
  for (const answer of answers) {
    try {
      const { decision } = session;
      const options = take(session, answer);
      taken.push({ kind: decision!.kind, options: options.map(named) });
      chosen.push(options);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      stopped = told(error);
      break;
    }
  }
  const view = tableViewOf(session.view(study.seat), {});
  return { taken, chosen, open: session.decision, view, verdict: judge?.verdict() ?? null, stopped };
}

/** Gives one answer; returns the options that it chose. */
function take(session: StudySession, answer: NamedAnswer): readonly Option[] {
  const { decision } = session;
  if (decision === null) throw new GameError('gameOver');
  const ids = answerNamed(decision, new Reader(answer, 'answer'));
  session.answer(ids);
  return decision.options.filter(({ id }) => ids.includes(id));
}
