import type { Container } from 'pixi.js';
import type { Layout } from '../../../platform/config/layout';
import type { TableView } from '../contract/view-types';
import type { SettingsStore } from '../../../platform/shell/settings';
import type { AppWords, ExplainTopic } from '../words';
import type { Books } from './cards/books';

/** Something on the table that can be explained to whoever points at it: a topic and what it is about. */
export interface About {
  /** A topic of the dictionary `explain`, such as `sanity`. */
  readonly topic: ExplainTopic;
  readonly params?: Readonly<Record<string, string | number>>;
  /** A card to be shown large while it is pointed at. */
  readonly card?: string;
}

/** What every part of the table is built with. Another size or language makes a new one and builds the parts anew. */
export interface TableContext {
  readonly books: Books;
  readonly app: AppWords;
  readonly layout: Layout;
  readonly settings: SettingsStore;
  /** Asks for a frame: after any change that no tween makes. */
  readonly draw: () => void;
  /** Shows an explanation beside a place of the screen, or with null takes it away. */
  readonly explain: (about: About | null, x: number, y: number) => void;
}

/** A part of the table: built once for a size and a language, then shown whatever comes. */
export interface Part {
  readonly root: Container;
  show(view: TableView): void;
  destroy(): void;
}
