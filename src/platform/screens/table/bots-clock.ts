import type { Pace } from '../../../kernel';

interface BotsClock {
  /** Bots think for so many iterations instead of by the clock; null on an ordinary page. */
  iterations: number | null;
}

/** How the bots of this page take their time. `?inspect` sets iterations: then games can be repeated, and bots do not pause. */
export const botsClock: BotsClock = { iterations: null };

/** The least time between two shown answers of bots, so that a person can follow; milliseconds. */
const PAUSES: Readonly<Record<Pace, number>> = { quick: 0, normal: 350, slow: 1500 };

export const pauseOf = (pace: Pace): number => (botsClock.iterations === null ? PAUSES[pace] : 0);
