import { Container, Sprite } from 'pixi.js';
import { PALETTE } from '../config/palette';
import { bandOf } from '../shell/assets';
import type { CardFace } from '../table/books';
import { makePanel } from '../ui/panel';
import { makeBar, makeIcon } from '../ui/sprite';
import { cutWords, fitBox, LEAST_SIZE, makeText } from '../ui/text';
import type { PromptContext } from './prompt';
import type { Amount } from './tray-items';
import { scenePicture } from '../table/scene-picture';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const ICONS = ['attack', 'power', 'terror'] as const;

/** Words that are broken into lines and then made smaller until they fit. */
export function putWords(
  into: Container,
  words: ReturnType<typeof makeText>,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  unit: number,
): void {
  fitBox(words, place.width, place.height, unit);
  // A word that is too long for its tile is cut rather than made too small: pointing at the tile tells it whole.
  if (words.scale.x < 0.96 && words.width > place.width - 1) {
    words.scale.set(1);
    fitBox(cutWords(words, place.width), place.width, place.height, unit);
  }
  words.anchor.set(0.5);
  words.position.set(place.x + place.width / 2, place.y + place.height / 2);
  into.addChild(words);
}

/** A card as a tile: lower than a real one, so it keeps its head, its picture and its foot. */
export function cardFace(context: PromptContext, id: string, size: Size, amount: Amount | null): Container {
  const face = context.books.card(id);
  return size.height < 100 * context.layout.unit ? halfCard(context, face, size, amount) : lowCard(context, face, size, amount);
}

function lowCard(context: PromptContext, face: CardFace, { width, height }: Size, amount: Amount | null): Container {
  const { unit } = context.layout;
  const root = new Container();
  const head = 37 * unit;
  const foot = 32 * unit;
  const window = { x: width * 0.07, y: head, width: width * 0.86, height: height - head - foot };
  root.addChild(scene(context, face.id, window));
  for (const [from, to, y, high] of [
    [0, 0.14, 0, head],
    [0.14, 0.49, head, window.height],
    [0.83, 1, height - foot, foot],
  ] as const) {
    const band = new Sprite(bandOf(`card-${face.kind}`, from, to));
    band.anchor.set(0);
    band.position.set(0, y);
    band.setSize(width, high + 0.5);
    root.addChild(band);
  }
  const name = makeText(face.name, 'cardTitle', { unit, size: 15, width: width - 4 * unit, align: 'center' });
  putWords(root, name, { x: 2 * unit, y: 5 * unit, width: width - 4 * unit, height: head - 7 * unit }, unit);
  icons(root, face, window, unit);
  if (amount !== null) putAmount(root, amount, width / 2, height - foot / 2 - 1.5 * unit, unit, PALETTE.ink);
  return root;
}

/** Two such stand over each other: the name beside the picture, or a long one over it. */
function halfCard(context: PromptContext, face: CardFace, { width, height }: Size, amount: Amount | null): Container {
  const { unit } = context.layout;
  const root = new Container();
  root.addChild(makePanel({ x: 0, y: 0, width, height }, 'panel-light'));
  const pad = 6 * unit;
  const across = (height - 2 * pad) * 0.56;
  const left = pad + across + 2 * unit;
  const isLong = longestWord(face.name, unit) > width - left - 5 * unit;
  const name = isLong
    ? { x: 4 * unit, y: 2 * unit, width: width - 8 * unit, height: 31 * unit }
    : { x: left, y: pad, width: width - left - 5 * unit, height: height - 32 * unit };
  const top = isLong ? name.y + name.height + 2 * unit : pad;
  const window = { width: across, height: height - top - pad };
  const picture = isLong
    ? scenePicture(context.books, face.id, { width: Math.min(window.height * 1.7, width * 0.5), height: window.height })
    : scenePicture(context.books, face.id, window, true);
  picture.position.set(pad + picture.width / 2, top + window.height / 2);
  root.addChild(picture);
  putWords(root, makeText(face.name, 'cardTitle', { unit, size: 14, width: name.width, align: 'center' }), name, unit);
  const free = isLong ? pad + picture.width : left;
  if (amount !== null) putAmount(root, amount, free + (width - free - 5 * unit) / 2, height - 17 * unit, unit, PALETTE.ink);
  return root;
}

function longestWord(name: string, unit: number): number {
  return Math.max(
    ...name.split(' ').map((word) => {
      const text = makeText(word, 'cardTitle', { unit, size: LEAST_SIZE });
      const { width } = text;
      text.destroy();
      return width;
    }),
  );
}

function scene(context: PromptContext, id: string, window: { x: number; y: number; width: number; height: number }): Container {
  const root = new Container();
  root.addChild(makeBar(window, 0x1a1512));
  const picture = scenePicture(context.books, id, window);
  picture.position.set(window.x + window.width / 2, window.y + window.height / 2);
  root.addChild(picture);
  return root;
}

function icons(
  root: Container,
  face: CardFace,
  window: { x: number; y: number; width: number; height: number },
  unit: number,
): void {
  const all = ICONS.flatMap((icon) => Array.from({ length: face.icons[icon] }, () => icon));
  all.forEach((icon, at) => {
    const sprite = makeIcon(`icon-${icon}`, 23 * unit);
    sprite.position.set(window.x + (16 + at * 24) * unit, window.y + window.height - 15 * unit);
    root.addChild(sprite);
  });
}

/** "2" and the icon of what; around a middle. */
export function putAmount(root: Container, { icon, value }: Amount, x: number, y: number, unit: number, fill: number): void {
  const number = makeText(String(value), 'number', { unit, size: 18, fill, anchor: [1, 0.5] });
  number.position.set(x - 2 * unit, y);
  const sign = makeIcon(icon, 21 * unit);
  sign.position.set(x + 13 * unit, y);
  root.addChild(number, sign);
}
