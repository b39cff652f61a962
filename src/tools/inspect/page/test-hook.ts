import type { Container } from 'pixi.js';
import { isTableView, type TableView } from '../../../games/cults/contract/view-types';
import type { Save } from '../../../platform/session/saving';
import { autosave } from '../../../platform/screens/table/autosave';
import { watchTables, type WatchedTable } from '../../../platform/screens/table/watched-table';
import type { Page } from '../../../platform/shell/app';
import type { Drawn } from '../../../games/cults/picture/board/board-scene';
import type { TableContext } from '../../../games/cults/picture/context';
import { CultsTable } from '../../../games/cults/picture/table';
import type { SeatView } from '../../../kernel';
import { isOverview, isSeenFromAfar } from '../../../games/cults/picture/board/piece-view';
import { piecesOf, type Piece } from '../../../games/cults/picture/board/pieces';

/** The test hook: what tests and the bench read of the table. It is there only under `?inspect`. */
export interface TestHook {
  /** Whether nothing moves and the table waits for an answer (or the game is over). */
  readonly idle: () => boolean;
  /** Whether all changes have been rendered and clicks are taken: only then can things be hit. */
  readonly isDrawn: () => boolean;
  readonly view: () => TableView;
  readonly drawn: () => readonly Drawn[];
  readonly expected: () => readonly Drawn[];
  /** The id of the decision whose prompt is open; null once it is answered. */
  readonly asking: () => number | null;
  /** The place that was entered and waits for a second click. */
  readonly entered: () => string | null;
  /** The options chosen in the open prompt. */
  readonly chosen: () => readonly string[];
  /** Everything clickable with a label, and its middle on the screen. */
  readonly spots: () => readonly Clickable[];
  readonly save: () => Promise<Save>;
  /** Whether the browser has stored the current game and no write is pending. */
  readonly isKept: () => boolean;
  readonly hash: () => Promise<string>;
  /** Submits an answer in place of the open prompt. */
  readonly submit: (answer: readonly string[]) => void;
  /** Clicks through an animation that waits; returns whether one did. */
  readonly proceed: () => boolean;
  /** Sets a callback that is called after each animated step with what is drawn, what should be, and the view. */
  readonly watch: (look: ((drawn: readonly Drawn[], expected: readonly Drawn[], view: TableView) => void) | null) => void;
}

export interface Clickable {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** Clickable things below a container. */
export function clickables(root: Container): Clickable[] {
  // The panels of an answered question fade away.
  if (!root.interactiveChildren) return [];
  const own = root.eventMode === 'static' && typeof root.label === 'string' && root.label !== '';
  const { x, y, width, height } = own ? root.getBounds() : { x: 0, y: 0, width: 0, height: 0 };
  return [...(own ? [{ label: root.label, x: x + width / 2, y: y + height / 2 }] : []), ...root.children.flatMap(clickables)];
}

/** What must be on the board in a view. */
export function expectedOn(view: TableView, { layout }: Pick<TableContext, 'layout'>): Drawn[] {
  const words = ({ layers }: Piece): string[] =>
    layers.flatMap((layer) => ('frame' in layer || (isOverview(layout) && !isSeenFromAfar(layer)) ? [] : [layer.text]));
  return piecesOf(view).map((piece) => ({ sort: piece.sort, at: piece.at, x: piece.x, y: piece.y, words: words(piece) }));
}

declare global {
  /** Set while a table is on the screen. */
  var __cults: TestHook | undefined;
}

/** The view as one of Rise of the Cults: this hook serves no other game. */
function cultsView(view: SeatView): TableView {
  if (!isTableView(view)) throw new Error('another game is played here');
  return view;
}

function hookOf(table: WatchedTable, { stage, frames }: Page): TestHook {
  const { game } = table;
  const picture = (): CultsTable | null => (table.picture instanceof CultsTable ? table.picture : null);
  const expected = (view: SeatView): readonly Drawn[] => expectedOn(cultsView(view), picture()!.context);
  return {
    idle: () => !table.isBusy && (table.picture?.isAsking === true || game.view.outcome !== null),
    isDrawn: () => !frames.waiting && picture()?.prompt?.isPausing !== true,
    view: () => cultsView(game.view),
    drawn: () => picture()?.board.drawn() ?? [],
    expected: () => expected(game.view),
    asking: () => (table.picture?.isAsking === true ? (game.view.decision?.id ?? null) : null),
    entered: () => picture()?.prompt?.entered ?? null,
    chosen: () => picture()?.prompt?.chosen ?? [],
    spots: () => clickables(stage),
    save: () => game.room.save(),
    isKept: () => autosave.isDone,
    hash: () => game.room.hash(),
    submit: (answer) => void table.submit(answer),
    proceed: () => table.proceed(),
    watch: (look) => {
      table.onPassage = (view) => look?.(picture()?.board.drawn() ?? [], expected(view), cultsView(view));
    },
  };
}

/** Every table has a hook from now on, until it is gone or another one has its own. */
export function hookTables(page: Page): void {
  watchTables((table) => {
    const hook = hookOf(table, page);
    globalThis.__cults = hook;
    return () => {
      if (globalThis.__cults === hook) globalThis.__cults = undefined;
    };
  });
}
