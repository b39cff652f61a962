import { Container } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import { makePanel } from '../../../../platform/ui/panel';
import { makeText } from '../../../../platform/ui/text';
import type { CultsSheet } from '../cults-screen';
import { NARROW, type Flowed } from './flowed';
import type { ToldPart } from './remarks';
import { readable } from './readable';

const GAP = 12;

/** Plates with texts: side by side with equal heights, or below each other where that would be narrow. */
export function makeTold(sheet: CultsSheet, told: readonly ToldPart[], width: number): Flowed {
  const { unit } = sheet;
  const root = new Container();
  const gap = GAP * unit;
  const columns = width < NARROW * unit ? 1 : Math.max(1, told.length);
  const wide = (width + gap) / columns - gap;
  const texts = told.map((one) => makeTexts(sheet, one, wide));
  const tallest = Math.max(0, ...texts.map(({ height }) => height));
  let y = 0;
  texts.forEach((text, at) => {
    const height = columns === 1 ? text.height : tallest;
    text.root.position.set(columns === 1 ? 0 : at * (wide + gap), y);
    text.root.addChildAt(makePanel({ x: 0, y: 0, width: wide, height }, 'tray'), 0);
    root.addChild(text.root);
    if (columns === 1) y += height + gap;
  });
  return { root, height: columns === 1 ? y - gap : tallest };
}

function makeTexts({ unit, layout }: CultsSheet, { heading, text }: ToldPart, width: number): Flowed {
  const root = new Container();
  const size = layout.shape === 'phone' ? 15 : 17;
  const title = makeText(heading, 'label', { unit, size, fill: PALETTE.brassLight });
  title.position.set(14 * unit, 10 * unit);
  const words = makeText(text, 'body', { unit, size, width: width - 28 * unit });
  words.position.set(14 * unit, title.y + (size + 7) * unit);
  root.addChild(title, words);
  readable(root, `${heading}: ${text}`);
  return { root, height: words.y + words.height + 12 * unit };
}
