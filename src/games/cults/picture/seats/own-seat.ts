import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import type { TableLayout } from '../config/table-layout';
import type { TableView } from '../../contract/view-types';
import { makeIcon } from '../../../../platform/ui/sprite';
import type { TableContext } from '../context';
import { firstSeal, SeatPanel } from './seat-panel';
import { cellsRow, headRow, markersRow, pointsBox, supplyRow, type SeatCell, type SeatRow } from './seat-rows';

const TOKENS = ['thug', 'initiate', 'freak'] as const;

/** Padding of the panel, and width of the points' box. */
const edges = ({ shape, unit }: TableLayout): { readonly pad: number; readonly box: number } =>
  shape === 'classic' ? { pad: 9 * unit, box: 50 * unit } : { pad: 14 * unit, box: 56 * unit };

/** The place of the viewer's Plan markers, which can be dragged from there. */
export function discsPlace(layout: TableLayout): Rect {
  const { seat, shape, unit } = layout;
  const { pad, box } = edges(layout);
  return shape === 'classic'
    ? { x: pad + 92 * unit, y: 27 * unit, width: 70 * unit, height: 17 * unit }
    : { x: seat.width - pad - box - 110 * unit, y: 34 * unit, width: 104 * unit, height: 25 * unit };
}

/** The viewer's own seat: an opponent's panel without hand and piles, plus the Cultist tokens. */
export function ownSeat(context: TableContext, cult: string): SeatPanel {
  const { seat, shape, unit } = context.layout;
  const { width, height } = seat;
  const tight = shape === 'classic';
  const { pad, box } = edges(context.layout);
  const inner = width - 2 * pad;
  const head = (tight ? 36 : 48) * unit;
  const discs = discsPlace(context.layout);
  const rows: SeatRow[] = [
    headRow(context, cult, { x: pad, y: 9 * unit, width: inner - box - 8 * unit, height: head }, discs.x - pad - 6 * unit),
    pointsBox(context, cult, { x: width - pad - box + 3 * unit, y: 8 * unit, width: box, height: head }),
    tokensRow(
      context,
      cult,
      { x: pad, y: height * (tight ? 0.36 : 0.32), width: inner, height: height * (tight ? 0.24 : 0.3) },
      tight,
    ),
    supplyRow(context, cult, {
      x: pad,
      y: height * (tight ? 0.6 : 0.645),
      width: inner,
      height: height * (tight ? 0.36 : 0.315),
    }),
  ];
  rows.push(markersRow(context, cult, discs));
  // At the edge of the emblem, so that the name keeps its line.
  rows.push(firstSeal(context, cult, pad + (tight ? 32 : 43) * unit, (tight ? 40 : 50) * unit, (tight ? 22 : 27) * unit));
  return new SeatPanel(context, cult, seat, rows);
}

/** Tokens behind the screen, visible to their owner only (R2.2, R6.10). */
function tokensRow(context: TableContext, cult: string, rect: Rect, tight: boolean): SeatRow {
  const { unit } = context.layout;
  const cells = TOKENS.map((token): SeatCell => {
    const picture = new Container();
    picture.addChild(makeIcon(`token-${token}`, (tight ? 30 : 46) * unit));
    return {
      topic: token,
      picture,
      amount: (view: TableView) => view.tokens[cult]?.[token] ?? 0,
      ...(tight ? {} : { caption: (amount) => context.books.words.token(token, amount) }),
    };
  });
  return cellsRow(context, rect, cells, !tight);
}
