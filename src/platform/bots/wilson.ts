/** The 95 % quantile of the normal distribution, both sides. */
const Z = 1.959964;

/** A share that was measured, with the ends of its 95 % interval. All three are 0 to 1. */
export interface Measured {
  readonly value: number;
  readonly games: number;
  readonly ci: readonly [low: number, high: number];
}

/**
 * Wilson's interval: unlike the usual one it stays within 0 to 1 and is right for few trials and for shares near the ends. With
 * credits between 0 and 1 (a shared victory) it is a little too wide, never too narrow.
 */
export function wilson(credit: number, trials: number): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const share = credit / trials;
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials));
  const middle = share + (Z * Z) / (2 * trials);
  const scale = 1 + (Z * Z) / trials;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

/** Thousandths are exact enough for a report. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A share with its interval, rounded for a report. */
export function measured(credit: number, trials: number): Measured {
  const [low, high] = wilson(credit, trials);
  return { value: trials === 0 ? 0 : rounded(credit / trials), games: trials, ci: [rounded(low), rounded(high)] };
}
