import { Container } from 'pixi.js';
import { makeIcon } from '../../../../platform/ui/sprite';
import { PieceView } from '../board/piece-view';
import { piecesOfCult } from '../board/pieces';
import type { TableContext } from '../context';
import type { PlacedView } from './extracted';

/** In design pixels: the emblem over the pieces, and how far apart these lie. */
const LAYOUT = { width: 320, height: 190, emblem: 96, emblemY: -44, piecesY: 58, step: 52 } as const;

/** A cult's emblem and one of each of its pieces, as they lie on the board. */
export function cultPicture(cult: string, context: TableContext, width: number): PlacedView {
  const unit = width / LAYOUT.width;
  const view = new Container();
  const emblem = makeIcon(context.books.cult(cult).emblem, LAYOUT.emblem * unit);
  emblem.y = LAYOUT.emblemY * unit;
  view.addChild(emblem);
  const pieces = piecesOfCult(cult);
  for (const [at, piece] of pieces.entries()) {
    const shown = new PieceView(piece, context, unit);
    shown.scale.set(unit);
    shown.position.set((at - (pieces.length - 1) / 2) * LAYOUT.step * unit, LAYOUT.piecesY * unit);
    view.addChild(shown);
  }
  return { view, width, height: LAYOUT.height * unit };
}
