import { button, element } from '../../../../platform/workshop/dom/element';
import type { TestRan } from '../../bench/mod-test';
import type { ModTest } from '../../card-tests/mod-tests';
import type { BenchWords } from './words/bench-words';

interface RowActs {
  readonly run: (row: TestRow) => void;
  readonly open: (ended: NonNullable<TestRan['ended']>) => void;
}

type TestState = 'waiting' | 'running' | 'passed' | 'failed';

/** A card test in the list: its name and file, how it ended, and the way to that moment on the bench. */
export class TestRow {
  readonly test: ModTest;
  readonly root = element('li', { class: 'bench-test' });
  readonly #said: BenchWords['tests'];
  readonly #sign = element('strong', { class: 'bench-test-sign' });
  readonly #why = element('p', { class: 'bench-test-why', hidden: true });
  readonly #run: HTMLButtonElement;
  readonly #open: HTMLButtonElement;
  #ended: TestRan['ended'] = null;
  #state: TestState = 'waiting';

  constructor(test: ModTest, said: BenchWords['tests'], { run, open }: RowActs) {
    this.test = test;
    this.#said = said;
    const name = test.name === '' ? said.unnamed : test.name;
    this.#run = button(said.one, () => run(this), { 'aria-label': `${said.one}: ${name}` });
    const show = (): void => {
      if (this.#ended !== null) open(this.#ended);
    };
    this.#open = button(said.open, show, { 'aria-label': `${said.open}: ${name}` });
    this.root.append(
      this.#sign,
      element('span', { class: 'bench-test-name' }, name, element('small', {}, test.file)),
      element('span', { class: 'bench-row' }, this.#run, this.#open),
      this.#why,
    );
    this.wait();
  }

  get state(): TestState {
    return this.#state;
  }

  wait(): void {
    this.#show('waiting', null, null);
  }

  runs(): void {
    this.#show('running', null, null);
    this.root.scrollIntoView({ block: 'nearest' });
  }

  /** `why` is null if the test passed; `ended` is null if there is no moment to show. */
  ended(why: string | null, ended: TestRan['ended']): void {
    this.#show(why === null ? 'passed' : 'failed', why, ended);
  }

  /** While tests run, no other one is begun. */
  allow(isAllowed: boolean): void {
    this.#run.disabled = !isAllowed;
  }

  #show(state: TestState, why: string | null, ended: TestRan['ended']): void {
    this.#state = state;
    this.#ended = ended;
    this.root.dataset['state'] = state;
    this.#sign.textContent = this.#said.states[state];
    this.#why.hidden = why === null;
    this.#why.textContent = why ?? '';
    this.#open.disabled = ended === null;
  }
}
