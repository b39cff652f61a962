import type { Decision } from '../../../../kernel';
import { dress } from '../../../../platform/workshop/dom/dress';
import { button, element, freshId } from '../../../../platform/workshop/dom/element';
import { named, type WrittenAnswer } from '../../bench/lead';
import type { BenchStart, BenchCourse } from '../../bench/course';
import type { BenchRun, BenchStep } from '../../bench/run';
import type { TestRan } from '../../bench/mod-test';
import type { BenchQuestion, BenchReplies } from '../../bench/workbench';
import type { Lang } from '../../../../platform/i18n/lang';
import type { BenchActs, GameBench, OnBench } from '../../../../platform/screens/workshop/game-workshop';
import type { Words } from '../../words';
import { askBench } from './ask-bench';
import { openBoard } from './board-dialog';
import { BoardFigure } from './board-figure';
import type { Scenario } from './board-model';
import type { BenchWords } from './words/bench-words';
import { askPuzzle } from './keep-puzzle';
import { keptTest } from './kept-tests';
import { makeQuestion } from './question';
import { TestsDialog } from './tests-dialog';
import { shownOf, type Shown } from './shown';
import { OWN, BenchStanding } from './standing';
import { differenceText, positionTitle, reasonText } from './words/worded';
import { benchWords } from './words';
import { LabSection } from '../../lab-page/lab-section';
import './bench.css';

/** On a screen of this height, in CSS pixels, there is room for the picture of the board. */
const TALL = 800;

/** The test bench: a position in which the card is on offer, the answers so far, and what each effect changed. */
export class BenchPanel implements GameBench {
  readonly root: HTMLElement;
  readonly #acts: BenchActs;
  readonly #lang: Lang;
  readonly #said: BenchWords;
  readonly #choice: HTMLSelectElement;
  readonly #steps = element('ol', { class: 'bench-steps' });
  readonly #state = element('p', { class: 'bench-state', role: 'status' });
  readonly #question = element('div', { class: 'bench-question' });
  /** Lines of `game.log`. */
  readonly #written = element('div', { class: 'bench-written', hidden: true });
  readonly #why = element('div', { class: 'bench-why' });
  readonly #board: BoardFigure;
  readonly #lab: LabSection;
  #on: Shown | null = null;
  /** By card, as long as the Workshop is open. */
  readonly #standings = new Map<string, BenchStanding>();
  /** Rises with every request, so that a late reply to an earlier one is ignored. */
  #asked = 0;

