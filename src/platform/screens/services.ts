import type { Added } from '../library';
import type { Page } from '../shell/app';
import type { Navigation, Screen } from '../shell/navigation';
import type { SettingsStore } from '../shell/settings';
import type { Toasts } from '../ui/toast';
import type { GamePage } from './game-page';
import type { CurrentGame, OpenTable } from './table/current-game';
import type { TableGuide } from './table/guide';
import type { WorkshopStart } from './workshop/game-workshop';

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
  /** Starts a game at once: the first one, or one like the last. */
  play(): Promise<void>;
  /** Opens the screen on which a game is configured. */
  newGame(): Promise<void>;
  /** Begins a game at an open table. Resolves with whether it began; throws the engine's refusal. */
  begin(table: OpenTable, config: unknown): Promise<boolean>;
  /** Begins a game with the seats, settings and mods of one that is over, and another seed; `change` may alter its configuration. */
  rematch(game: CurrentGame, change?: (config: unknown) => unknown): Promise<void>;
  /** Continues the unfinished game. */
  resume(): Promise<void>;
  /** Continues a game from a file. */
  load(): Promise<void>;
  /** Saves the game at the table to a file. */
  saveToFile(): Promise<void>;
  settings(): Promise<void>;
  /** Opens the library of mods; at the page of a mod that was just added, if given. */
  mods(shown?: Added): Promise<void>;
  /** Whether a game is being played, perhaps under other screens. */
  isAtTable(): boolean;
  credits(): Promise<void>;
  /** Opens the Workshop: with its list of mods, with one of them, or with the mod that a link carries. */
  workshop(start?: WorkshopStart): Promise<void>;
  /** Opens the game's balance lab, if it has one. */
  lab(): Promise<void>;
  /** Opens the rules, at those that `cited` names if given (`R8.4, R9`). */
  rules(cited?: string): Promise<void>;
  /** Opens what the game brings for learners; the rules if it brings nothing. */
  learn(): Promise<void>;
  /** Opens the menu over the table. With `back`, the table is left for where the player came from; a learner comes from lessons. */
  menu(back?: () => void, isGuided?: boolean): Promise<void>;
  /**
   * Opens the real table for a game that is only tried out, perhaps with a guide; leaving it comes back to the present screen. It
   * replaces another such table.
   */
  tryOut(game: CurrentGame, guide?: TableGuide): Promise<void>;
  /** Opens the result of a finished game. */
  end(game: CurrentGame): Promise<void>;
  /** Fetches the result screen and the words of errors during the game: the connection may be gone at its end. */
  fetchRest(): void;
  /** Covers the table until the next person has taken the screen; runs `meanwhile` behind the cover. */
  handOver(game: CurrentGame, meanwhile: () => void): Promise<void>;
  /** Lays a screen of the game's own over the present one. */
  lay(make: () => Promise<Screen>): Promise<void>;
}
