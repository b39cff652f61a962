import type { GameError } from '../../../kernel';
import type { Start } from '../../../platform/session/session';
import type { State } from '../rules';
import type { WrittenAnswer } from './lead';

/** Where the bench begins: a position, a new game, or a position taken from a running game. */
export type BenchStart = Start | { readonly state: State };

/** An error as it crosses to the page, which words it. */
export type ToldError = Pick<GameError, 'code' | 'params'>;

/** The answer that no longer fits, by its number among those of the position's lead or of the author, and why. */
export interface Stopped {
  readonly in: 'lead' | 'answers';
  readonly at: number;
  readonly error: ToldError;
}

/** A course on the bench: where it begins, and the answers since. */
export interface BenchCourse {
  readonly start: BenchStart;
  readonly answers: readonly WrittenAnswer[];
}

type Doc = Readonly<Record<string, unknown>>;

const scenarioIn = (start: BenchStart): Doc | null => {
  const scenario: unknown = 'scenario' in start ? start.scenario : null;
  return typeof scenario === 'object' && scenario !== null && !Array.isArray(scenario) ? { ...scenario } : null;
};

/** The answers that a position brings along; none where it brings something else under that name, which the rules refuse. */
export function leadOf(start: BenchStart): readonly unknown[] {
  const lead = scenarioIn(start)?.['lead'];
  return Array.isArray(lead) ? lead : [];
}

/** The same board with other answers that lead into the position. */
export function withLead(start: BenchStart, lead: readonly unknown[]): BenchStart {
  const scenario = scenarioIn(start);
  if (scenario === null) return start;
  const { lead: _, ...board } = scenario;
  return { scenario: lead.length === 0 ? board : { ...board, lead } };
}

/** How far a course could be played. */
export interface Reached {
  /** The answers of the position's lead that were played, where it does not fit as it is; else null. */
  readonly led: readonly WrittenAnswer[] | null;
  /** Null if all answers fit. */
  readonly stopped: Stopped | null;
}

/** The course without the answers that do not fit any more: the author plays on from the last one that does. */
export function fitting({ start, answers }: BenchCourse, { led, stopped }: Reached): BenchCourse {
  const fit = stopped === null ? answers : answers.slice(0, stopped.in === 'lead' ? 0 : stopped.at);
  return { start: led === null ? start : withLead(start, led), answers: fit };
}
