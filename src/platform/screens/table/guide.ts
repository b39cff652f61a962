import type { SeatView } from '../../../kernel';
import type { TablePicture } from '../../stage/table-picture';

/** What a guide may do with its table. */
export interface GuidedTable {
  /** Shows the present position again, with its question if the guide lets it be asked. */
  again(): void;
  /** Whether an animation is playing or an answer is pending. */
  isBusy(): boolean;
}

/** Accompanies a game that is tried out: explains the table, expects answers, judges them. The game brings it. */
export interface TableGuide {
  /** Called once, before the first view is shown. */
  sit(table: GuidedTable): void;
  /** Called whenever the table shows a position and nothing moves. Returns whether its question is asked now. */
  isAsking(view: SeatView): boolean;
  /** Called then, after the question has been opened. */
  speak(picture: TablePicture<SeatView>, view: SeatView): void;
  /** Called before something moves, and before the picture is destroyed. */
  hush(): void;
  /** Called when another screen covers the table, or no longer does. */
  cover(isCovered: boolean): void;
  /** Returns whether the answer counts. If it does not, the guide says why. */
  accepts(answer: readonly string[], view: SeatView): boolean;
  /** Handles a key; returns whether nobody else may. */
  key(event: KeyboardEvent): boolean;
  destroy(): void;
}
