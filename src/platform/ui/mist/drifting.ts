/** How things drift: places as parts of their room, after so many seconds. Nothing jumps where a way begins again: it is unseen there. */

export interface Drifting {
  readonly x: number;
  readonly y: number;
  readonly alpha: number;
}

const part = (value: number): number => value - Math.floor(value);

/** The golden ratio spreads things evenly, however many they are. */
const GOLDEN = 0.618;
/** Its relative for a second direction: with the same number all would lie on one line. */
const PLASTIC = 0.7549;
const WAVE = 2 * Math.PI;

/** An ember rises swaying and glows out. */
export function emberAt(i: number, seconds: number): Drifting {
  const lasts = 11 + ((i * 1.7) % 6);
  const way = part(seconds / lasts + i * GOLDEN);
  return {
    x: part(i * PLASTIC) + 0.018 * Math.sin(WAVE * (way * 1.5 + i * 0.3)),
    y: 1 - way,
    alpha: Math.sin(Math.PI * way) * (0.6 + 0.25 * Math.sin(seconds * 2.3 + i * 1.9)),
  };
}

/** A bank of fog passes from one side to the other, every second one the other way. */
export function fogAt(i: number, seconds: number): Drifting {
  const way = part(seconds / (70 + i * 13) + i * GOLDEN);
  return {
    x: i % 2 === 0 ? way : 1 - way,
    y: 0.5 + 0.22 * Math.sin(i * 2.1 + seconds * 0.05),
    alpha: Math.sin(Math.PI * way),
  };
}

/** A lamp's part of its brightest light. */
export const lightAt = (i: number, seconds: number): number =>
  0.78 + 0.14 * Math.sin(seconds * 0.9 + i * 2.1) + 0.08 * Math.sin(seconds * 2.7 + i * 1.3);
