import type { Measured } from '../../../platform/bots/wilson';

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The value below which this share of the values lies, with a 95 % interval from the order of the values. */
export function quantileOf(values: readonly number[], share: number): Measured {
  if (values.length === 0) return { value: 0, games: 0, ci: [0, 0] };
  const sorted = values.toSorted((a, b) => a - b);
  const spread = 1.96 * Math.sqrt((share * (1 - share)) / sorted.length);
  const at = (part: number): number =>
    rounded(sorted[Math.max(0, Math.min(sorted.length - 1, Math.floor(part * sorted.length)))]!);
  return { value: at(share), games: sorted.length, ci: [at(share - spread), at(share + spread)] };
}

export const medianOf = (values: readonly number[]): Measured => quantileOf(values, 0.5);
