import type { Container } from 'pixi.js';
import type { Advice, Adviser, Passage, SeatView } from '../../kernel';
import type { Lang } from '../i18n/lang';
import type { Page } from '../shell/app';
import type { SettingsStore } from '../shell/settings';
import type { MessagePlace } from '../ui/toast';
import type { ShownLog } from './shown-log';

/** What the table screen offers the picture of a table. `R` is what readers know of the game's content. */
export interface TableOptions<V extends SeatView, R> {
  readonly width: number;
  readonly height: number;
  readonly lang: Lang;
  readonly page: Page;
  readonly settings: SettingsStore;
  readonly reading: R;
  /** The picture's director passes every beat to it first. */
  readonly log: ShownLog;
  /** Whether somebody explains the game: then the picture gives no advice of its own. */
  readonly isGuided: boolean;
  submit(answer: readonly string[]): void;
  /** What an adviser would do in the place of the person who looks; null if nobody could be asked. */
  advise(who: Adviser): Promise<Advice | null>;
  /** Says something to screen readers alone. */
  whisper(words: string): void;
  undo(): void;
  /** Makes a card of a mod do nothing for the rest of the game. */
  blank(card: string): void;
  /** Opens the rules, at a number if given. */
  rules(number?: string): void;
  menu(): void;
  /** Opens the result of the finished game. */
  result(): void;
  /** Called when a passage has been animated. */
  onPassage(view: V): void;
}

/**
 * The picture of a table, built by the game for one size and language. It draws any view, plays passages as animation and asks the
 * open decision; when something happens is the table screen's affair.
 */
export interface TablePicture<V extends SeatView> {
  readonly root: Container;
  /** Things of the table screen lie here: over the board, under tooltips and overlays. */
  readonly front: Container;
  /** The upper right corner of the space for the table screen's notes; CSS pixels. */
  readonly corner: { readonly x: number; readonly y: number };
  /** Makes room for a message where it covers nothing that a player needs now. Omitted where the top of the screen is free. */
  roomForMessage?(view: V): MessagePlace;
  /** Draws a view at once. */
  show(view: V): void;
  /** Shows how a new game is set up, until the view is on the screen; omitted where it is simply there. */
  deal?(view: V): Promise<void>;
  /** Opens the prompt of the view's decision, and the buttons that belong to the view. */
  ask(view: V): void;
  /** Closes them. */
  hush(): void;
  /** Whether a prompt is open. */
  readonly isAsking: boolean;
  /** Animates passages as they arrive, beginning at the view on the screen. */
  play(from: V, passages: AsyncIterable<Passage<V>>): Promise<void>;
  /** Marks the seats whose bots think, none if nobody does; returns the same in words. Omitted where nothing shows it. */
  think?(seats: readonly string[]): string;
  /** Jumps to the end of the animation. */
  skip(): void;
  /** Clicks through an animation that waits for the player; returns whether one did. */
  proceed(): boolean;
  /** Handles a key; returns whether nobody else may. */
  key(event: KeyboardEvent): boolean;
  /** Called when another screen covers the table, or no longer does. */
  cover(isCovered: boolean): void;
  destroy(): void;
}
