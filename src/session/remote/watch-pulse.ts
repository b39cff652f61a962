import type { Cause, Pulse } from './worker-like';

/** How long a worker may be without a sign of life; milliseconds. */
export interface Limits {
  /** Inside one call or load of a script: what these may use is counted, and takes far less. */
  readonly script: number;
  /** Outside of scripts, as long as a busy machine may need. */
  readonly silent: number;
}

/** Counting stops scripts long before; the clock is for a bug of ours. */
export const LIMITS: Limits = { script: 10_000, silent: 60_000 };

/** Where nothing is counted the clock is on trial: shorter, but long enough for an honest script on a busy machine. */
export const TRIED: Limits = { ...LIMITS, script: 3000 };

/**
 * Looks again and again whether a worker still lives. Each look counts for the time between two of them, however late it
 * comes: a machine that was asleep has slept with its workers.
 */
export function watchPulse(read: () => Pulse, limits: Limits, onStuck: (cause: Cause) => void): () => void {
  const between = limits.script / 4;
  let { beats } = read();
  let waited = 0;
  const timer = setInterval(() => {
    const pulse = read();
    waited = pulse.beats === beats ? waited + between : 0;
    beats = pulse.beats;
    if (waited >= (pulse.mod === null ? limits.silent : limits.script)) onStuck(pulse.mod === null ? 'silent' : 'script');
  }, between);
  return () => clearInterval(timer);
}
