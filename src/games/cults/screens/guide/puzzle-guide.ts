import { isDescribed } from '../../../../kernel';
import { tell } from '../../../../platform/screens/frame/error-message';
import type { Services } from '../../../../platform/screens/services';
import { PUZZLE_VERDICTS, type NamedAnswer, type Puzzle, type PuzzleVerdict } from '../../contract/studies';
import type { TableView } from '../../contract/view-types';
import type { CultsTable } from '../../picture/table';
import type { CultsGame } from '../cults-screen';
import type { Speech, SpeechButton } from './guide-view';
import { optionsIn, StudyGuide } from './study-guide';
import { targetName, textIn } from './target-names';

/** Where a puzzle leads. */
export interface PuzzleWays {
  readonly solve: () => void;
  readonly hinted: (count: number) => void;
  readonly leave: () => void;
  readonly again: () => void;
  /** Begins the puzzle again and shows its solution. */
  readonly show: () => void;
  /** Null for the last puzzle. */
  readonly next: (() => void) | null;
}

export interface PuzzleStart {
  /** Hints that the player has seen before. */
  readonly hints: number;
  /** Whether the player is led through the solution. */
  readonly isShown: boolean;
}

/** Stands beside a puzzle: tells the task, gives hints, judges, and shows the solution. */
export class PuzzleGuide extends StudyGuide {
  readonly #puzzle: Puzzle;
  readonly #ways: PuzzleWays;
  readonly #isShown: boolean;
  #hints: number;
  #verdict: PuzzleVerdict = 'open';
  /** The decision for which the verdict holds. */
  #judged: number | null | undefined;
  /** Decisions that the solution has answered. */
  #given: number[] = [];
  #warning: string | null = null;
  /** Says the same again at the same moment. */
  #again: () => void = () => undefined;

  constructor(services: Services, game: CultsGame, puzzle: Puzzle, ways: PuzzleWays, { hints, isShown }: PuzzleStart) {
    super(services, game);
    this.#puzzle = puzzle;
    this.#ways = ways;
    this.#hints = hints;
    this.#isShown = isShown;
  }

  /** The solution's answer to the open decision. */
  get #wanted(): NamedAnswer | undefined {
    return this.#isShown ? this.#puzzle.solution[this.#given.length] : undefined;
  }

  protected asks({ decision }: TableView): boolean {
    const open = decision?.id ?? null;
    const back = this.#given.indexOf(open ?? -1);
    if (back >= 0) this.#given = this.#given.slice(0, back);
    // The table has moved: nothing is asked before the judge has spoken.
    return this.#judged === open && this.#verdict === 'open';
  }

  protected explain(table: CultsTable, view: TableView): void {
    // A hint changes the words and leaves the question as it is.
    this.#again = () => this.explain(table, view);
    const open = view.decision?.id ?? null;
    if (this.#judged !== open) return void this.#judge(open);
    const wanted = this.#verdict === 'open' ? this.#wanted : undefined;
    const answers = wanted === undefined ? [] : [wanted];
    this.say(table, view, this.#speech(table, view), answers.flatMap(optionsIn), answers);
  }

  async #judge(open: number | null): Promise<void> {
    try {
      const said = await this.game.room.judge({ puzzle: this.#puzzle.id });
      this.#verdict = PUZZLE_VERDICTS.find((one) => one === said) ?? 'open';
      this.#judged = open;
      if (this.#verdict === 'solved' && !this.#isShown) this.#ways.solve();
      this.table?.again();
    } catch (error) {
      // The puzzle goes on without a verdict, and the judge is asked again after the next answer.
      tell(this.services, error);
      this.#judged = open;
      this.table?.again();
    }
  }

  #speech(table: CultsTable, view: TableView): Omit<Speech, 'pointsAt'> {
    const { words } = this;
    const { lang } = this.services.settings.current;
    const { name, hints, goal } = this.#puzzle;
    const common = { voice: textIn(name, lang), fold: words.fold, close: { words: words.leave, press: this.#ways.leave } };
    if (this.#verdict === 'solved')
      return { ...common, text: this.#isShown ? words.solvedShown : words.solved, buttons: this.#afterwards() };
    if (this.#verdict === 'lost') return { ...common, text: words.lost[goal.by], buttons: this.#anew() };
    return {
      ...common,
      progress: words.difficulty(this.#puzzle.difficulty),
      text: this.#isShown ? this.#solutionText(table, view) : textIn(this.#puzzle.text, lang),
      notes: this.#isShown ? [] : hints.slice(0, this.#hints).map((hint) => textIn(hint, lang)),
      ...(this.#warning === null ? {} : { warning: this.#warning }),
      buttons: this.#helping(),
    };
  }

  #solutionText(table: CultsTable, view: TableView): string {
    const { solution } = this.#puzzle;
    const wanted = this.#wanted;
    const what =
      wanted === undefined ? [] : optionsIn(wanted).map((one) => targetName(one, view, table.context.books, this.words));
    return this.words.solutionStep(this.#given.length + 1, solution.length, what.join(', ') || this.words.nothing);
  }

  #helping(): readonly SpeechButton[] {
    const { words } = this;
    const { hints } = this.#puzzle;
    if (this.#isShown) return [{ words: words.tryAgain, press: this.#ways.again }];
    const hint = { words: words.hint(this.#hints + 1, hints.length), press: () => this.#hint() };
    return [
      ...(this.#hints < hints.length ? [hint] : [{ words: words.solution, press: this.#ways.show }]),
      ...(this.#given.length === 0 ? [] : [{ words: words.tryAgain, press: this.#ways.again }]),
    ];
  }

  #hint(): void {
    if (this.table?.isBusy() !== false) return;
    this.#ways.hinted(++this.#hints);
    this.#again();
  }

  #anew(): readonly SpeechButton[] {
    const { words } = this;
    return [
      { words: words.tryAgain, press: this.#ways.again, isPrimary: true },
      { words: words.solution, press: this.#ways.show },
      { words: words.allPuzzles, press: this.#ways.leave },
    ];
  }

  #afterwards(): readonly SpeechButton[] {
    const { words } = this;
    const { next, again, leave } = this.#ways;
    const more = { words: words.tryAgain, press: again };
    const all = { words: words.allPuzzles, press: leave };
    if (this.#isShown) return [{ ...more, isPrimary: true }, all];
    return next === null
      ? [{ ...all, isPrimary: true }, more]
      : [{ words: words.nextPuzzle, press: next, isPrimary: true }, more, all];
  }

  protected allows(answer: readonly string[], { decision }: TableView): boolean {
    if (decision === null) return false;
    const wanted = this.#wanted;
    if (wanted !== undefined && !isDescribed(decision, answer, wanted)) {
      this.#warning = this.words.solutionOther;
      this.table?.again();
      return false;
    }
    this.#warning = null;
    this.#given = [...this.#given, decision.id];
    return true;
  }
}
