import { RoomError } from '../../../../platform/host/room';
import type { Lang } from '../../../../platform/i18n/lang';
import type { BenchActs, ClosableRoom } from '../../../../platform/screens/workshop/game-workshop';
import { button, element } from '../../../../platform/workshop/dom/element';
import type { TestRan } from '../../bench/mod-test';
import type { ModTest } from '../../card-tests/mod-tests';
import { Books } from '../../picture/cards/books';
import type { CultsReading } from '../../reading';
import type { Words } from '../../words';
import { askBench } from './ask-bench';
import { TestRow } from './test-row';
import { benchWords } from './words';
import type { BenchWords } from './words/bench-words';

/** Called with the moment at which a test ended, to show it on the bench. */
export type OpenEnded = (ended: NonNullable<TestRan['ended']>) => void;

/**
 * The card tests of the mod, run one by one in a Worker of their own: the page and its bench stay as they are, also where a card
 * never comes back.
 */
export class TestsDialog {
  readonly #acts: BenchActs;
  readonly #said: BenchWords['tests'];
  readonly #words: Words;
  readonly #openEnded: OpenEnded;
  readonly #summary = element('p', { class: 'bench-state', role: 'status' });
  readonly #list = element('ol', { class: 'bench-tests' });
  readonly #root: HTMLElement;
  readonly #again: HTMLButtonElement;
  #room: ClosableRoom | null = null;
  #rows: readonly TestRow[] = [];
  #isClosed = false;
  #close: () => void = () => undefined;

  private constructor(acts: BenchActs, words: Words, openEnded: OpenEnded) {
    this.#acts = acts;
    this.#words = words;
    this.#openEnded = openEnded;
    this.#said = benchWords(words.lang).tests;
    this.#again = button(this.#said.all, () => void acts.doing(this.#run(this.#rows)), { class: 'ws-primary', disabled: true });
    this.#root = element('div', { class: 'bench-testing' }, this.#summary, this.#again, this.#list);
  }

  /** Opens the dialogue and runs the tests of the mod, or those of one file. */
  static open(lang: Lang, acts: BenchActs, openEnded: OpenEnded, file?: string): void {
    const reading = acts.reading();
    if (reading === null) return acts.tell(benchWords(lang).tests.notRead);
    const { words } = new Books(reading as CultsReading, lang);
    const dialog = new TestsDialog(acts, words, openEnded);
    dialog.#close = acts.dialog(dialog.#said.title, dialog.#root, () => dialog.#end());
    void acts.doing(dialog.#begin(file));
  }

  #end(): void {
    this.#isClosed = true;
    this.#room?.close();
  }

  async #begin(file?: string): Promise<void> {
    this.#summary.textContent = this.#said.opening;
    try {
      this.#room = await this.#acts.apart();
      if (this.#isClosed) return this.#room.close();
      const all = await askBench(this.#room, { about: 'tests', mod: this.#acts.mod() });
      this.#show(all.filter((test) => file === undefined || test.file === file));
    } catch (error) {
      // The caller shows the error in a message of its own, so close this dialog: its empty list would cover the message.
      this.#close();
      throw error;
    }
    await this.#run(this.#rows);
  }

  #show(tests: readonly ModTest[]): void {
    this.#rows = tests.map(
      (test) =>
        new TestRow(test, this.#said, {
          run: (row) => void this.#acts.doing(this.#run([row])),
          open: (ended) => {
            this.#close();
            this.#openEnded(ended);
          },
        }),
    );
    this.#list.replaceChildren(...this.#rows.map(({ root }) => root));
    if (tests.length === 0) this.#summary.textContent = this.#said.none;
  }

  /** Runs these tests one after the other; each result stands there as soon as it is known. */
  async #run(rows: readonly TestRow[]): Promise<void> {
    if (rows.length === 0) return;
    this.#allow(false);
    for (const row of rows) row.wait();
    for (const row of rows) {
      if (this.#isClosed) return;
      row.runs();
      this.#summary.textContent = this.#said.running(this.#rows.indexOf(row) + 1, this.#rows.length);
      await this.#runOne(row);
    }
    this.#allow(true);
    this.#sum();
  }

  #allow(isAllowed: boolean): void {
    this.#again.disabled = !isAllowed;
    for (const row of this.#rows) row.allow(isAllowed);
  }

  async #runOne(row: TestRow): Promise<void> {
    const { file, at } = row.test;
    try {
      const { why, ended } = await askBench(this.#room!, { about: 'test', mod: this.#acts.mod(), file, at });
      row.ended(why?.[this.#words.lang] ?? null, ended);
    } catch (error) {
      if (!(error instanceof RoomError) || this.#isClosed) throw error;
      // A test may kill its Worker; the next one gets a new Worker.
      row.ended(this.#words.error(error.problem.code, error.problem.params), null);
    }
  }

  #sum(): void {
    const count = (state: string): number => this.#rows.filter((row) => row.state === state).length;
    this.#summary.textContent = this.#said.ended(count('passed'), count('failed'));
  }
}
