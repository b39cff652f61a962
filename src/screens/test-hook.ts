import type { TableView } from '../session/view-types';
import type { Save } from '../session/save';
import type { Drawn } from '../table/board-scene';

/** What tests and the bench read of the table: data only, nothing that a player could not see or save. */
export interface TestHook {
  /** Whether nothing moves and the table waits for an answer (or the game is over). */
  readonly idle: () => boolean;
  readonly view: () => TableView;
  readonly drawn: () => readonly Drawn[];
  readonly expected: () => readonly Drawn[];
  readonly save: () => Save;
  readonly hash: () => Promise<string>;
}

declare global {
  /** Set while a table is on the screen. */
  var __cults: TestHook | undefined;
}

export function setTestHook(hook: TestHook | undefined): void {
  globalThis.__cults = hook;
}
