import type { Decision } from '../../../../kernel';
import type { Lang } from '../../../../platform/i18n/lang';
import type { BenchActs, GameStudyBench, StudyOnBench } from '../../../../platform/screens/workshop/game-workshop';
import {
  appendItem,
  chained,
  dataOf,
  mergeValue,
  valueAt,
  type Data,
  type Edit,
  type ParsedCard,
} from '../../../../platform/workshop';
import { dress } from '../../../../platform/workshop/dom/dress';
import { button, element, freshId } from '../../../../platform/workshop/dom/element';
import { named } from '../../bench/lead';
import type { RecordedAnswer, StudyRun } from '../../bench/study';
import type { BenchQuestion, BenchReplies } from '../../bench/workbench';
import type { NamedAnswer } from '../../contract/studies';
import type { CultsReading } from '../../reading';
import type { Words } from '../../words';
import { askBench } from '../bench/ask-bench';
import { openBoard } from '../bench/board-dialog';
import { BoardFigure } from '../bench/board-figure';
import type { Scenario } from '../bench/board-model';
import { makeQuestion } from '../bench/question';
import { shownOf, type Shown } from '../bench/shown';
import { benchWords } from '../bench/words';
import { studyBenchWords, type StudyBenchWords } from './bench-words';
import '../bench/bench.css';

/** On a screen of this height, in CSS pixels, there is room for the picture of the board. */
const TALL = 800;

const BOARD = { en: 'Board', pl: 'Plansza' };
const SOLUTION = { en: 'Solution', pl: 'Rozwiązanie' };
const STEPS = { en: 'Steps', pl: 'Kroki' };

type Kind = 'puzzle' | 'lesson';

/** The table beside the form of a puzzle or a lesson: it is played here, and what was played becomes its solution or its steps. */
export class StudyBench implements GameStudyBench {
  readonly root = element('div', { hidden: true });
  readonly #acts: BenchActs;
  readonly #lang: Lang;
  readonly #said: StudyBenchWords;
  readonly #heading = element('h2', { id: freshId() });
  readonly #explained = element('p', { class: 'bench-state' });
  readonly #state = element('p', { class: 'bench-state', role: 'status' });
  readonly #question = element('div', { class: 'bench-question' });
  readonly #taken = element('ol', { class: 'bench-steps' });
  readonly #none = element('p', { class: 'bench-state' });
  readonly #board: BoardFigure;
  readonly #replay: HTMLButtonElement;
  readonly #use: HTMLButtonElement;
  readonly #back: HTMLButtonElement;
  readonly #restart: HTMLButtonElement;
  #on: { readonly study: StudyOnBench; readonly shown: Shown } | null = null;
  #answers: readonly NamedAnswer[] = [];
  #run: StudyRun | null = null;
  /** Rises with every request, so that a late reply to an earlier one is ignored. */
  #asked = 0;

