import { GameError } from '../../../kernel';
import { TELLING, type WrittenAnswer } from './lead';
import type { BenchStart } from './course';
import type { BenchRun, BenchStep } from './run';

/** A card test as `cults mod test` reads it. */
export interface CardTest {
  readonly name: string;
  readonly scenario?: unknown;
  readonly config?: unknown;
  readonly steps: readonly CardTestStep[];
}
type CardTestStep =
  | { readonly answer: WrittenAnswer }
  | { readonly expect: { readonly events?: readonly object[]; readonly decision?: object | null } };

/** Writes what was played on the bench as a test: the same answers must bring the same events and the same question. */
export function keptAsTest(name: string, start: BenchStart, run: BenchRun): CardTest {
  // A position of a running game has no scenario that says it whole.
  if ('state' in start) throw new GameError('midTurn');
  const steps = run.steps.flatMap((step) => (step.answer === null ? [] : stepsOf(step)));
  const open = run.open === null ? null : { kind: run.open.kind, seat: run.open.seat };
  const last: CardTestStep = { expect: { decision: open } };
  return { name, ...start, steps: [...steps, last] };
}

function stepsOf({ answer, events }: BenchStep): readonly CardTestStep[] {
  const told = events.map(({ event }) => saidOf(event));
  const given: CardTestStep = { answer: answer! };
  return told.length === 0 ? [given] : [given, { expect: { events: told } }];
}

/** Fields of an event that say what happened; scores and totals follow from it and would make the test brittle. */
const SAID = ['type', 'seat', 'count', 'rival', 'on', 'amount', ...TELLING];

export function saidOf(event: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(SAID.filter((key) => event[key] !== undefined).map((key) => [key, event[key]]));
}
