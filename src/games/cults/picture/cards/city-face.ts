import { Container, Graphics, type Text } from 'pixi.js';
import { BOARD } from '../config/board-layout';
import { CARD } from '../config/card-layout';
import { PALETTE } from '../../../../platform/config/palette';
import { shown } from '../../../../platform/ui/shown';
import { makeIcon } from '../../../../platform/ui/sprite';
import { fitBox, fitWidth, LEAST_SIZE, makeText } from '../../../../platform/ui/text';
import type { CardFace } from './books';
import type { TableContext } from '../context';
import { isOverview } from '../board/piece-view';
import { scenePicture } from './scene-picture';

type Context = Pick<TableContext, 'books' | 'app' | 'layout'>;

/** The round face of a City card in the middle of the board, in board units around its middle. */
export class CityFace extends Container {
  readonly #context: Context;

  constructor(card: string, context: Context) {
    super();
    this.#context = context;
    this.#draw(card);
  }

  #draw(card: string): void {
    const face = this.#context.books.card(card);
    const { panels } = this.#context.app;
    const ground = new Graphics()
      .circle(0, 0, BOARD.core - 1)
      .fill(0xd9bd85)
      .stroke({ color: 0x6f5429, width: 2 });
    this.addChild(ground);
    if (isOverview(this.#context.layout)) return this.#nameOnly(face.name);
    const label = panels.cityCard.toLocaleUpperCase(this.#context.books.lang);
    const kind = makeText(label, 'label', { unit: 1, size: this.#least, fill: 0x5d4526, anchor: [0.5, 0] });
    const top = this.#place(fitWidth(kind, 116), -62);
    const options = { unit: 1, size: Math.max(18, this.#least), fill: 0x4a1710, anchor: [0.5, 0], align: 'center' } as const;
    const name = shown(makeText(face.name, 'cardTitle', { ...options, width: 140 }), 'city');
    const below = this.#place(fitBox(name, 140, 44, this.#pixel), top);
    this.#effect(face, below + 2, face.investigators.length > 0 ? this.#walkers(face.investigators) : 58);
  }

  /** In the overview there is room for the name only; a tap shows the card. */
  #nameOnly(words: string): void {
    const size = 15 * this.#pixel;
    const name = makeText(words, 'cardTitle', { unit: 1, size, fill: 0x4a1710, anchor: [0.5, 0.5], align: 'center', width: 146 });
    this.addChild(shown(fitBox(name, 146, 112, this.#pixel), 'city'));
  }

  /** A design pixel in board units; larger on a small board. */
  get #pixel(): number {
    const { unit, board } = this.#context.layout;
    return (unit * BOARD.radius) / board.radius;
  }

  /** Smallest font size in board units. */
  get #least(): number {
    return LEAST_SIZE * this.#pixel;
  }

  /** The effect's text if it fits whole; otherwise the card beside the board tells it. */
  #effect({ id, text: words }: CardFace, top: number, bottom: number): void {
    const options = { unit: 1, size: this.#least, fill: PALETTE.ink, anchor: [0.5, 0], align: 'center', width: 134 } as const;
    const text = makeText(words, 'cardText', options);
    if (text.height <= bottom - top) {
      this.#place(text, (top + bottom - text.height) / 2);
      return;
    }
    text.destroy();
    const height = bottom - top - 4;
    const width = Math.min(124, (height * CARD.window.width) / CARD.window.height);
    const window = new Graphics().rect(-width / 2 - 1.5, top + 0.5, width + 3, height + 3).fill(0x4f3819);
    const picture = scenePicture(this.#context.books, id, { width, height });
    picture.position.set(0, top + 2 + height / 2);
    this.addChild(window, picture);
  }

  /** Places a text; returns where the next may begin. */
  #place(text: Text, y: number): number {
    text.position.set(0, y);
    this.addChild(text);
    return y + text.height;
  }

  /**
   * The districts where Investigators advance (R7.1), beside their sign or above it where the circle is narrow. Returns its upper
   * edge.
   */
  #walkers(districts: readonly string[]): number {
    const { words } = this.#context.books;
    const icon = makeIcon('investigator', 18);
    const names = makeText(districts.map((district) => words.district(district)).join(', '), 'strong', {
      unit: 1,
      size: this.#least,
      fill: PALETTE.ink,
      anchor: [0.5, 1],
      align: 'center',
      width: 122,
    });
    this.addChild(icon, fitWidth(names, 122));
    if (names.width <= 76) {
      names.position.set(9, 57 + names.height / 2);
      icon.position.set(9 - names.width / 2 - 11, 57);
      return 46;
    }
    names.position.set(0, 52);
    icon.position.set(0, 62);
    return 52 - names.height - 2;
  }
}
