import type { SeatView } from '../../../kernel';
import type { TablePicture } from '../../stage/table-picture';
import type { CurrentGame } from './current-game';

/** A table as tests, the bench and the screenshots see it. */
export interface WatchedTable {
  readonly game: CurrentGame;
  /** Whether an animation is playing or a request is pending. */
  readonly isBusy: boolean;
  /** Null before the table is first drawn. */
  readonly picture: TablePicture<SeatView> | null;
  /** Submits an answer in place of the open prompt. */
  submit(answer: readonly string[]): Promise<void>;
  /** Clicks through an animation that waits; returns whether one did. */
  proceed(): boolean;
  /** Called when a passage has been animated. */
  onPassage: (view: SeatView) => void;
}

type Watch = (table: WatchedTable) => () => void;

let watch: Watch | null = null;

/** Calls `watcher` with every new table from now on; the watcher returns the function that stops it. Only `?inspect` sets one. */
export function watchTables(watcher: Watch): void {
  watch = watcher;
}

/** Passes a table to the watcher, if there is one. */
export const watched = (table: WatchedTable): (() => void) => watch?.(table) ?? ((): void => undefined);
