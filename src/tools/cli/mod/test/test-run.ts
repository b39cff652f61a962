import type { CultsSession } from '../../../../games/cults/game';
import { type Catalogue, cults } from '../../../../games/cults/rules';
import { GameError, Reader } from '../../../../kernel';
import { Session } from '../../../../platform/session/session';
import { decisionOf, expectDecision, expectEvents, expectNone, expectState, need, optionsFor, shown } from './test-match';

/** The result of one card test. */
export interface Result {
  readonly name: string;
  /** Null if it passed. */
  readonly error: GameError | null;
  /** The failing step, from 1; 0 if the failure was in none. */
  readonly step: number;
}

/** Most suggestions taken by `until` before it gives up. */
const PATIENCE = 2000;

/** A running test: the game, the events since the last check, and whether a script failure was expected. */
class Run {
  readonly session: CultsSession;
  #looked = 0;
  #toldOfCancelled = false;

  constructor(session: CultsSession) {
    this.session = session;
  }

  step(step: Reader): void {
    step.only(['answer', 'until', 'expect']);
    const kinds = ['answer', 'until', 'expect'].filter((name) => step.field(name).given);
    need(kinds.length === 1, () => new GameError('testOneThing', { known: ['answer', 'until', 'expect'] }));
    if (step.field('answer').given) this.#answer(step.field('answer'));
    else if (step.field('until').given) this.#until(step.field('until'));
    else this.#expect(step.field('expect'));
  }

  /** Answers by option details; `"suggest"` takes the game's suggestion. */
  #answer(answer: Reader): void {
    const decision = decisionOf(this.session);
    if (answer.value === 'suggest') return this.session.answer(decision.suggest);
    answer.only(['kind', 'seat', 'options']);
    for (const name of ['kind', 'seat'] as const) {
      const wanted = answer.field(name);
      if (wanted.given && wanted.value !== decision[name]) expectDecision(this.session, { [name]: wanted.value });
    }
    const wanted = answer
      .field('options')
      .items(200)
      .map((option) => option.record());
    this.session.answer(optionsFor(decision, wanted));
  }

  /** Takes suggestions until the wanted decision is open. */
  #until(until: Reader): void {
    until.only(['kind', 'seat']);
    const [kind, seat] = [until.field('kind').text(80), until.field('seat').text(80, '')];
    for (let i = 0; i < PATIENCE; i++) {
      const decision = decisionOf(this.session);
      if (decision.kind === kind && (seat === '' || decision.seat === seat)) return;
      this.session.answer(decision.suggest);
    }
    throw new GameError('testNeverAsked', { value: kind });
  }

  #expect(expect: Reader): void {
    expect.only(['events', 'noEvents', 'state', 'decision']);
    const events = this.session.events.slice(this.#looked);
    this.#looked = this.session.events.length;
    const wanted = expect
      .field('events')
      .items(200)
      .map((event) => event.record());
    if (wanted.some((event) => event['type'] === 'scriptCancelled')) this.#toldOfCancelled = true;
    // Report a cancelled script first: it explains every other difference.
    this.#noneCancelled();
    expectEvents(events, wanted);
    expectNone(
      events,
      expect
        .field('noEvents')
        .items(200)
        .map((event) => event.record()),
    );
    if (expect.field('state').given) expectState(this.session, expect.field('state').record());
    if (expect.field('decision').given) expectDecision(this.session, expect.field('decision').value);
  }

  #noneCancelled(): void {
    const cancelled = this.session.events.find(({ type }) => type === 'scriptCancelled');
    if (cancelled !== undefined && !this.#toldOfCancelled) throw new GameError('testCancelled', { found: shown(cancelled) });
  }

  /**
   * Checks after the last step that the game can go on: a decision can be answered or the game is over, and no script failed
   * unnoticed.
   */
  end(): void {
    const { decision, outcome } = this.session;
    this.#noneCancelled();
    const ready = decision === null ? outcome !== null : decision.options.length > 0;
    need(ready, () => new GameError('testNotReady'));
  }
}

function begin(written: Reader, book: Catalogue): CultsSession {
  const [scenario, config] = [written.field('scenario'), written.field('config')];
  need(scenario.given !== config.given, () => new GameError('testNoStart'));
  return Session.begin(cults, scenario.given ? { scenario: scenario.value } : { config: config.value }, book);
}

/** Plays one test; any error is its failure, with the step. */
function runTest(written: Reader, book: Catalogue): Result {
  let name = '';
  let at = 0;
  try {
    written.only(['name', 'scenario', 'config', 'steps']);
    name = written.field('name').text(200);
    const steps = written.field('steps').items(1000);
    const run = new Run(begin(written, book));
    for (const step of steps) {
      at++;
      run.step(step);
    }
    at = 0;
    run.end();
    return { name, error: null, step: 0 };
  } catch (error) {
    const failure = error instanceof GameError ? error : new GameError('internal', { what: String(error).slice(0, 200) });
    return { name, error: failure, step: at };
  }
}

/** Runs the tests of one file: a single test or a list. */
export function runTests(doc: unknown, book: Catalogue): Result[] {
  const reader = new Reader(doc, '');
  const tests = Array.isArray(doc) ? reader.items(500) : [reader];
  return tests.map((test) => runTest(test, book));
}
