import { Container, Sprite, Text } from 'pixi.js';
import { BOARD } from '../config/board-layout';
import { frame } from '../../../../platform/shell/assets';
import { LEAST_SIZE, makeText } from '../../../../platform/ui/text';
import type { TableLayout } from '../config/table-layout';
import type { CultLook } from '../cards/books';
import type { TableContext } from '../context';
import { explained } from '../facts/explained';
import type { BoardLayer, Piece, PictureLayer, WordLayer } from './pieces';
import { scenePicture } from '../cards/scene-picture';

/** One piece on the board: layered sprites, redrawn only when its layers change. */
export class PieceView extends Container {
  piece: Piece;
  readonly #context: TableContext;
  /** CSS pixels per board unit; an overview shows fewer words. */
  readonly #pixel: number;
  readonly #isOverview: boolean;
  #drawn = '';

  /** `pixel` is CSS pixels per board unit, if it does not lie on the board. */
  constructor(piece: Piece, context: TableContext, pixel?: number) {
    super();
    this.piece = piece;
    this.#context = context;
    this.#pixel = pixel ?? context.layout.board.radius / BOARD.radius;
    this.#isOverview = pixel === undefined && isOverview(context.layout);
    explained(this, context, () => this.piece.about);
    this.draw(piece);
  }

  /** The words drawn on it. */
  get words(): readonly string[] {
    return this.children.filter((child) => child instanceof Text).map(({ text }) => text);
  }

  /** Redraws it if its layers changed; returns whether they did. */
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

  /** The frame `scene:card` stands for the picture of that card, cut to a square. */
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

  /** The frame `emblem` stands for the owner's emblem. */
  #frameName(layer: PictureLayer): string {
    return layer.frame === 'emblem' ? this.#look(layer).emblem : layer.frame;
  }

  #text(layer: WordLayer): Text {
    // On a small board numbers keep their minimum size.
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

/** Whether the board is an overview: on a phone, where one district at a time is shown large beside it. */
export const isOverview = ({ district }: TableLayout): boolean => district !== null;

/** Whether a layer is shown in the overview: prices and sums would cover their piece. */
export const isSeenFromAfar = (layer: BoardLayer): boolean =>
  'frame' in layer || (layer.style === 'number' && layer.isPrice === undefined);
