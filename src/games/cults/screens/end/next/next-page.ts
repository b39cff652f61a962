import { Container, Sprite } from 'pixi.js';
import { PALETTE } from '../../../../../platform/config/palette';
import { frame } from '../../../../../platform/shell/assets';
import { makePanel } from '../../../../../platform/ui/panel';
import { makeIcon } from '../../../../../platform/ui/sprite';
import { makePressable } from '../../../../../platform/ui/controls/switch';
import { fitBox, fitWidth, makeText } from '../../../../../platform/ui/text';
import type { Books } from '../../../picture/cards/books';
import type { CultsSheet } from '../../cults-screen';
import { cardsOf } from '../../new-game/plan';
import { NARROW, type Flowed } from '../flowed';
import { wonWords } from '../points-page';
import { wonObjectives } from '../won-objectives';
import { readable } from '../readable';

/** Something to try next; a click begins or opens it. */
export interface NextStep {
  /** "The next Objective". */
  readonly heading: string;
  readonly name: string;
  readonly hint: string;
  /** Frame of its picture. */
  readonly picture: string;
  readonly press: () => void;
}

/** Design pixels: the row of won Objectives, the gap between two steps, and their heights side by side and below each other. */
const WON = 50;
const GAP = 14;
const TILE = { wide: 240, narrow: 124 };

/** What to try next: a tile each, and which Objectives are won. */
export function makeNextPage(sheet: CultsSheet, books: Books, steps: readonly NextStep[], width: number): Flowed {
  const { unit } = sheet;
  const root = new Container();
  root.addChild(makeWon(sheet, books, width));
  const gap = GAP * unit;
  const columns = width < NARROW * unit ? 1 : 2;
  const high = (columns === 1 ? TILE.narrow : TILE.wide) * unit;
  const wide = (width + gap) / columns - gap;
  steps.forEach((step, at) => {
    const tile = makeTile(sheet, step, { width: wide, height: high });
    tile.position.set((at % columns) * (wide + gap), WON * unit + Math.floor(at / columns) * (high + gap));
    root.addChild(tile);
  });
  return { root, height: WON * unit + Math.ceil(steps.length / columns) * (high + gap) - gap };
}

function makeTile(sheet: CultsSheet, step: NextStep, { width, height }: { width: number; height: number }): Container {
  const { unit } = sheet;
  const tile = makePressable({ width, height }, `${step.heading}: ${step.name}. ${step.hint}`, step.press);
  const inset = 12 * unit;
  const wide = Math.min(width * 0.42, ((height - 2 * inset) * 400) / 208);
  const picture = new Sprite(frame(step.picture));
  picture.anchor.set(0.5);
  picture.setSize(wide, (wide * 208) / 400);
  picture.position.set(inset + wide / 2, height / 2);
  const left = wide + 2 * inset;
  const room = width - left - inset;
  const size = 16;
  const heading = makeText(step.heading, 'label', { unit, size });
  fitWidth(heading, room).position.set(left, inset);
  const name = makeText(step.name, 'name', { unit, size: 23, width: room, fill: PALETTE.brassLight });
  fitBox(name, room, height * 0.4, unit).position.set(left, inset + (size + 8) * unit);
  const hint = makeText(step.hint, 'body', { unit, size, width: room, fill: PALETTE.secondary });
  hint.position.set(left, name.y + name.height + 5 * unit);
  fitBox(hint, room, height - hint.y - inset / 2, unit);
  tile.addChildAt(makePanel({ x: 0, y: 0, width, height }, 'tray'), 0);
  tile.addChild(picture, heading, name, hint);
  return tile;
}

/** A sign for each Objective, ticked if it is won, and how many are. */
function makeWon({ unit, lang }: CultsSheet, books: Books, width: number): Container {
  const root = new Container();
  const all = cardsOf.objectives(books.reading);
  const words = makeText(wonWords(books, lang), 'strong', { unit, size: 17, anchor: [0, 0.5] });
  fitWidth(words, width * 0.6).position.set(4 * unit, 20 * unit);
  root.addChild(words);
  const step = Math.min(34 * unit, (width * 0.36) / Math.max(1, all.length));
  all.forEach((id, at) => {
    const isWon = wonObjectives.has(id);
    const x = width - (all.length - at - 0.5) * step;
    const ring = makeIcon('ring', step * 0.86, isWon ? PALETTE.brassLight : PALETTE.border);
    ring.position.set(x, 20 * unit);
    root.addChild(ring);
    if (!isWon) return;
    const tick = makeIcon('ui-check', step * 0.5, PALETTE.brassLight);
    tick.position.set(x, 20 * unit);
    root.addChild(tick);
  });
  const names = all.filter((id) => wonObjectives.has(id)).map((id) => books.names.card(id));
  readable(root, [words.text, ...(names.length === 0 ? [] : [names.join(', ')])].join('. '));
  return root;
}
