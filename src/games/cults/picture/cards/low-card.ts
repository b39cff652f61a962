import { Container, Sprite } from 'pixi.js';
import { bandOf } from '../../../../platform/shell/assets';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { LEAST_SIZE, makeText, putWords } from '../../../../platform/ui/text';
import type { CardFace } from './books';
import type { TableContext } from '../context';
import { scenePicture } from './scene-picture';

export interface LowSize {
  readonly width: number;
  readonly height: number;
  /** Height of the frame left under the picture; CSS pixels. */
  readonly foot: number;
}

const ICONS = ['attack', 'power', 'terror'] as const;

/** Design pixels; a lower foot is only the frame's edge. */
const LOW_FOOT = 16;
/** Design pixels; a lower card has no room for its name, which the tooltip tells. */
const NAMELESS = 46;

/** A card lower than usual, anchored at its top left: it keeps the head with the name, the picture and a foot. */
export function makeLowCard(
  { books, layout: { unit } }: Pick<TableContext, 'books' | 'layout'>,
  id: string,
  size: LowSize,
): Container {
  const { width, height, foot } = size;
  const face = books.card(id);
  const root = new Container();
  // Wrap between the ends of the ribbon; only an unbreakable word exceeds them.
  const name = makeText(face.name, 'cardTitle', { unit, size: 15, width: width * 0.8, align: 'center' });
  name.label = 'title';
  // Tests compare the uncut name with the view.
  name.accessibleTitle = face.name;
  const isLong = name.height > 20 * unit || name.width * LEAST_SIZE > (width - 4 * unit) * 15;
  const isNameless = height < NAMELESS * unit;
  const head = (isNameless ? 7 : foot > LOW_FOOT * unit || isLong ? 37 : 25) * unit;
  const window = { x: width * 0.07, y: head, width: width * 0.86, height: height - head - foot };
  root.addChild(makeBar(window, 0x1a1512));
  const scene = scenePicture(books, id, window);
  scene.position.set(window.x + window.width / 2, window.y + window.height / 2);
  root.addChild(scene);
  for (const [from, to, y, high] of [
    [0, isNameless ? 0.04 : 0.14, 0, head],
    [0.14, 0.49, head, window.height],
    [foot < LOW_FOOT * unit ? 0.95 : 0.83, 1, height - foot, foot],
  ] as const) {
    const band = new Sprite(bandOf(`card-${face.kind}`, from, to));
    band.anchor.set(0);
    band.position.set(0, y);
    band.setSize(width, high + 0.5);
    root.addChild(band);
  }
  if (isNameless) name.destroy();
  else putWords(root, name, { x: 2 * unit, y: 5 * unit, width: width - 4 * unit, height: head - 7 * unit }, unit);
  putIcons(root, face, window, unit);
  return root;
}

function putIcons(
  root: Container,
  face: CardFace,
  window: { readonly x: number; readonly y: number; readonly height: number },
  unit: number,
): void {
  const all = ICONS.flatMap((icon) => Array.from({ length: face.icons[icon] }, () => icon));
  all.forEach((icon, at) => {
    const sprite = makeIcon(`icon-${icon}`, 23 * unit);
    sprite.position.set(window.x + (16 + at * 24) * unit, window.y + window.height - 15 * unit);
    root.addChild(sprite);
  });
}
