import type { Container } from 'pixi.js';
import type { TableView } from '../../../games/cults/contract/view-types';
import type { Save } from '../../../platform/session/saving';
import { autosave } from '../../../platform/screens/table/autosave';
import { watchTables, type WatchedTable } from '../../../platform/screens/table/watched-table';
import type { Page } from '../../../platform/shell/app';
import type { Drawn } from '../../../games/cults/picture/board/board-scene';
import type { TableContext } from '../../../games/cults/picture/context';
import { isOverview, isSeenFromAfar, wordsOn } from '../../../games/cults/picture/board/piece-view';
import { piecesOf, type Piece } from '../../../games/cults/picture/board/pieces';

/** What tests and the bench read of the table: there only under `?inspect`. */
export interface TestHook {
  /** Whether nothing moves and the table waits for an answer (or the game is over). */
  readonly idle: () => boolean;
  /** Whether everything that changed has been drawn: only what has been drawn can be hit. */
  readonly isDrawn: () => boolean;
  readonly view: () => TableView;
  readonly drawn: () => readonly Drawn[];
  readonly expected: () => readonly Drawn[];
  /** The id of the decision whose prompt is open; null once it is answered. */
  readonly asking: () => number | null;
  /** The spot that was entered and waits for a second one. */
  readonly entered: () => string | null;
  /** The options chosen in the open prompt. */
  readonly chosen: () => readonly string[];
  /** Everything with a label that can be clicked, and the middle of where it is on the screen. */
  readonly spots: () => readonly Clickable[];
  readonly save: () => Promise<Save>;
  /** Whether the browser has the game as it stands: nothing is left to be written. */
  readonly isKept: () => boolean;
  readonly hash: () => Promise<string>;
  /** Gives the answer that the open prompt would give. */
  readonly submit: (answer: readonly string[]) => void;
  /** Goes on, where the director waits for a click; says whether it did. */
  readonly proceed: () => boolean;
  /** Told after every step that was played as animation what lies where, and what its view says. */
  readonly watch: (look: ((drawn: readonly Drawn[], expected: readonly Drawn[], view: TableView) => void) | null) => void;
}

export interface Clickable {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** What can be clicked below a container. */
export function clickables(root: Container): Clickable[] {
  const own = root.eventMode === 'static' && typeof root.label === 'string' && root.label !== '';
  const { x, y, width, height } = own ? root.getBounds() : { x: 0, y: 0, width: 0, height: 0 };
  return [...(own ? [{ label: root.label, x: x + width / 2, y: y + height / 2 }] : []), ...root.children.flatMap(clickables)];
}

/** What must be on the board in a view. */
export function expectedOn(view: TableView, { books, layout }: Pick<TableContext, 'books' | 'layout'>): Drawn[] {
  const words = ({ layers }: Piece): string[] =>
    layers.flatMap((layer) =>
      'frame' in layer || (isOverview(layout) && !isSeenFromAfar(layer)) ? [] : [wordsOn(layer, books)],
    );
  return piecesOf(view).map((piece) => ({ sort: piece.sort, at: piece.at, x: piece.x, y: piece.y, words: words(piece) }));
}

declare global {
  /** Set while a table is on the screen. */
  var __cults: TestHook | undefined;
}

function hookOf(table: WatchedTable, { stage, frames }: Page): TestHook {
  const { game } = table;
  return {
    idle: () => !table.isBusy && (table.prompt !== null || game.view.outcome !== null),
    isDrawn: () => !frames.waiting,
    view: () => game.view,
    drawn: () => table.board?.drawn() ?? [],
    expected: () => expectedOn(game.view, table.context!),
    asking: () => (table.prompt === null ? null : (game.view.decision?.id ?? null)),
    entered: () => table.prompt?.entered ?? null,
    chosen: () => table.prompt?.chosen ?? [],
    spots: () => clickables(stage),
    save: () => game.room.save(),
    isKept: () => autosave.isDone,
    hash: () => game.room.hash(),
    submit: (answer) => void table.submit(answer),
    proceed: () => table.proceed(),
    watch: (look) => {
      table.onStep = (view) => look?.(table.board?.drawn() ?? [], expectedOn(view, table.context!), view);
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
