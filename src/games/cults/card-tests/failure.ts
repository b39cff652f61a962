import type { GameError, GameEvent } from '../../../kernel';
import type { Ran } from './mod-tests';
import { ScriptCancelled } from './run';

/** Why a test failed, as plain data: a page may word it, too. */
export interface TestFailure extends Pick<GameError, 'code' | 'params'> {
  /** The failing step, from 1; 0 if the failure was in none. */
  readonly step: number;
  /** The event of a script that was cancelled unexpectedly, and what it said of itself. */
  readonly cancelled: GameEvent | null;
  readonly said: string;
}

/** Null if the test passed. */
export function failureOf({ error, step, said }: Ran): TestFailure | null {
  if (error === null) return null;
  const cancelled = error instanceof ScriptCancelled ? error.event : null;
  return { code: error.code, params: error.params, step, cancelled, said };
}

/** The words that tell a failure. */
interface FailureWords {
  error(code: string, params: GameError['params']): string;
  event(event: GameEvent): string;
}

/** "step 3: The event … did not happen." */
export function failureText({ code, params, step, cancelled, said }: TestFailure, words: FailureWords): string {
  const place = step === 0 ? '' : `${words.error('testStep', { step }).replace(/\.$/, '')}: `;
  const why = words.error(code, cancelled === null ? params : { found: words.event(cancelled), why: said });
  return `${place}${why}`;
}