  constructor(lang: Lang, acts: BenchActs) {
    this.#acts = acts;
    this.#lang = lang;
    this.#said = benchWords(lang);
    this.#choice = element('select', { id: freshId() });
    this.#choice.addEventListener('change', () => this.#choose(this.#choice.value));
    this.#board = new BoardFigure(this.#said.picture, innerHeight >= TALL);
    this.#lab = new LabSection(lang, acts);
    this.root = element('div', {}, this.#made(), this.#lab.root);
    dress(this.root);
  }

  #made(): HTMLElement {
    const said = this.#said;
    const doing = (work: Promise<void>): Promise<void> => this.#acts.doing(work);
    const heading = freshId();
    return element(
      'section',
      { class: 'bench', 'aria-labelledby': heading },
      element('h2', { id: heading }, said.title),
      element('label', { for: this.#choice.id }, said.position),
      element(
        'div',
        { class: 'bench-row' },
        this.#choice,
        button(said.edit, () => this.#edit()),
        button(said.fromMyGame, () => void doing(this.#take())),
      ),
      this.#state,
      this.#question,
      element('h3', {}, said.steps),
      this.#steps,
      this.#written,
      this.#why,
      this.#board.root,
      element(
        'div',
        { class: 'bench-row bench-acts' },
        button(said.play, () => void doing(this.#play()), { class: 'ws-primary' }),
        button(said.step, () => void doing(this.#step())),
        button(said.restart, () => void doing(this.#restart())),
        button(said.keep, () => void doing(this.#keep())),
        button(said.tests.run, () => this.runTests()),
        button(said.puzzle.keep, () => void doing(this.#keepPuzzle())),
      ),
    );
  }

  /** The same card again means that its file has changed: the same answers are played in the same position. */
  show(on: OnBench | null): void {
    this.root.hidden = on === null;
    this.#lab.show(on?.card ?? null);
    if (on !== null) void this.#acts.doing(this.#show(shownOf(on, this.#lang)));
  }

  runTests(file?: string): void {
    TestsDialog.open(this.#lang, this.#acts, (ended) => this.#showEnded(ended), file);
  }

  /** Puts the moment at which a test ended onto the bench, as the author's own position. */
  #showEnded({ card, start, answers }: NonNullable<TestRan['ended']>): void {
    const standing = this.#standingOf(card);
    standing.keepOwn(start);
    standing.replay(answers);
    this.#acts.open(card);
  }

  close(): void {
    this.#lab.close();
  }

  async #show(on: Shown): Promise<void> {
    this.#on = on;
    const asked = ++this.#asked;
    const { found } = await this.#reply({ about: 'positions', card: on.card });
    if (asked !== this.#asked) return;
    this.#standing.find(found);
    this.#listPositions();
    await this.#go();
  }

  /** How the card stands that is on the bench now. */
  get #standing(): BenchStanding {
    return this.#standingOf(this.#on!.card);
  }

  #standingOf(card: string): BenchStanding {
    const standing = this.#standings.get(card) ?? new BenchStanding();
    this.#standings.set(card, standing);
    return standing;
  }

  #listPositions(): void {
    const words = this.#words;
    const { found, hasOwn, chosen, start } = this.#standing;
    const titles = found.map(({ goal, board }, at) => [at, positionTitle(goal, board, words)] as const);
    const entries = [...titles, ...(hasOwn ? [[OWN, this.#said.own] as const] : [])];
    const options = entries.map(([value, title]) => element('option', { value, selected: value === chosen }, title));
    this.#choice.replaceChildren(...options);
    if (start === null) this.#state.textContent = this.#said.noPosition;
  }

  #choose(value: string): void {
    if (this.#on === null) return;
    this.#standing.choose(value === OWN ? OWN : Number(value));
    void this.#acts.doing(this.#go());
  }

  async #restart(): Promise<void> {
    if (this.#on === null) return;
    this.#standing.replay([]);
    await this.#go();
  }

  async #answer(answer: WrittenAnswer): Promise<void> {
    this.#standing.add(answer);
    this.#listPositions();
    await this.#go();
  }

  /** Plays the answers from the start and shows what came of them. */
  async #go(): Promise<void> {
    const standing = this.#on === null ? null : this.#standing;
    if (standing === null || standing.start === null) return;
    const { card } = this.#on!;
    const { start, answers } = standing;
    const asked = ++this.#asked;
    const run = await this.#reply({ about: 'run', card, start, answers });
    if (asked !== this.#asked) return;
    standing.ran(run);
    this.#draw(run);
  }

  #draw(run: BenchReplies['run']): void {
    const said = this.#said;
    this.#steps.replaceChildren(...run.steps.map((step) => this.#stepItem(step)), ...this.#stopItem(run));
    this.#state.textContent = run.open === null ? said.gameOver : `${said.asked}: ${this.#words.prompt(run.open)}`;
    this.#question.replaceChildren(...(run.open === null ? [] : [this.#ask(run.open)]));
    this.#drawReasons(run);
    this.#board.show(run.view, this.#on!.shelf, this.#lang);
    this.#written.hidden = run.written.length === 0;
    this.#written.replaceChildren(element('h3', {}, said.written), element('pre', {}, run.written.join('\n')));
  }

  #ask(open: Decision): HTMLElement {
    return makeQuestion(open, this.#words, (ids) => {
      const options = open.options.filter(({ id }) => ids.includes(id)).map(named);
      void this.#acts.doing(this.#answer({ kind: open.kind, seat: open.seat, options }));
    });
  }

  #stepItem({ answer, events }: BenchStep): HTMLElement {
    const { words, names } = this.#on!;
    const told = events.map(({ event, differences }) =>
      element(
        'div',
        { class: 'bench-event' },
        words.event(event),
        ...differences.map((one) => element('small', {}, differenceText(one, words, names))),
      ),
    );
    const head = answer === null ? this.#said.begins : `${names.cult(answer.seat)}: ${answerText(answer, words)}`;
    return element('li', {}, element('strong', {}, head), ...told);
  }

  /** The answer that no longer fits after a change of the card. */
  #stopItem({ stopped }: BenchRun): readonly HTMLElement[] {
    if (stopped === null) return [];
    const why = this.#words.error(stopped.error.code, stopped.error.params);
    return [element('li', { class: 'bench-stopped' }, element('strong', {}, this.#said.stoppedAt(stopped.at + 1)), why)];
  }

  #drawReasons({ notOffered }: BenchRun): void {
    const abilities = this.#on?.abilities ?? [];
    if (abilities.length === 0) return this.#why.replaceChildren();
    const { words, names } = this.#on!;
    const lines = abilities.map((ability, at) => {
      const reason = notOffered.find((one) => one.ability === at);
      const text = reason === undefined ? this.#said.onOffer : reasonText(reason, ability, words, names);
      return element('li', {}, element('strong', {}, words.keyword(ability.keyword)), ` ${text}`);
    });
    this.#why.replaceChildren(element('details', {}, element('summary', {}, this.#said.whyNot), element('ul', {}, ...lines)));
  }

  /** What is on the bench, as questions about it name it; null if nothing is. */
  #course(): (BenchCourse & { readonly card: string }) | null {
    const course = this.#on === null ? null : this.#standing.course;
    return course === null ? null : { card: this.#on!.card, ...course };
  }

  /** Uses the card where it is on offer, else takes the game's suggestion. */
  async #step(): Promise<void> {
    const course = this.#course();
    if (course === null) return;
    const { open } = await this.#reply({ about: 'run', ...course });
    // Another card may have come onto the bench meanwhile.
    if (open === null || this.#on?.card !== course.card) return;
    const own = open.kind === 'useAbility' ? open.options.filter((option) => option['card'] === course.card).slice(0, 1) : [];
    const chosen = own.length > 0 ? own : open.options.filter(({ id }) => open.suggest.includes(id));
    await this.#answer({ kind: open.kind, seat: open.seat, options: chosen.map(named) });
  }

  /** Opens the real table at this position. */
  async #play(): Promise<void> {
    const [on, course] = [this.#on, this.#course()];
    if (on === null || course === null) return;
    const save = await this.#reply({ about: 'save', ...course });
    // The mod was read again meanwhile: the save belongs to files that are gone.
    if (this.#on !== on) return this.#play();
    await this.#acts.tryOut(save, on.sources);
  }

  async #keep(): Promise<void> {
    const course = this.#course();
    if (course === null) return;
    const { card } = course;
    const test = await this.#reply({ about: 'keep', name: this.#on!.name, ...course });
    const { path, text } = keptTest(card, test, (file) => this.#acts.read(file));
    this.#acts.write(path, text);
    this.#acts.tell(this.#said.kept(path));
  }

  async #keepPuzzle(): Promise<void> {
    const course = this.#course();
    if (course === null) return;
    askPuzzle(await this.#reply({ about: 'puzzle', ...course }), this.#said.puzzle, this.#acts);
  }

  /** A position of a running game has no scenario to edit. */
  #edit(): void {
    const start = this.#on === null ? null : this.#standing.start;
    if (start === null || !('scenario' in start)) return this.#acts.tell(this.#said.notEditable);
    openBoard(start.scenario as Scenario, this.#on!, this.#lang, this.#acts, {
      reply: (question) => this.#reply(question),
      use: (scenario) => void this.#acts.doing(this.#own({ scenario })),
    });
  }

  async #take(): Promise<void> {
    const on = this.#on;
    if (on === null) return;
    const taken = await this.#reply({ about: 'take', card: on.card, seed: on.card });
    if (this.#on?.card === on.card) await this.#own(taken);
  }

  /** A position that the author has built or taken is an entry of its own among the others. */
  async #own(start: BenchStart): Promise<void> {
    this.#standing.keepOwn(start);
    this.#listPositions();
    await this.#go();
  }

  /** Asks the Worker; where the mod was read again meanwhile, its new Worker answers. */
  async #reply<Q extends BenchQuestion>(question: Q): Promise<BenchReplies[Q['about']]> {
    const on = this.#on!;
    try {
      return await askBench(on.room, question);
    } catch (error) {
      if (this.#on === on) throw error;
      return this.#reply(question);
    }
  }

  get #words(): Words {
    return this.#on!.words;
  }
}

const answerText = ({ kind, options }: WrittenAnswer, words: Words): string =>
  options.map((option) => words.label(kind, { id: '', ...option })).join(', ') || '–';
