import type { Container } from 'pixi.js';
import type { Layout } from '../../../platform/config/layout';
import type { TableView } from '../contract/view-types';
import type { SettingsStore } from '../../../platform/shell/settings';
import type { AppWords, ExplainTopic } from '../words';
import type { Books } from './cards/books';

/** What a tooltip explains: a topic and its parameters. */
export interface About {
  /** Key in the dictionary `explain`, such as `sanity`. */
  readonly topic: ExplainTopic;
  readonly params?: Readonly<Record<string, string | number>>;
  /** A card to show large while it is hovered. */
  readonly card?: string;
}

/** Passed to every part of the table. A change of size or language creates a new one and rebuilds the parts. */
export interface TableContext {
  readonly books: Books;
  readonly app: AppWords;
  readonly layout: Layout;
  readonly settings: SettingsStore;
  /** Requests a frame; call it after any change that no tween makes. */
  readonly draw: () => void;
  /** Shows an explanation beside a point of the screen; null hides it. */
  readonly explain: (about: About | null, x: number, y: number) => void;
}

/** A part of the table: built for one size and language, then shown for every view. */
export interface Part {
  readonly root: Container;
  show(view: TableView): void;
  destroy(): void;
}
