import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import { makePanel } from '../../../../platform/ui/panel';
import { makeText } from '../../../../platform/ui/text';
import type { TableContext } from '../context';
import type { OverlayContent } from '../overlay';
import { scenePicture } from './scene-picture';

/** Cards with long texts in a column, each with its picture. */
export class CardList implements OverlayContent {
  readonly root = new Container();

  constructor(context: TableContext, cards: readonly string[], { x, y, width, height }: Rect) {
    const { books, layout } = context;
    const { unit } = layout;
    const row = height / Math.max(1, cards.length);
    const high = row - 8 * unit;
    const wide = Math.min(high * 1.92, 190 * unit);
    cards.forEach((card, at) => {
      const face = books.card(card);
      const top = y + at * row;
      const scene = scenePicture(books, card, { width: wide, height: high });
      scene.position.set(x + wide / 2, top + high / 2);
      const name = makeText(face.name, 'heading', { unit, size: 19 });
      name.position.set(x + wide + 16 * unit, top + 5 * unit);
      const words = makeText(face.text, 'body', { unit, size: 15.5, width: width - wide - 32 * unit });
      words.position.set(name.x, top + 30 * unit);
      const room = high - 32 * unit;
      if (words.height > room) words.scale.set(room / words.height);
      this.root.addChild(makePanel({ x, y: top, width, height: high }, 'tray'), scene, name, words);
    });
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
