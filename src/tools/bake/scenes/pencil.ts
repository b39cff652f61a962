/** The pencil: seeded randomness, colours and SVG paths. Scenes are pure: the same code always draws the same picture. */
export type PencilPoint = readonly [x: number, y: number];

/** A small repeatable random stream (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal is finer than a pixel of the atlas. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

const pair = ([x, y]: PencilPoint): string => `${short(x)} ${short(y)}`;

/** Straight lines through the points. */
export const lines = (points: readonly PencilPoint[], closed = true): string =>
  `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;

/** A smooth line (Catmull-Rom) through the points. */
export function curve(points: readonly PencilPoint[], closed = true): string {
  const count = points.length;
  const near = (index: number): PencilPoint =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))]!;
  let path = `M${pair(near(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [near(index - 1), near(index), near(index + 1), near(index + 2)];
    const first: PencilPoint = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: PencilPoint = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${pair(first)} ${pair(second)} ${pair(to)}`;
  }
  return closed ? `${path}Z` : path;
}

const channels = (colour: string): number[] => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** A colour between two others, `share` of the way from the first (both #rrggbb). */
export function mixed(from: string, to: string, share: number): string {
  const target = channels(to);
  const blend = channels(from).map((value, index) => Math.round(value + (target[index]! - value) * share));
  return `#${blend.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
