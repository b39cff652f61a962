import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import { PALETTE } from '../../../../platform/config/palette';
import { scenePicture } from '../../picture/cards/scene-picture';
import { makePanel } from '../../../../platform/ui/panel';
import { makeIcon } from '../../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { FormContext } from './form';
import { cardsOf, DISTRICTS, isClosed } from './plan';

const KINDS = ['guardian', 'action'] as const;
/** Design pixels. */
const ROW = 56;
const GAP = 6;
const NAMES = 176;

/** R4.5: the stacks of a first game, district by district. */
export function firstStacks({ sheet, plan, books, glance }: FormContext, { x, y, width }: Rect): Container {
  const { unit } = sheet;
  const root = new Container({ x, y });
  const open = DISTRICTS.filter((name) => !isClosed(plan, name));
  open.forEach((district, at) => {
    const top = at * (ROW + GAP) * unit;
    const title = makeText(books.words.district(district), 'heading', { unit, anchor: [0, 0.5] });
    title.y = top + (ROW / 2) * unit;
    root.addChild(title);
    const wide = (width - NAMES * unit - 8 * unit) / 2;
    KINDS.forEach((kind, i) => {
      const card = books.reading.firstGame[district]?.[kind];
      if (card === undefined) return;
      const cell = new Container({ x: NAMES * unit + i * (wide + 8 * unit), y: top });
      const side = (ROW - 8) * unit;
      const scene = scenePicture(books, card, { width: side, height: side }, true);
      scene.position.set(4 * unit + side / 2, (ROW / 2) * unit);
      const { name, cost } = books.card(card);
      const words = makeText(name, 'strong', { unit, anchor: [0, 0.5] });
      fitWidth(words, wide - side - 58 * unit).position.set(side + 14 * unit, (ROW / 2) * unit);
      const price = makeIcon('price', 28 * unit);
      price.position.set(wide - 22 * unit, (ROW / 2) * unit);
      const number = makeText(String(cost ?? ''), 'number', { unit, size: 16, anchor: [0.5, 0.5] });
      number.position.copyFrom(price.position);
      cell.addChild(makePanel({ x: 0, y: 0, width: wide, height: ROW * unit }, 'tray'), scene, words, price, number);
      glance.over(cell, card);
      root.addChild(cell);
    });
  });
  return root;
}

/** The stacks that are drafted or drawn from. */
export function stackPool({ sheet, books, glance }: FormContext, { x, y, width }: Rect): Container {
  const { unit } = sheet;
  const root = new Container({ x, y });
  const hint = makeText(sheet.app.newGame.pool, 'small', { unit, size: 15, fill: PALETTE.secondary, width });
  root.addChild(hint);
  [cardsOf.guardians(books.reading), cardsOf.actions(books.reading)].forEach((cards, row) => {
    const step = Math.min(92 * unit, width / cards.length);
    cards.forEach((card, i) => {
      const stack = makeIcon(row === 0 ? 'stack-guardian' : 'stack-action', step * 1.06);
      const side = stack.width * 0.82;
      const scene = scenePicture(books, card, { width: side, height: side }, true);
      stack.position.set(step * (i + 0.5), 30 * unit + step * (row * 1.14 + 0.55));
      scene.position.set(stack.x, stack.y - step * 0.13);
      root.addChild(stack, scene);
      glance.over(scene, card);
    });
  });
  return root;
}
