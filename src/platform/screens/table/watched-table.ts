import type { TableView } from '../../../games/cults/contract/view-types';
import type { BoardScene } from '../../../games/cults/picture/board/board-scene';
import type { TableContext } from '../../../games/cults/picture/context';
import type { Prompt } from '../../../games/cults/picture/prompts/prompt';
import type { CurrentGame } from './current-game';

/** A table as tests, the bench and the shots see it. */
export interface WatchedTable {
  readonly game: CurrentGame;
  /** Whether something is being played or asked of the host. */
  readonly isBusy: boolean;
  readonly prompt: Prompt | null;
  readonly board: BoardScene | null;
  readonly context: TableContext | null;
  /** Gives the answer that the open prompt would give. */
  submit(answer: readonly string[]): Promise<void>;
  /** Goes on, where something waits for a click; says whether it did. */
  proceed(): boolean;
  /** Called when a step has been played as animation. */
  onStep: (view: TableView) => void;
}

type Watch = (table: WatchedTable) => () => void;

let watch: Watch | null = null;

/** From now on every new table is shown to this watcher, which gives back what ends its watching. Only `?inspect` sets one. */
export function watchTables(watcher: Watch): void {
  watch = watcher;
}

/** Shows a table to the watcher, if there is one. */
export const watched = (table: WatchedTable): (() => void) => watch?.(table) ?? ((): void => undefined);
