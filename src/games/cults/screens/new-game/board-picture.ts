import { Container, Sprite } from 'pixi.js';
import { BOARD, BOARD_PICTURE, fieldPlace, MIRROR } from '../../picture/config/board-layout';
import { picture } from '../../../../platform/shell/assets';
import { closedGround } from '../../picture/board/board-ground';
import { PieceView } from '../../picture/board/piece-view';
import { piecesOf, type BoardLayer, type Piece } from '../../picture/board/pieces';
import { rimNames } from '../../picture/board/rim-names';
import { makePressable } from '../../../../platform/ui/controls/switch';
import type { FormContext } from './form';
import { DISTRICTS, isClosed, type District } from './plan';

/** Smaller text is unreadable and left out of the board's picture; design pixels. */
const SMALLEST = 13;

/** The board at the start of the game, around its middle; a click closes a district that may be closed. */
export function boardPicture(context: FormContext, radius: number): Container {
  const { sheet, plan, books, table, opening } = context;
  const root = new Container();
  const scale = radius / BOARD.radius;
  root.scale.set(scale);
  const ground = new Sprite(picture('board'));
  ground.anchor.set(0.5);
  ground.setSize(BOARD_PICTURE.size);
  root.addChild(ground);
  const seen = scale / sheet.unit;
  if (23 * seen >= SMALLEST) root.addChild(rimNames({ books }));
  for (const name of DISTRICTS) if (isClosed(plan, name)) root.addChild(closedGround(name));
  const pieces = new Container({ sortableChildren: true, eventMode: 'none' });
  for (const piece of opening === null ? [] : piecesOf(opening)) {
    const view = new PieceView(legible(piece, seen), table);
    view.position.set(piece.x, piece.y);
    pieces.addChild(view);
  }
  root.addChild(pieces);
  if (plan.players === 2 || plan.players === 3) root.addChild(...DISTRICTS.map((name) => closer(context, name)));
  return root;
}

/** Drops numbers that would be too small to read. */
function legible(piece: Piece, scale: number): Piece {
  const isLegible = (layer: BoardLayer): boolean => ('frame' in layer ? layer.frame !== 'price' : layer.size * scale >= SMALLEST);
  const lit = (layer: BoardLayer): BoardLayer => ('frame' in layer ? layer : { fill: 0xffffff, ...layer });
  return { ...piece, layers: piece.layers.filter(isLegible).map(lit) };
}

function closer({ sheet, books, change }: FormContext, name: District): Container {
  const words = sheet.app.newGame;
  const title = `${words.closed}: ${books.words.district(name)}`;
  const side = BOARD.inner * 0.66;
  const spot = makePressable({ width: side, height: side }, title, () => change((now) => ({ ...now, closed: name })));
  // The row of buttons beside it is accessible already.
  spot.accessible = false;
  const { x, y } = MIRROR[name];
  const middle = fieldPlace(name, 'plan');
  spot.position.set(middle.x - side / 2 + x * 12, middle.y - side / 2 + y * 12);
  return spot;
}
