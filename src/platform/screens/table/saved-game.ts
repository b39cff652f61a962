import type { Note } from '../../host/store/kept-game';
import type { ModsChoice } from '../../session/differences';
import type { Sheet } from '../frame/built-screen';
import { autosave, type Stored } from './autosave';
import { CurrentGame, type OpenTable } from './current-game';

/** A saved game: where it comes from, and what can be done with it. */
export interface SavedGame {
  readonly note: Pick<Note, 'mods' | 'pins'>;
  readonly open: (table: OpenTable, choice: ModsChoice, signal: AbortSignal) => Promise<CurrentGame>;
  /** The save itself, whose mods can be taken from it. */
  readonly save: () => Promise<unknown>;
  /** What is said of a damaged one. */
  readonly damaged: (sheet: Sheet) => string;
  /** Deletes it; null for a file, which is the player's. */
  readonly forget: (() => Promise<void>) | null;
}

/** The game that the browser keeps. */
export const storedGame = (stored: Stored): SavedGame => ({
  note: stored,
  open: (table, choice, signal) => CurrentGame.resume(table, stored, choice, signal),
  save: () => autosave.exported(),
  damaged: ({ screens }) => screens.damaged,
  forget: () => autosave.forget(),
});
