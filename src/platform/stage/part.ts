import type { Container } from 'pixi.js';

/** A part of a table's picture: built for one size and language, then shown for every view. */
export interface Part<V> {
  readonly root: Container;
  show(view: V): void;
  destroy(): void;
}

/** The part whose pieces travel from view to view. */
export interface MovingPart<V> extends Part<V> {
  /** Factor on the duration of moves; 0 means at once. */
  pace: number;
  move(view: V): Promise<void>;
  /** Ends the moves in progress at once. */
  finish(): void;
}
