import type { GameEvent, SeatView } from '../../kernel';
import type { ModSource } from '../sandbox/mods';
import type { Reading } from '../session/game';
import type { Lang } from '../i18n/lang';
import type { Params } from '../../kernel';
import type { Art } from '../shell/assets';
import type { Screen } from '../shell/navigation';
import type { TableOptions, TablePicture } from '../stage/table-picture';
import type { ModShow } from './mods/mod-show';
import type { RulePictures } from './rules/rule-pictures';
import type { GameWorkshop } from './workshop/game-workshop';
import type { CurrentGame, OpenTable, TableGame } from './table/current-game';
import type { Trouble } from './table/notices/trouble';

/** What the platform's screens say of a game, in one language. */
export interface GameWords {
  readonly title: string;
  readonly subtitle: string;
  readonly loading: string;
  /** A bot could not think and took a quick answer. Omitted for a game whose bots all answer at once. */
  readonly botHurried?: (by: string) => string;
  /** What each key of the table does. */
  readonly keyList: readonly string[];
  readonly modsHint: string;
  readonly baseSet: string;
  /** In the credits. */
  readonly aboutGame: string;
  /** What is wrong, and what to do; words it for errors of the platform too. */
  readonly error: (code: string, params: Params) => string;
}

/** A file of a mod that is being made, with the mod as it was read. */
export interface TriedStudy<R extends Reading = Reading> {
  readonly reading: R;
  readonly sources: readonly ModSource[];
  readonly mod: string;
  readonly file: string;
}

/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * What a game brings to the page: the platform's screens play any game by these functions and know nothing else of it. `V` is what
 * a seat of the game sees, `R` what the page reads of its content. The host plays the game of the page, so the views and readings that
 * the platform passes on are the game's own.
 */
export interface GamePage<V extends SeatView = SeatView, R extends Reading = Reading> extends TableGame<V, R> {
  /** Loaded before the title. */
  readonly art: Art;
  /** Loads the words of the game and of the platform; nothing is said in a language before this is done. */
  loadWords(lang: Lang): Promise<void>;
  /** Loads the words of errors that no first game has: what is wrong with mods, scripts, saves and positions. */
  loadErrors(lang: Lang): Promise<void>;
  /** With the reading of a table, errors name its cards. */
  words(lang: Lang, reading?: R): GameWords;
  /** The text of the rules in Markdown (screens/rules/rules-text.ts says which). */
  rules(lang: Lang): Promise<string>;
  /** The pictures that stand in the rules; omitted for a game without them. */
  rulePictures?(): Promise<RulePictures>;

  /** The configuration that one click on the title begins: that of somebody who has never played. */
  firstGame(): unknown;
  /** The configuration of a game like the one with this configuration, which differs only by chance: another seed. */
  again(config: unknown): unknown;
  /** The screen on which a new game is configured; it calls `doors.begin`, and closes the table if no game begins. */
  newGame(table: OpenTable<V, R>): Promise<Screen>;

  /** The page that somebody who has never played reads before the table of this game; calls `ready` at its end. Omitted: none. */
  briefing?(game: CurrentGame<V, R>, ready: () => void): Promise<Screen>;

  /** Whether the code of a table of this size is here. */
  hasTable(size: Size): boolean;
  /** Fetches what the table needs to show this view. */
  fetchTable(size: Size, view: V): Promise<void>;
  /** Fetches the code that plays passages; nobody needs it before the first answer. */
  fetchPlay(): Promise<void>;
  /** Builds the picture of the table for one size and language. */
  makeTable(game: CurrentGame<V, R>, options: TableOptions<V, R>): TablePicture<V>;
  /** Covers the table until the person at `game.view.seat` is there, who calls `ready`. */
  handOver(game: CurrentGame<V, R>, ready: () => void): Screen;
  /** The result of a finished game. */
  end(game: CurrentGame<V, R>): Promise<Screen>;
  /** Fetches the code of the result screen. */
  fetchEnd(): Promise<unknown>;

  /** The events that tell of a failing mod; omitted for a game without mods. */
  readonly troubles?: readonly string[];
  /** What such an event says; null if nobody need notice it. */
  trouble?(event: GameEvent, reading: R, lang: Lang): Promise<Trouble | null>;

  /** The screen of lessons and puzzles; omitted for a game that has none. */
  learn?(): Promise<Screen>;

  /** Fetches how the game shows the contents of mods. */
  modShow(): Promise<ModShow<R>>;
  /** What the game brings to the Workshop, where its players make mods; omitted for a game without one. */
  workshop?(): Promise<GameWorkshop>;

  /** Plays a puzzle or a lesson of a mod that is being made; omitted for a game that has none. */
  tryStudy?(study: TriedStudy<R>): Promise<void>;

  /** The screen on which players measure what cards do to the game; omitted for a game without one. */
  lab?(): Promise<Screen>;

  /** The last turn in sentences, for a player who continues a game; empty if nothing has happened yet. */
  recap(game: CurrentGame<V, R>, lang: Lang): readonly string[];
}
