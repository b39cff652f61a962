import { Container, Graphics, Sprite } from 'pixi.js';
import { BOARD, BOARD_PICTURE, fieldPlace, MIRROR, TRACK_FIELDS, type Quadrant } from '../config/board-layout';
import { PALETTE } from '../../../../platform/config/palette';
import { picture } from '../../../../platform/shell/assets';
import { LEAST_SIZE, makeText } from '../../../../platform/ui/text';
import type { TableContext } from '../context';
import { isOverview } from './piece-view';
import { rimNames } from './rim-names';

/** The still parts of the board: the picture, the names on the rim, the numbers of the Investigation track (R3.4). */
export function boardGround(context: TableContext): Container {
  const root = new Container();
  const board = new Sprite(picture('board'));
  board.anchor.set(0.5);
  board.setSize(BOARD_PICTURE.size);
  root.addChild(
    board,
    rimNames(context, Math.max(23, (LEAST_SIZE * context.layout.unit * BOARD.radius) / context.layout.board.radius)),
  );
  // Too small to be read on a phone, where they stand beside the board.
  if (!isOverview(context.layout)) root.addChild(trackNumbers());
  return root;
}

function trackNumbers(): Container {
  const root = new Container();
  for (const district of Object.keys(MIRROR) as Quadrant[]) {
    TRACK_FIELDS.forEach((field, index) => {
      const number = makeText(String(index + 1), 'label', { unit: 1, size: 16, fill: PALETTE.ink, anchor: [0.5, 0.5] });
      number.position.copyFrom(fieldPlace(district, field));
      root.addChild(number);
    });
  }
  return root;
}

/** A closed district lies in the dark (R3.7). */
export function closedGround(district: Quadrant): Graphics {
  const { x, y } = MIRROR[district];
  const start = x > 0 ? (y > 0 ? 0 : -Math.PI / 2) : y > 0 ? Math.PI / 2 : Math.PI;
  return new Graphics()
    .arc(0, 0, (BOARD.inner + BOARD.ring) / 2, start, start + Math.PI / 2)
    .stroke({ color: PALETTE.night, alpha: 0.58, width: BOARD.ring - BOARD.inner });
}
