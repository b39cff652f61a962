/**
 * The limits of one guest. Gas is counted inside QuickJS (gas/index.ts): about four nanoseconds for a unit. A replayed game gets
 * twice as much of everything: a run that succeeded at first then succeeds again, even if the guest has run other scripts
 * before; the log names the runs that failed. The stack stays smaller than the one at which V8 throws.
 */
export const GUEST_LIMITS = {
  loadGas: 12_000_000,
  callGas: 6_000_000,
  pages: 384,
  stack: 16 * 1024,
  declaration: 65_536,
  counts: true,
};
export const AMPLE = 2;
/**
 * Gas beyond the share of a script. QuickJS calls its interrupt handler every 10,000 loops and calls; the handler ends a script
 * that has begun on the reserve, at a line that its author can be told. Only code that never reaches the handler uses the reserve
 * up and traps.
 */
export const RESERVE = 3_000_000;
/** Gas for calls that the host makes for itself, such as handing over the names of seats. */
export const OWN_GAS = 2 ** 29;
/** The counter has 32 bits. */
export const MOST_GAS = 2 ** 31 - 1 - RESERVE;
/**
 * After this many runs a guest goes back to its loaded state, which drops what they have left in its memory (pieces, private
 * names).
 */
export const RUNS = 256;

/** Nothing is counted from now on: only the clock stops a script that does not stop. For testing that it does. */
export function countNothing(): void {
  GUEST_LIMITS.counts = false;
  GUEST_LIMITS.callGas = MOST_GAS;
}

/** Why a script ended that did not come to its end; what the rules refuse has codes of its own. */
export const GUEST_REASONS = [
  'outOfFuel',
  'outOfMemory',
  'stackOverflow',
  'textTooLong',
  'rubbish',
  'typeError',
  'referenceError',
  'rangeError',
  'syntaxError',
  'threw',
  'aborted',
] as const;
export type GuestReason = (typeof GUEST_REASONS)[number];

/** Reasons that depend on what the guest has run before, or on V8: the log must tell them. */
export const isStop = (reason: string): boolean => reason === 'outOfFuel' || reason === 'outOfMemory' || reason === 'aborted';
