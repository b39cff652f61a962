import type { ModSource } from '../../../platform/sandbox/mods';
import type { Workbench } from '../../../platform/session/game';
import { restoreGame } from '../../../platform/session/restore';
import { saveOf, type Save } from '../../../platform/session/saving';
import { Session } from '../../../platform/session/session';
import type { Finding } from '../../../platform/workshop';
import type { CultsLibrary } from '../base-set/library';
import type { ModTest } from '../card-tests/mod-tests';
import type { NamedAnswer } from '../contract/studies';
import { cultsSaves } from '../saves';
import { cults, type State } from '../rules';
import type { LabQuestion, LabReplies } from '../lab/asked';
import { takenFrom } from './from-game';
import type { WrittenAnswer } from './lead';
import { positionsFor, unreachable, type BenchPosition } from './positions';
import type { BenchStart } from './course';
import { lookAt, runBench, stateAfter, type BenchLook, type BenchRun } from './run';
import { keptAsPuzzle, type PlayedPuzzle } from './puzzle-file';
import type { TestRan } from './mod-test';
import { keptAsTest, type CardTest } from './test-file';
import type { BenchGoal } from './goal';
import { runStudy, type StudyReply } from './study';

/** What the Workshop's page asks the bench in the Worker. */
export type BenchQuestion =
  | { readonly about: 'positions'; readonly card: string }
  | { readonly about: 'run'; readonly card: string; readonly start: BenchStart; readonly answers: readonly WrittenAnswer[] }
  | {
      readonly about: 'keep';
      readonly card: string;
      readonly name: string;
      readonly start: BenchStart;
      readonly answers: readonly WrittenAnswer[];
    }
  /** What was played so far, as a puzzle without words. */
  | { readonly about: 'puzzle'; readonly card: string; readonly start: BenchStart; readonly answers: readonly WrittenAnswer[] }
  /** The position after these answers, for the real table. */
  | { readonly about: 'save'; readonly card: string; readonly start: BenchStart; readonly answers: readonly WrittenAnswer[] }
  /** The board of a position that is being built, or why the rules refuse it. */
  | { readonly about: 'look'; readonly card: string; readonly start: BenchStart }
  /** A puzzle or a lesson of a mod after some answers. */
  | { readonly about: 'study'; readonly mod: string; readonly file: string; readonly answers: readonly NamedAnswer[] }
  /** The position of the unfinished game in this browser; `seed` decides what the seat may not know. */
  | { readonly about: 'take'; readonly card: string; readonly seed: string }
  /** What is wrong with a mod, together with those that it requires. It need not load. */
  | { readonly about: 'check'; readonly mod: ModSource; readonly beside: readonly ModSource[] }
  /** The card tests of a mod. */
  | { readonly about: 'tests'; readonly mod: string }
  /** Runs one of them: the test that stands at this place of a file. */
  | { readonly about: 'test'; readonly mod: string; readonly file: string; readonly at: number }
  /** Games of the balance lab. */
  | LabQuestion;

/** The answers, by what was asked about. */
export interface BenchReplies extends LabReplies {
  readonly positions: { readonly found: readonly BenchPosition[]; readonly missing: readonly BenchGoal[] };
  /** With what the card's functions wrote with `game.log`, and their errors in their own words. */
  readonly run: BenchRun & { readonly written: readonly string[] };
  readonly keep: CardTest;
  readonly puzzle: PlayedPuzzle;
  readonly save: Save;
  readonly look: BenchLook;
  readonly study: StudyReply;
  readonly take: { readonly state: State };
  readonly check: readonly Finding[];
  readonly tests: readonly ModTest[];
  readonly test: TestRan;
}

/** The bench of Rise of the Cults, for the library that the Worker has opened. */
export const workbench: Workbench<CultsLibrary> = {
  answer: (library, question, stored) => answer(library, question as BenchQuestion, stored),
};

async function answer(
  library: CultsLibrary,
  question: BenchQuestion,
  stored: () => Promise<unknown>,
): Promise<BenchReplies[BenchQuestion['about']]> {
  const { book } = library;
  if (question.about === 'check') return (await import('../workshop/findings')).findingsOf(question.mod, question.beside);
  if (question.about === 'labCards') return (await import('../lab/facts')).labCards(book);
  if (question.about === 'lab') return (await import('../lab/batch')).playBatch(question.batch, book);
  if (question.about === 'tests') return (await import('./mod-test')).listedTests(library, question.mod);
  if (question.about === 'test') return (await import('./mod-test')).ranTest(library, question.mod, question.file, question.at);
  if (question.about === 'study') return runStudy(library, question.mod, question.file, question.answers);
  const { card } = question;
  switch (question.about) {
    case 'positions':
      return { found: positionsFor(book, card), missing: unreachable(book, card) };
    case 'run':
      return listening(library, () => runBench(book, card, question.start, question.answers));
    case 'keep':
      return keptAsTest(question.name, question.start, runBench(book, card, question.start, question.answers));
    case 'puzzle':
      return keptAsPuzzle(question.start, runBench(book, card, question.start, question.answers));
    case 'save':
      return savedAt(library, stateAfter(book, question.start, question.answers));
    case 'look':
      return lookAt(book, card, question.start);
    case 'take':
      return { state: await taken(library, card, await stored(), question.seed) };
  }
}

/** Runs something and gathers what scripts write meanwhile. */
function listening<T extends object>({ host }: CultsLibrary, run: () => T): T & { readonly written: readonly string[] } {
  const written: string[] = [];
  host.onNote = ({ lines, failed }) => written.push(...lines, ...(failed === null ? [] : [failed]));
  try {
    return { ...run(), written };
  } finally {
    host.onNote = null;
  }
}

/** The beginning of the save names no configuration of its own: only its state is played on. */
function savedAt({ book, mods }: CultsLibrary, state: State): Save {
  return saveOf(Session.resume(cults, { config: {} }, [], state, book), mods, false);
}

/** Opens the save with the mods that it carries, so that it does not depend on the mods that the bench has loaded. */
async function taken(library: CultsLibrary, card: string, save: unknown, seed: string): Promise<State> {
  const restored = await restoreGame(cultsSaves, save, library, 'pinned');
  try {
    return takenFrom(restored.session, library.book, card, seed);
  } finally {
    if (restored.library !== library) restored.library.host.dispose();
  }
}
