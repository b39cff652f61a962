import type { Page } from '../shell/app';
import type { Navigation } from '../shell/navigation';
import type { SettingsStore } from '../shell/settings';
import type { Toasts } from '../ui/toast';
import type { CurrentGame, OpenTable } from './table/current-game';

/** What every screen is made with. */
export interface Services {
  readonly page: Page;
  readonly navigation: Navigation;
  readonly settings: SettingsStore;
  readonly toasts: Toasts;
  readonly doors: Doors;
  /** The element that holds the canvas. */
  readonly parent: HTMLElement;
}

/** Where one can go from a screen; screens do not know each other. */
export interface Doors {
  title(): Promise<void>;
  /** The first solo game at once, or the screen where a game is put together. */
  play(): Promise<void>;
  newGame(): Promise<void>;
  /** Begins a game at an open table, and says whether it did; throws what the engine says against it. */
  begin(table: OpenTable, config: unknown): Promise<boolean>;
  /** The game that was not finished. */
  resume(): Promise<void>;
  settings(): Promise<void>;
  mods(): Promise<void>;
  credits(): Promise<void>;
  /** At a rule, where one is named: `R8.4`. */
  rules(number?: string): Promise<void>;
  /** The menu over the table. */
  menu(): Promise<void>;
  /** The result of a game that is over. */
  end(game: CurrentGame): Promise<void>;
  /** Fetches the result's screen while the game is played: at its end the connection may be gone. */
  fetchEnd(): void;
  /** Hides the table until the person who is asked has taken the screen; `meanwhile` happens unseen. */
  handOver(game: CurrentGame, meanwhile: () => void): Promise<void>;
  /** The District cards of a game. */
  study(game: CurrentGame): Promise<void>;
}
