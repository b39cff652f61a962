import type { Cause, Pulse } from './worker-like';

/** How long a worker may be without a sign of life; milliseconds. */
export interface Limits {
  /** Inside one call or load of a script; the gas meter stops scripts much earlier. */
  readonly script: number;
  /** Outside scripts, as long as a busy machine may need. */
  readonly silent: number;
}

/** The gas meter stops scripts long before; the clock only guards against bugs of ours. */
export const LIMITS: Limits = { script: 10_000, silent: 60_000 };

/** Limits for testing the watchdog with the gas meter off: short, but long enough for an honest script on a busy machine. */
export const TRIED: Limits = { ...LIMITS, script: 3000 };

/**
 * Checks periodically whether a worker still lives. Each check counts as one interval, however late it comes, because a sleeping
 * machine suspends its workers too.
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
