import type { Container } from 'pixi.js';

/** A page of the result from its upper left corner on; one that is higher than its place scrolls. */
export interface Flowed {
  readonly root: Container;
  /** CSS pixels. */
  readonly height: number;
}

/** Below this width, in design pixels, what stands side by side elsewhere stands below each other: on phones. */
export const NARROW = 700;
