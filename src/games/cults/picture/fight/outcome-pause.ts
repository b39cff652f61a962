import { READING, type Speed } from '../../../../platform/config/timing';

/** How long a player looks at the outcome of a Confrontation. */
export interface OutcomePause {
  /** Least milliseconds, at any speed. */
  readonly least: number;
  /** Whether the table waits for a click after that. */
  readonly waits: boolean;
}

/** A player who took part clicks; at fast speed the outcome stays as long as one reads. */
export function outcomePause(speed: Speed, isOwn: boolean): OutcomePause {
  if (!isOwn) return { least: 0, waits: false };
  return speed === 'fast' ? { least: READING.outcome, waits: false } : { least: 0, waits: true };
}
