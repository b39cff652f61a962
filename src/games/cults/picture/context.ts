import type { TableLayout } from './config/table-layout';
import type { TableView } from '../contract/view-types';
import type { SettingsStore } from '../../../platform/shell/settings';
import type { Part as StagePart } from '../../../platform/stage/part';
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
  readonly layout: TableLayout;
  readonly settings: SettingsStore;
  /** Requests a frame; call it after any change that no tween makes. */
  readonly draw: () => void;
  /** The seats whose bots think now. */
  readonly thinking: { seats: readonly string[] };
  /** Points that still fly to a cult's number, which counts when they arrive. */
  readonly coming: Map<string, number>;
  /** Shows an explanation beside a point of the screen; null hides it. */
  readonly explain: (about: About | null, x: number, y: number) => void;
  /** Opens the rulebook, at the rules that a text names if one is given. */
  readonly rules: (cited?: string) => void;
}

/** A part of this game's table. */
export type CultsPart = StagePart<TableView>;
