import type { Container } from 'pixi.js';
import type { Reading } from '../../session/game';
import type { Lang } from '../../i18n/lang';

/** The screen on which contents are drawn: its size in CSS pixels, and its language. */
export interface DrawnOn {
  readonly width: number;
  readonly height: number;
  /** CSS pixels per design pixel. */
  readonly unit: number;
  readonly lang: Lang;
}

/** A card of a mod, for the gallery. */
export interface ShownCard {
  readonly id: string;
  /** In the terms of its game, such as `city`. */
  readonly kind: string;
  readonly name: string;
  /** Announced by screen readers: its kind, its name and its text. */
  readonly spoken: string;
}

/** What a player can do with a card that a gallery shows, such as pinning it for a new game. */
export interface CardAct {
  readonly words: string;
  /** Announced by screen readers: the words and the card that they are about. */
  readonly spoken: string;
  /** Whether it is done already: the button then shows a tick. */
  readonly isOn: boolean;
  readonly press: () => Promise<void>;
}

/** Returns what can be done with a card; null if there is nothing. */
export type CardActs = (card: ShownCard) => CardAct | null;

/** What a mod brings, in the words of the game that it is for. */
export interface ModContents {
  /** What it changes, one sentence each. */
  readonly changes: readonly string[];
  /** What it adds, in one short line. */
  readonly summary: string;
  /** The languages in which its cards are written. */
  readonly languages: readonly Lang[];
  readonly cards: readonly ShownCard[];
}

/** How a game shows the contents of mods. */
export interface ModShow<R extends Reading = Reading> {
  /** Height of a card divided by its width. */
  readonly tall: number;
  contents(reading: R, mod: string, lang: Lang): ModContents;
  /** Draws a card around its middle; `width` in CSS pixels. */
  makeCard(sheet: DrawnOn, reading: R, card: string, width: number): Container;
  /** A picture that stands for the mod, around its middle; null if it has none. */
  makeCover(sheet: DrawnOn, reading: R, mod: string, size: { readonly width: number; readonly height: number }): Container | null;
}