  constructor(lang: Lang, acts: BenchActs) {
    this.#lang = lang;
    this.#acts = acts;
    this.#said = studyBenchWords(lang);
    this.#board = new BoardFigure(benchWords(lang).picture, innerHeight >= TALL);
    this.#replay = button('', () => this.#play(this.#written()));
    this.#use = button('', () => this.#keep(), { class: 'ws-primary' });
    this.#restart = button(this.#said.restart, () => this.#play([]));
    this.#back = button(this.#said.back, () => this.#play(this.#answers.slice(0, -1)));
    this.#none.textContent = this.#said.none;
    this.root.append(this.#made());
    dress(this.root);
  }

  #made(): HTMLElement {
    return element(
      'section',
      { class: 'study-bench', 'aria-labelledby': this.#heading.id },
      this.#heading,
      this.#explained,
      this.#state,
      this.#question,
      element('h3', {}, this.#said.taken),
      this.#none,
      this.#taken,
      this.#board.root,
      element('div', { class: 'bench-row bench-acts' }, this.#use, this.#back, this.#restart, this.#replay),
    );
  }

  /** The same file again means that it has changed: the same answers are played in it, as far as they fit. */
  show(on: StudyOnBench | null): void {
    this.root.hidden = on === null;
    if (on === null) return;
    if (!isIn(on)) return this.#showUnread();
    const isOther = this.#on?.study.file !== on.file;
    this.#on = { study: on, shown: shownOf({ ...on, card: '' }, this.#lang) };
    const said = this.#said;
    this.#heading.textContent = said.titles[this.#kind];
    this.#explained.textContent = said.explained[this.#kind];
    this.#replay.textContent = said.replay[this.#kind];
    this.#use.textContent = said.use[this.#kind];
    // A lesson goes on where its steps end; a puzzle is tried from its start.
    this.#play(isOther ? (this.#kind === 'lesson' ? this.#written() : []) : this.#answers);
  }

  /** The last good reading does not have the file yet. */
  #showUnread(): void {
    this.#on = null;
    this.#run = null;
    this.#asked++;
    this.#heading.textContent = this.#said.title;
    this.#explained.textContent = '';
    this.#state.textContent = this.#said.notRead;
    for (const part of [this.#question, this.#taken]) part.replaceChildren();
    for (const one of this.#buttons) one.disabled = true;
  }

  editBoard(file: string): void {
    const parsed = this.#acts.parsed(file);
    const value = parsed?.declaration?.root === undefined ? undefined : valueAt(parsed.declaration.root, ['scenario']);
    const scenario = value === undefined ? undefined : dataOf(value);
    const on = this.#on;
    if (on === null || on.study.file !== file || typeof scenario !== 'object' || scenario === null) {
      return this.#acts.tell(this.#said.notRead);
    }
    openBoard(scenario as Scenario, on.shown, this.#lang, this.#acts, {
      reply: (question) => this.#reply(question),
      use: (next) => this.#edit((card) => mergeValue(card, ['scenario'], asData(next)), BOARD),
    });
  }

  get #buttons(): readonly HTMLButtonElement[] {
    return [this.#use, this.#back, this.#restart, this.#replay];
  }

  get #kind(): Kind {
    const { file } = this.#on!.study;
    return this.#acts.parsed(file)?.declaration?.root.members.some(({ key }) => key === 'steps') === true ? 'lesson' : 'puzzle';
  }

  /** What the file has its player answer. */
  #written(): readonly NamedAnswer[] {
    const root = this.#on === null ? undefined : this.#acts.parsed(this.#on.study.file)?.declaration?.root;
    const doc = (root === undefined ? {} : dataOf(root)) as { readonly solution?: unknown; readonly steps?: unknown };
    if (this.#kind === 'puzzle') return listOf(doc.solution) as readonly NamedAnswer[];
    return listOf(doc.steps).flatMap((step) => {
      const { answer } = Object(step) as { readonly answer?: NamedAnswer | 'any' };
      return answer === undefined ? [] : [answer === 'any' ? 'suggest' : answer];
    });
  }

  #play(answers: readonly NamedAnswer[]): void {
    this.#answers = answers;
    void this.#acts.doing(this.#go());
  }

  async #go(): Promise<void> {
    if (this.#on === null) return;
    const { mod, file } = this.#on.study;
    const asked = ++this.#asked;
    const run = await this.#reply({ about: 'study', mod, file, answers: this.#answers });
    if (asked !== this.#asked) return;
    this.#draw(run);
  }

  #draw(run: BenchReplies['study']): void {
    const { words, shelf } = this.#on!.shown;
    const refused = 'refused' in run ? run.refused : null;
    this.#run = 'refused' in run ? null : run;
    for (const one of this.#buttons) one.disabled = false;
    for (const one of [this.#use, this.#back]) one.disabled = this.#run === null || this.#run.taken.length === 0;
    if ('refused' in run) {
      this.#state.textContent = words.error(refused!.code, refused!.params);
      this.#question.replaceChildren();
      return this.#taken.replaceChildren();
    }
    // Answers that do not fit any more are forgotten.
    this.#answers = run.taken;
    this.#state.textContent = this.#stateOf(run, words);
    this.#showQuestion(run);
    const labels = run.taken.map(({ kind }, at) => run.chosen[at]!.map((option) => words.label(kind, option)).join(', '));
    this.#taken.replaceChildren(...labels.map((label) => element('li', {}, label || this.#said.nothing)));
    this.#none.hidden = labels.length > 0;
    this.#board.show(run.view, shelf, this.#lang);
  }

  /** Shows the open question. Keeps the keyboard focus in the table: on the next question, or at its end on the button that takes what was played. */
  #showQuestion({ open, verdict }: StudyRun): void {
    const hadFocus = this.#question.contains(document.activeElement);
    this.#question.replaceChildren(...(open === null || (verdict !== 'open' && verdict !== null) ? [] : [this.#ask(open)]));
    if (hadFocus) (this.#question.querySelector<HTMLElement>('button, input') ?? this.#use).focus();
  }

  #stateOf({ open, verdict, stopped }: StudyRun, words: Words): string {
    const said = benchWords(this.#lang);
    const asked = open === null ? said.gameOver : `${said.asked}: ${words.prompt(open)}`;
    const judged = verdict === null ? '' : this.#said.verdicts[verdict];
    return [stopped === null ? '' : words.error(stopped.code, stopped.params), judged, verdict === 'solved' ? '' : asked]
      .filter((one) => one !== '')
      .join(' ');
  }

  #ask(open: Decision): HTMLElement {
    return makeQuestion(open, this.#on!.shown.words, (ids) => {
      const options = open.options.filter(({ id }) => ids.includes(id)).map(named);
      this.#play([...this.#answers, { kind: open.kind, options }]);
    });
  }

  /** Writes what was played into the file: all of it as the solution, or what is new as further steps. */
  #keep(): void {
    const taken = this.#run?.taken ?? [];
    if (this.#kind === 'puzzle') {
      if (this.#edit((card) => mergeValue(card, ['solution'], asData(taken)), SOLUTION))
        this.#acts.tell(this.#said.used.puzzle(taken.length));
      return;
    }
    const fresh = taken.slice(this.#written().length);
    if (fresh.length === 0) return this.#acts.tell(this.#said.noneNew);
    if (this.#edit((card) => withSteps(card, fresh), STEPS)) this.#acts.tell(this.#said.used.lesson(fresh.length));
  }

  #edit(edit: (card: ParsedCard) => Edit, label: Readonly<Record<Lang, string>>): boolean {
    const isDone = this.#acts.edit(this.#on!.study.file, edit, label);
    if (!isDone) this.#acts.tell(this.#said.noPlace);
    return isDone;
  }

  /** Asks the Worker; where the mod was read again meanwhile, its new Worker answers. */
  async #reply<Q extends BenchQuestion>(question: Q): Promise<BenchReplies[Q['about']]> {
    const { study } = this.#on!;
    try {
      return await askBench(study.room, question);
    } catch (error) {
      if (this.#on?.study === study) throw error;
      return this.#reply(question);
    }
  }
}

/** As a file would hold it. */
const asData = (value: object): Data => JSON.parse(JSON.stringify(value)) as Data;

/** Whether the last good reading has the file. */
function isIn({ reading, mod, file }: StudyOnBench): boolean {
  const { puzzles, lessons } = (reading as CultsReading).studies;
  return [...puzzles, ...lessons].some((one) => one.mod === mod && one.file === file);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Steps that wait for these answers; their words are still to be written. */
const withSteps = (card: ParsedCard, answers: readonly RecordedAnswer[]): Edit =>
  chained(
    card,
    answers.map((answer) => {
      const step = { say: { en: '…', pl: '…' }, answer: asData(answer) };
      return (now: ParsedCard) => appendItem(now, ['steps'], step);
    }),
  );
