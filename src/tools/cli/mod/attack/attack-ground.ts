import type { AttackResult } from './attack-run';

/** Milliseconds of silence after which a worker is killed. */
export const WATCHDOG_MS = 3000;

/** The result of an attack as seen by the supervisor. */
export type Attacked = Omit<AttackResult, 'outcome'> & { readonly outcome: AttackResult['outcome'] | 'killed' };

/**
 * The result of an attack whose worker was killed: nothing came back, and the next worker works with a neighbour and a table of its
 * own.
 */
export const KILLED: Attacked = { outcome: 'killed', reason: 'watchdog', fuel: 0, escaped: false, neighbour: true, table: true };
