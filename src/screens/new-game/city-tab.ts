import { Container } from 'pixi.js';
import { PALETTE } from '../../config/palette';
import { makeButton } from '../../ui/button';
import { makePanel } from '../../ui/panel';
import { makeIcon } from '../../ui/sprite';
import { makePressable } from '../../ui/switch';
import { cutHeight, fitWidth, makeText } from '../../ui/text';
import type { FormContext } from './form';
import { cardsOf, mostSure, withCityStep, type CityState } from './plan';

const LOOK: Readonly<Record<CityState, { icon: string; tint: number }>> = {
  in: { icon: 'ui-check', tint: PALETTE.brassLight },
  out: { icon: 'ui-cross', tint: 0x9b8a6a },
  sure: { icon: 'ui-lock', tint: PALETTE.legal },
};

/** Which City cards are in the deck, and which are sure to come (R4.3). */
export function cityTab(context: FormContext): Container {
  const { sheet, inside, plan, books, change } = context;
  const { unit } = sheet;
  const words = sheet.app.newGame;
  const root = new Container();
  root.position.set(inside.x, inside.y);
  const hint = makeText(words.cityHint(mostSure(plan)), 'body', {
    unit,
    fill: PALETTE.secondary,
    width: inside.width - 220 * unit,
  });
  const all = makeButton(words.allIn, { unit, width: 200 * unit, height: 42 * unit, press: () => change({ ...plan, city: {} }) });
  all.x = inside.width - 200 * unit;
  root.addChild(hint, all);
  const cards = cardsOf.city(books.reading);
  const columns = 3;
  const rows = Math.ceil(cards.length / columns);
  const gap = 10 * unit;
  const wide = (inside.width - gap * (columns - 1)) / columns;
  const high = Math.min(84 * unit, (inside.height - 60 * unit) / rows - gap);
  cards.forEach((card, i) => {
    const cell = makeCell(context, card, wide, high);
    cell.position.set((i % columns) * (wide + gap), 60 * unit + Math.floor(i / columns) * (high + gap));
    root.addChild(cell);
  });
  return root;
}

function makeCell({ sheet, plan, books, change }: FormContext, card: string, width: number, height: number): Container {
  const { unit } = sheet;
  const words = sheet.app.newGame;
  const state = plan.city[card] ?? 'in';
  const { icon, tint } = LOOK[state];
  const { name, text } = books.card(card);
  const cell = makePressable({ width, height }, `${name}: ${words.cityStates[state]}`, () => change(withCityStep(plan, card)));
  cell.addChildAt(makePanel({ x: 0, y: 0, width, height }, 'tray'), 0);
  const sign = makeIcon(icon, 22 * unit);
  sign.tint = tint;
  sign.position.set(24 * unit, 22 * unit);
  const room = width - 58 * unit;
  const says = makeText(words.cityStates[state], 'label', { unit, size: 13, fill: tint, anchor: [1, 0.5] });
  says.position.set(width - 12 * unit, 22 * unit);
  const title = makeText(name, 'strong', { unit, fill: state === 'out' ? 0x9b8a6a : PALETTE.ivory, anchor: [0, 0.5] });
  fitWidth(title, room - says.width - 8 * unit).position.set(46 * unit, 22 * unit);
  cell.addChild(sign, title, says);
  if (height > 60 * unit) {
    const what = makeText(text, 'small', { unit, size: 13.5, width: room });
    cutHeight(what, height - 40 * unit).position.set(46 * unit, 36 * unit);
    cell.addChild(what);
  }
  return cell;
}
