import type { Page } from '../shell/app';
import type { Navigation } from '../shell/navigation';
import type { SettingsStore } from '../shell/settings';
import type { Toasts } from '../ui/toast';
import type { GamePage } from './game-page';
import type { CurrentGame, OpenTable } from './table/current-game';

/** Passed to every screen: what the page offers them. */
export interface Services {
  readonly page: Page;
  readonly navigation: Navigation;
  readonly settings: SettingsStore;
  readonly toasts: Toasts;
  readonly doors: Doors;
  /** The game that this page plays. */
  readonly game: GamePage;
  /** The element that holds the canvas. */
  readonly parent: HTMLElement;
}

/** The router: where a player can go from a screen. Screens do not import each other. */
export interface Doors {
  title(): Promise<void>;
  /** Starts the first solo game at once, or opens the new-game screen after that. */
  play(): Promise<void>;
  newGame(): Promise<void>;
  /** Begins a game at an open table. Resolves with whether it began; throws the engine's refusal. */
  begin(table: OpenTable, config: unknown): Promise<boolean>;
  /** Continues the unfinished game. */
  resume(): Promise<void>;
  settings(): Promise<void>;
  mods(): Promise<void>;
  credits(): Promise<void>;
  /** Opens the rules, at rule `number` if given (`R8.4`). */
  rules(number?: string): Promise<void>;
  /** Opens the menu over the table. */
  menu(): Promise<void>;
  /** Opens the result of a finished game. */
  end(game: CurrentGame): Promise<void>;
  /** Fetches the code of the result screen during the game: the connection may be gone at its end. */
  fetchEnd(): void;
  /** Covers the table until the next person has taken the screen; runs `meanwhile` behind the cover. */
  handOver(game: CurrentGame, meanwhile: () => void): Promise<void>;
  /** Shows the District cards of a game. */
  study(game: CurrentGame): Promise<void>;
}
