/**
 * The limits of one guest. Gas is counted inside the engine (gas/index.ts): about four nanoseconds for a unit. A game that
 * is replayed is given twice as much of everything: where the first run came through, so does every other, whatever the guest
 * has run before; where it did not, the log says so. The stack stays below what the host's engine throws at.
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
 * What lies behind the share of a script: within it the engine's own interrupt, which looks around every 10,000 loops and
 * calls, ends the script at a line that its author can be told. Only what never looks around runs into the trap at its end.
 */
export const RESERVE = 3_000_000;
/** For what the host itself asks of the guest. */
export const OWN_GAS = 2 ** 29;
/** The counter has 32 bits. */
export const MOST_GAS = 2 ** 31 - 1 - RESERVE;
/** After so many runs a guest is put back: whatever they have left in its memory (pieces, private names) is gone. */
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

/** Reasons that depend on what the guest has run before, or on the host's engine: the log must tell them. */
export const isStop = (reason: string): boolean => reason === 'outOfFuel' || reason === 'outOfMemory' || reason === 'aborted';
