import { Container, Sprite, Text } from 'pixi.js';
import { BOARD } from '../config/board-layout';
import { frame } from '../../../../platform/shell/assets';
import { LEAST_SIZE, makeText } from '../../../../platform/ui/text';
import type { Layout } from '../../../../platform/config/layout';
import type { CultLook } from '../cards/books';
import type { TableContext } from '../context';
import { explained } from '../facts/explained';
import type { Layer, Piece, PictureLayer, WordLayer } from './pieces';
import { scenePicture } from '../cards/scene-picture';

/** One piece on the board: sprites over each other, drawn anew only when what is on it changes. */
export class PieceView extends Container {
  piece: Piece;
  readonly #context: TableContext;
  /** What a board unit measures where it lies; an overview shows fewer words. */
  readonly #pixel: number;
  readonly #isOverview: boolean;
  #drawn = '';

  /** On the board, unless it lies somewhere else where a board unit measures so much. */
  constructor(piece: Piece, context: TableContext, pixel?: number) {
    super();
    this.piece = piece;
    this.#context = context;
    this.#pixel = pixel ?? context.layout.board.radius / BOARD.radius;
    this.#isOverview = pixel === undefined && isOverview(context.layout);
    explained(this, context, () => this.piece.about);
    this.draw(piece);
  }

  /** What is written on it, as it is drawn. */
  get words(): readonly string[] {
    return this.children.filter((child) => child instanceof Text).map(({ text }) => text);
  }

  /** Says whether it looks different now. */
  draw(piece: Piece): boolean {
    this.piece = piece;
    this.zIndex = piece.z;
    const looks = JSON.stringify(piece.layers);
    if (looks === this.#drawn) return false;
    this.#drawn = looks;
    for (const child of this.removeChildren()) child.destroy({ children: true });
    const layers = this.#isOverview ? piece.layers.filter(isSeenFromAfar) : piece.layers;
    for (const layer of layers) this.addChild('frame' in layer ? this.#picture(layer) : this.#text(layer));
    return true;
  }

  /** `scene:card` is the picture of a card, cut to a square. */
  #picture(layer: PictureLayer): Container {
    if (!layer.frame.startsWith('scene:')) return this.#sprite(layer);
    const side = layer.size ?? 40;
    const scene = scenePicture(this.#context.books, layer.frame.slice('scene:'.length), { width: side, height: side }, true);
    scene.position.set(layer.x ?? 0, layer.y ?? 0);
    return scene;
  }

  #sprite(layer: PictureLayer): Sprite {
    const sprite = new Sprite(frame(this.#frameName(layer)));
    const { width, height } = sprite.texture;
    if (layer.size !== undefined) {
      sprite.anchor.set(0.5);
      sprite.scale.set(layer.size / Math.max(1, width, height));
    }
    sprite.position.set(layer.x ?? 0, layer.y ?? 0);
    sprite.angle = layer.angle ?? 0;
    sprite.alpha = layer.alpha ?? 1;
    if (layer.tint === 'cult') sprite.tint = this.#look(layer).colours.piece;
    else if (layer.tint !== undefined) sprite.tint = layer.tint;
    return sprite;
  }

  #look({ cult }: PictureLayer): CultLook {
    return this.#context.books.cult(cult ?? this.piece.cult ?? '');
  }

  /** `emblem` is the owner's. */
  #frameName(layer: PictureLayer): string {
    return layer.frame === 'emblem' ? this.#look(layer).emblem : layer.frame;
  }

  #text(layer: WordLayer): Text {
    // On a small board the numbers keep the size that can be read.
    const least = (LEAST_SIZE * this.#context.layout.unit) / this.#pixel;
    const text = makeText(layer.text, layer.style, {
      unit: 1,
      size: Math.max(layer.size, least),
      anchor: [0.5, 0.5],
      ...(layer.fill === undefined ? {} : { fill: layer.fill }),
    });
    text.position.set(layer.x ?? 0, layer.y ?? 0);
    return text;
  }
}

/** On a phone the whole board is as small as that: one district at a time is shown large beside it. */
export const isOverview = ({ district }: Layout): boolean => district !== null;

/** Prices and sums would cover what they stand on. */
export const isSeenFromAfar = (layer: Layer): boolean =>
  'frame' in layer || (layer.style === 'number' && layer.isPrice === undefined);
