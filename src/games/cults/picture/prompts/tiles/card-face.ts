import { Container } from 'pixi.js';
import { PALETTE } from '../../../../../platform/config/palette';
import type { CardFace } from '../../cards/books';
import { makeLowCard } from '../../cards/low-card';
import { makePanel } from '../../../../../platform/ui/panel';
import { makeIcon } from '../../../../../platform/ui/sprite';
import { LEAST_SIZE, makeText, putWords } from '../../../../../platform/ui/text';
import type { PromptContext } from '../prompt';
import type { TileAmount } from './amounts';
import { scenePicture } from '../../cards/scene-picture';

export interface FaceSize {
  readonly width: number;
  readonly height: number;
}

/** A card as a tile: lower than a real one, with head, picture and foot. */
export function cardFace(context: PromptContext, id: string, size: FaceSize, amount: TileAmount | null): Container {
  const face = context.books.card(id);
  return size.height < 100 * context.layout.unit ? halfCard(context, face, size, amount) : lowCard(context, face, size, amount);
}

function lowCard(context: PromptContext, face: CardFace, { width, height }: FaceSize, amount: TileAmount | null): Container {
  const { unit } = context.layout;
  const foot = 32 * unit;
  const root = makeLowCard(context, face.id, { width, height, foot });
  if (amount !== null) putAmount(root, amount, width / 2, height - foot / 2 - 1.5 * unit, unit, PALETTE.ink);
  return root;
}

/** A half-height card, two above each other: the name beside the picture, or a long one above it. */
function halfCard(context: PromptContext, face: CardFace, { width, height }: FaceSize, amount: TileAmount | null): Container {
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

/** Draws a number with its icon, centred. */
export function putAmount(root: Container, { icon, value }: TileAmount, x: number, y: number, unit: number, fill: number): void {
  const number = makeText(String(value), 'number', { unit, size: 18, fill, anchor: [1, 0.5] });
  number.position.set(x - 2 * unit, y);
  const sign = makeIcon(icon, 21 * unit);
  sign.position.set(x + 13 * unit, y);
  root.addChild(number, sign);
}
