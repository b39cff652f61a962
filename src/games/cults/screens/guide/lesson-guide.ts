import { fits, isDescribed } from '../../../../kernel';
import type { Services } from '../../../../platform/screens/services';
import type { Lesson, LessonStep, NamedAnswer } from '../../contract/studies';
import type { TableView } from '../../contract/view-types';
import type { CultsTable } from '../../picture/table';
import type { CultsGame } from '../cults-screen';
import type { LeftLesson } from '../learn/progress';
import type { SpeechButton } from './guide-view';
import { optionsIn, StudyGuide } from './study-guide';
import { textIn } from './target-names';

/** Where a lesson leads. */
export interface LessonWays {
  /** Called at every step, so that the player can leave and come back. */
  readonly keep: (left: Pick<LeftLesson, 'step' | 'given'>) => void;
  /** Called when the last step is done. */
  readonly finish: () => void;
  readonly leave: () => void;
  readonly again: () => void;
  /** Null in the last chapter. */
  readonly next: (() => void) | null;
  /** Begins a real game. */
  readonly play: () => void;
}

/** Leads a player through the steps of a lesson. */
export class LessonGuide extends StudyGuide {
  readonly #lesson: Lesson;
  readonly #ways: LessonWays;
  #at: number;
  #given: (readonly [step: number, decision: number])[];
  /** The decision that the player has just answered rightly, until the table shows what came of it. */
  #answered: number | null = null;
  #warning: string | null = null;
  #isFinished = false;

  constructor(services: Services, game: CultsGame, lesson: Lesson, ways: LessonWays, left: LeftLesson | null) {
    super(services, game);
    this.#lesson = lesson;
    this.#ways = ways;
    this.#at = left?.step ?? 0;
    this.#given = [...(left?.given ?? [])];
  }

  get #step(): LessonStep | undefined {
    return this.#lesson.steps[this.#at];
  }

  /** While the player reads, the question is closed, unless the step points at it. */
  protected asks(view: TableView): boolean {
    this.#follow(view);
    const step = this.#step;
    return (
      step !== undefined &&
      (step.answer !== undefined ||
        step.point.some((target) => 'option' in target || ('part' in target && ['prompt', 'dice'].includes(target.part))))
    );
  }

  /** Goes on after a right answer, and back after an undo: the decision of an answered step is open again. */
  #follow({ decision }: TableView): void {
    const open = decision?.id ?? null;
    if (this.#answered !== null) {
      if (open !== this.#answered) this.#at++;
      else this.#given.pop();
      this.#answered = null;
      return;
    }
    const back = this.#given.findIndex(([, id]) => id === open);
    if (back < 0) return;
    this.#at = this.#given[back]![0];
    this.#given = this.#given.slice(0, back);
  }

  protected explain(table: CultsTable, view: TableView): void {
    const step = this.#step;
    if (step === undefined) return this.#end(table, view);
    this.#ways.keep({ step: this.#at, given: this.#given });
    const { lang } = this.services.settings.current;
    const { voice = { en: this.words.voice, pl: this.words.voice }, steps } = this.#lesson;
    const wanted = wantedIn(step);
    this.say(
      table,
      view,
      {
        voice: textIn(voice, lang),
        progress: this.words.stepOf(this.#at + 1, steps.length),
        text: textIn(step.say, lang),
        ...(this.#warning === null ? {} : { warning: this.#warning }),
        buttons: step.answer === undefined ? this.#reading() : [],
        fold: this.words.fold,
        close: { words: this.words.leave, press: this.#ways.leave },
      },
      step.point.length > 0 ? step.point : wanted.flatMap(optionsIn).slice(0, 4),
      wanted,
    );
  }

  #reading(): readonly SpeechButton[] {
    const before = this.#lesson.steps[this.#at - 1];
    const back = { words: this.words.stepBack, press: () => this.#go(-1) };
    return [
      { words: this.words.goOn, press: () => this.#go(1), isPrimary: true },
      ...(before !== undefined && before.answer === undefined ? [back] : []),
    ];
  }

  #go(by: number): void {
    if (this.table?.isBusy() !== false) return;
    this.#at += by;
    this.#warning = null;
    this.table.again();
  }

  #end(table: CultsTable, view: TableView): void {
    const { words } = this;
    const { again, next, play, leave, finish } = this.#ways;
    if (!this.#isFinished) finish();
    this.#isFinished = true;
    const { lang } = this.services.settings.current;
    const { voice = { en: words.voice, pl: words.voice }, name } = this.#lesson;
    const buttons: readonly SpeechButton[] = [
      next === null
        ? { words: words.playNow, press: play, isPrimary: true }
        : { words: words.nextChapter, press: next, isPrimary: true },
      { words: words.again, press: again },
      { words: words.allChapters, press: leave },
    ];
    this.say(
      table,
      view,
      {
        voice: textIn(voice, lang),
        text: [words.chapterDone(textIn(name, lang)), ...(next === null ? [words.allDone] : [])].join('\n'),
        buttons,
        fold: words.fold,
        close: { words: words.leave, press: leave },
      },
      [],
      [],
    );
  }

  protected allows(answer: readonly string[], { decision }: TableView): boolean {
    const step = this.#step;
    if (step === undefined || decision === null) return false;
    if (step.answer === undefined) return this.#warn(this.words.readFirst);
    if (step.answer === 'any' || wantedIn(step).some((wanted) => isDescribed(decision, answer, wanted))) {
      this.#warning = null;
      this.#answered = decision.id;
      this.#given = [...this.#given, [this.#at, decision.id]];
      return true;
    }
    const chosen = decision.options.filter(({ id }) => answer.includes(id));
    const wrong = step.wrong.find(({ option }) => option === undefined || chosen.some((one) => fits(one, option)));
    return this.#warn(wrong === undefined ? this.words.notNow : textIn(wrong.say, this.services.settings.current.lang));
  }

  /** Says why an answer does not lead on; the question is open again, with nothing chosen. */
  #warn(words: string): false {
    this.#warning = words;
    this.table?.again();
    return false;
  }

  /** Enter goes on also where no button has the focus. */
  override key({ key }: KeyboardEvent): boolean {
    const step = this.#step;
    if (key !== 'Enter' || document.activeElement !== document.body || step === undefined || step.answer !== undefined)
      return false;
    this.#go(1);
    return true;
  }
}

/** The answers that lead on. */
const wantedIn = ({ answer, also }: LessonStep): readonly NamedAnswer[] =>
  answer === undefined || answer === 'any' ? [] : [answer, ...also];
