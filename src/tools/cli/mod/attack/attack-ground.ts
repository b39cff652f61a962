import type { AttackResult } from './attack-run';

/** How long a worker may be silent before it is killed. */
export const WATCHDOG_MS = 3000;

/** How an attack ended, seen from outside. */
export type Attacked = Omit<AttackResult, 'outcome'> & { readonly outcome: AttackResult['outcome'] | 'killed' };

/** What a killed worker leaves: nothing came back; the one made after it has answered, with the neighbour and a table of its own. */
export const KILLED: Attacked = { outcome: 'killed', reason: 'watchdog', fuel: 0, escaped: false, neighbour: true, table: true };
