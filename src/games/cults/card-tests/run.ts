import type { TestSession } from './session';
import { type Catalogue, cults } from '../rules';
import { answerNamed, type Decision, GameError, Reader, type GameEvent } from '../../../kernel';
import { Session } from '../../../platform/session/session';
import { decisionOf, expectDecision, expectEvents, expectNone, expectState, need } from './match';
import type { Follow } from './trace';

/** The result of one card test. */
export interface Result {
  readonly name: string;
  /** Null if it passed. */
  readonly error: GameError | null;
  /** The failing step, from 1; 0 if the failure was in none. */
  readonly step: number;
}

/** A script was cancelled, and the test did not expect it. */
export class ScriptCancelled extends GameError {
  readonly event: GameEvent;

  constructor(event: GameEvent) {
    super('testCancelled', {});
    this.event = event;
  }
}

/** Most suggestions taken by `until`, and for how many rounds it looks unless the test says so. */
const PATIENCE = 2000;
const ROUNDS = 2;

/** Counts equal texts: "commit (hastur) ×2". */
function counted(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count === 1 ? text : `${text} ×${count}`));
}

/** A running test: the game, the events since the last check, and whether a script failure was expected. */
class Run {
  readonly session: TestSession;
  readonly #follow: Follow;
  #looked = 0;
  #followed = 0;
  #step = 0;
  #toldOfCancelled = false;

  constructor(session: TestSession, follow: Follow) {
    this.session = session;
    this.#follow = follow;
    this.#tell();
  }

  /** Follows what happened since, and what is asked now. */
  #tell(): void {
    const { events, decision } = this.session;
    for (const event of events.slice(this.#followed)) this.#follow({ step: this.#step, what: 'happened', event });
    this.#followed = events.length;
    if (decision !== null) this.#follow({ step: this.#step, what: 'asked', decision });
  }

  #answer(decision: Decision, ids: readonly string[], suggested: boolean): void {
    this.#follow({ step: this.#step, what: 'answered', decision, ids, suggested });
    this.session.answer(ids);
    this.#tell();
  }

  step(step: Reader, number: number): void {
    this.#step = number;
    step.only(['answer', 'until', 'expect']);
    const kinds = ['answer', 'until', 'expect'].filter((name) => step.field(name).given);
    need(kinds.length === 1, () => new GameError('testOneThing', { known: ['answer', 'until', 'expect'] }));
    const answer = step.field('answer');
    if (answer.given) {
      const decision = decisionOf(this.session);
      this.#answer(decision, answerNamed(decision, answer), answer.value === 'suggest');
    } else if (step.field('until').given) this.#until(step.field('until'));
    else this.#expect(step.field('expect'));
  }

  /** Takes suggestions until the wanted decision is open; gives up at the end of the next round, unless `rounds` says otherwise. */
  #until(until: Reader): void {
    until.only(['kind', 'seat', 'rounds']);
    const [kind, seat] = [until.field('kind').text(80), until.field('seat').text(80, '')];
    const last = this.session.state.round + until.field('rounds').integer(1, 10, ROUNDS) - 1;
    const asked: string[] = [];
    for (let i = 0; i < PATIENCE; i++) {
      const { decision, state } = this.session;
      if (decision === null || state.round > last) break;
      if (decision.kind === kind && (seat === '' || decision.seat === seat)) return;
      asked.push(`${decision.kind} (${decision.seat})`);
      this.#answer(decision, decision.suggest, true);
    }
    this.#noneCancelled();
    const isOver = this.session.decision === null ? { over: 1 } : {};
    throw new GameError('testNeverAsked', {
      value: seat === '' ? kind : `${kind} (${seat})`,
      asked: counted(asked),
      round: last,
      ...isOver,
    });
  }

  #expect(expect: Reader): void {
    expect.only(['events', 'noEvents', 'state', 'decision']);
    const events = this.session.events.slice(this.#looked);
    this.#looked = this.session.events.length;
    const listed = (name: string): Readonly<Record<string, unknown>>[] =>
      expect
        .field(name)
        .items(200)
        .map((event) => event.record());
    const wanted = listed('events');
    if (wanted.some((event) => event['type'] === 'scriptCancelled')) this.#toldOfCancelled = true;
    // Report a cancelled script first: it explains every other difference.
    this.#noneCancelled();
    expectEvents(events, wanted);
    expectNone(events, listed('noEvents'));
    if (expect.field('state').given) expectState(this.session, expect.field('state').record());
    if (expect.field('decision').given) expectDecision(this.session, expect.field('decision').value);
  }

  #noneCancelled(): void {
    const cancelled = this.session.events.find(({ type }) => type === 'scriptCancelled');
    if (cancelled !== undefined && !this.#toldOfCancelled) throw new ScriptCancelled(cancelled);
  }

  /** A cancelled script that explains why a step failed; else the failure itself. */
  explain(failure: GameError): GameError {
    try {
      this.#noneCancelled();
      return failure;
    } catch (error) {
      return error instanceof GameError ? error : failure;
    }
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

function begin(written: Reader, book: Catalogue): TestSession {
  const [scenario, config] = [written.field('scenario'), written.field('config')];
  need(scenario.given !== config.given, () => new GameError('testNoStart'));
  return Session.begin(cults, scenario.given ? { scenario: scenario.value } : { config: config.value }, book);
}

const gameErrorOf = (error: unknown): GameError =>
  error instanceof GameError ? error : new GameError('internal', { what: String(error).slice(0, 200) });

/** Plays one test as it stands in its file; any error is its failure, with the step. */
export function runTest(test: unknown, book: Catalogue, follow: Follow = () => undefined): Result {
  const written = new Reader(test, '');
  let name = '';
  let at = 0;
  let run: Run | null = null;
  try {
    written.only(['$schema', 'name', 'scenario', 'config', 'steps']);
    name = written.field('name').text(200);
    const steps = written.field('steps').items(1000);
    run = new Run(begin(written, book), follow);
    for (const step of steps) run.step(step, ++at);
    at = 0;
    run.end();
    return { name, error: null, step: 0 };
  } catch (error) {
    const failure = gameErrorOf(error);
    return { name, error: run?.explain(failure) ?? failure, step: at };
  }
}
