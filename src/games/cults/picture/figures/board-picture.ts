import { BoardScene } from '../board/board-scene';
import { BOARD } from '../config/board-layout';
import type { TableContext } from '../context';
import type { TableView } from '../../contract/view-types';
import type { PlacedView } from './extracted';

/** Around the rim, for the names of the districts; design pixels of the board. */
const MARGIN = 12;

/** The board of a view, drawn by the table's own scene. */
export function boardPicture(view: TableView, context: TableContext, width: number): PlacedView {
  const scene = new BoardScene(context);
  scene.show(view);
  scene.root.scale.set(width / (2 * (BOARD.radius + MARGIN)));
  return { view: scene.root, width, height: width };
}
