import { Container } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import { scenePicture } from '../../picture/cards/scene-picture';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makePanel } from '../../../../platform/ui/panel';
import { ScrollArea } from '../../../../platform/ui/scroll';
import { makeIcon } from '../../../../platform/ui/sprite';
import { makePressable } from '../../../../platform/ui/controls/switch';
import { cutHeight, fitWidth, makeText } from '../../../../platform/ui/text';
import type { FormContext } from './form';
import { cardsOf, mostSure, withCityStep, type CityState } from './plan';

const LOOK: Readonly<Record<CityState, { icon: string; tint: number }>> = {
  in: { icon: 'ui-check', tint: PALETTE.brassLight },
  out: { icon: 'ui-cross', tint: 0xa8977a },
  sure: { icon: 'ui-lock', tint: PALETTE.legal },
};

/** Design pixels. */
const HEAD = 54;
const CELL = 98;
const GAP = 8;
const COLUMNS = 3;

/** The tab for City cards: which are in the deck, and which are sure to come (R4.3). */
export function cityTab(context: FormContext): { readonly root: Container; readonly scroll: ScrollArea } {
  const { sheet, inside, plan, books, table, change } = context;
  const { unit } = sheet;
  const words = sheet.app.newGame;
  const root = new Container({ x: inside.x, y: inside.y });
  const sure = Object.values(plan.city).filter((state) => state === 'sure').length;
  const hint = makeText(words.cityHint(sure, mostSure(plan)), 'body', {
    unit,
    fill: sure > mostSure(plan) ? PALETTE.refusal : PALETTE.secondary,
    width: inside.width - 230 * unit,
    anchor: [0, 0.5],
  });
  hint.y = 21 * unit;
  const all = makeButton(words.allIn, {
    unit,
    width: 206 * unit,
    height: 44 * unit,
    press: () => change((now) => ({ ...now, city: {} })),
  });
  all.x = inside.width - 206 * unit;
  const window = { x: 0, y: HEAD * unit, width: inside.width, height: inside.height - HEAD * unit };
  const scroll = new ScrollArea(window, unit, table.draw);
  const cards = cardsOf.city(books.reading);
  const rows = Math.ceil(cards.length / COLUMNS);
  const high = rows * (CELL + GAP) * unit - GAP * unit;
  const room = high > window.height ? scroll.room : inside.width;
  const wide = (room - GAP * unit * (COLUMNS - 1)) / COLUMNS;
  cards.forEach((card, i) => {
    const cell = makeCell(context, card, wide, CELL * unit);
    cell.position.set((i % COLUMNS) * (wide + GAP * unit), Math.floor(i / COLUMNS) * (CELL + GAP) * unit);
    scroll.content.addChild(cell);
  });
  root.addChild(hint, all, scroll);
  scroll.contentHeight = high;
  return { root, scroll };
}

function makeCell({ sheet, plan, books, glance, change }: FormContext, card: string, width: number, height: number): Container {
  const { unit } = sheet;
  const words = sheet.app.newGame;
  const state = plan.city[card] ?? 'in';
  const { icon, tint } = LOOK[state];
  const { name, text } = books.card(card);
  const cell = makePressable({ width, height }, `${name}: ${words.cityStates[state]}`, () =>
    change((now) => withCityStep(now, card)),
  );
  cell.addChildAt(makePanel({ x: 0, y: 0, width, height }, state === 'sure' ? 'menu-item' : 'tray'), 0);
  const side = height - 12 * unit;
  const scene = scenePicture(books, card, { width: side, height: side }, true);
  scene.position.set(6 * unit + side / 2, height / 2);
  if (state === 'out') scene.alpha = 0.3;
  const left = side + 16 * unit;
  const says = makeText(words.cityStates[state], 'label', { unit, size: 13, fill: tint, anchor: [1, 0.5] });
  says.position.set(width - 30 * unit, 18 * unit);
  const sign = makeIcon(icon, 16 * unit, tint);
  sign.position.set(width - 18 * unit, 17 * unit);
  const title = makeText(name, 'strong', { unit, fill: state === 'out' ? 0xa8977a : PALETTE.ivory, anchor: [0, 0.5] });
  fitWidth(title, width - left - says.width - 42 * unit).position.set(left, 18 * unit);
  const fill = state === 'out' ? 0xa8977a : PALETTE.secondary;
  const what = makeText(text, 'small', { unit, size: 13.5, fill, width: width - left - 10 * unit });
  cutHeight(what, height - 34 * unit).position.set(left, 31 * unit);
  cell.addChild(scene, sign, title, says, what);
  glance.over(cell, card);
  return cell;
}
