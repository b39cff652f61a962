import { Container } from 'pixi.js';
import type { Rect } from '../config/layout';
import type { TableView } from '../session/view-types';
import { makeIcon } from '../ui/sprite';
import type { TableContext } from './context';
import { firstBadge, firstSeal, SeatPanel } from './seat-panel';
import { cellsRow, headRow, markersRow, pointsBox, supplyRow, type Cell, type Row } from './seat-rows';

const TOKENS = ['thug', 'initiate', 'freak'] as const;

/** The viewer's own seat: all of an opponent's panel that is not in the hand and the piles, and the Cultist tokens. */
export function ownSeat(context: TableContext, cult: string): SeatPanel {
  const { seat, shape, unit } = context.layout;
  const { width, height } = seat;
  const tight = shape === 'classic';
  const pad = (tight ? 9 : 14) * unit;
  const inner = width - 2 * pad;
  const box = (tight ? 50 : 56) * unit;
  const head = (tight ? 36 : 48) * unit;
  const markers = (tight ? 0 : 116) * unit;
  const rows: Row[] = [
    headRow(context, cult, { x: pad, y: 9 * unit, width: inner - box - markers - 8 * unit, height: head }),
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
  if (tight) {
    rows.push(markersRow(context, cult, { x: pad + 92 * unit, y: 27 * unit, width: 70 * unit, height: 17 * unit }));
    rows.push(firstSeal(context, cult, pad + 32 * unit, 40 * unit, 22 * unit));
  } else {
    const x = width - pad - box - markers;
    rows.push(markersRow(context, cult, { x, y: 8 * unit, width: 106 * unit, height: 25 * unit }));
    rows.push(firstBadge(context, cult, { x: x - 6 * unit, y: 36 * unit, width: 112 * unit, height: 22 * unit }));
  }
  return new SeatPanel(context, cult, seat, rows);
}

/** Behind the screen: only their owner sees them (R2.2, R6.10). */
function tokensRow(context: TableContext, cult: string, rect: Rect, tight: boolean): Row {
  const { unit } = context.layout;
  const cells = TOKENS.map((token): Cell => {
    const picture = new Container();
    picture.addChild(makeIcon(`token-${token}`, (tight ? 30 : 46) * unit));
    return {
      topic: token,
      picture,
      amount: (view: TableView) => view.tokens[cult]?.[token] ?? 0,
      ...(tight ? {} : { caption: (amount) => `${amount} ${context.books.words.token(token, amount)}` }),
    };
  });
  return cellsRow(context, rect, cells, !tight);
}
