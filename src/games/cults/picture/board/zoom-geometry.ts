import type { TableLayout } from '../config/table-layout';

/** A point of the screen, in CSS pixels. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Enlarges the board: a point of the usual picture is drawn at `scale * point + (x, y)`. */
export interface BoardZoom extends ScreenPoint {
  readonly scale: number;
}

type Board = TableLayout['board'];

export const WHOLE: BoardZoom = { scale: 1, x: 0, y: 0 };

const LARGEST = 2.5;
/** How much larger one notch of a wheel shows the board. */
const NOTCH = 1.2;
/** Notches that one event counts at most. */
const MOST = 2;

export const zoomed = ({ scale, x, y }: BoardZoom, point: ScreenPoint): ScreenPoint => ({
  x: scale * point.x + x,
  y: scale * point.y + y,
});

/** Where a drawn point lies in the usual picture. */
export const unzoomed = ({ scale, x, y }: BoardZoom, point: ScreenPoint): ScreenPoint => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** The zoom after the player has turned the mouse wheel over a point of the board. Negative notches enlarge. The place under the pointer stays under it. */
export function zoomAt(zoom: BoardZoom, at: ScreenPoint, notches: number, board: Board): BoardZoom {
  const scale = between(1, zoom.scale * NOTCH ** -between(-MOST, notches, MOST), LARGEST);
  const { x, y } = unzoomed(zoom, at);
  return within({ scale, x: at.x - scale * x, y: at.y - scale * y }, board);
}

/** Keeps the board over its usual place. */
function within({ scale, x, y }: BoardZoom, board: Board): BoardZoom {
  const { radius } = board;
  const grown = 1 - scale;
  return {
    scale,
    x: between((board.x + radius) * grown, x, (board.x - radius) * grown),
    y: between((board.y + radius) * grown, y, (board.y - radius) * grown),
  };
}

export const isOnBoard = (zoom: BoardZoom, at: ScreenPoint, { x, y, radius }: Board): boolean => {
  const point = unzoomed(zoom, at);
  return Math.hypot(point.x - x, point.y - y) <= radius;
};

/** Whether an enlarged board can be seen at a point: at its usual place, and between the panels beside it. */
export function isFree(
  at: ScreenPoint,
  layout: Pick<TableLayout, 'board' | 'opponents' | 'planBoard' | 'prompt' | 'topLeft'>,
): boolean {
  const { board, opponents, planBoard, prompt, topLeft } = layout;
  const isBetween = at.x > opponents.x + opponents.width && at.x < planBoard.x;
  const isBelowBars = at.y > topLeft.y + topLeft.height && at.y < prompt.y;
  return isOnBoard(WHOLE, at, board) || (isBetween && isBelowBars);
}
