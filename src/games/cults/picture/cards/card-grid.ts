import { Container } from 'pixi.js';
import { CARD } from '../config/card-layout';
import { reachable, type Rect } from '../../../../platform/config/layout';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makeText } from '../../../../platform/ui/text';
import { CardView } from './card-view';
import type { TableContext } from '../context';
import { explained } from '../facts/explained';
import type { OverlayContent } from '../overlay';

/** A pile to look through: cards in rows, page by page. */
export class CardGrid implements OverlayContent {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #cards: readonly string[];
  readonly #room: Rect;
  #page = 0;

  constructor(context: TableContext, cards: readonly string[], room: Rect) {
    this.#context = context;
    this.#cards = cards;
    this.#room = room;
    this.#draw();
  }

  #draw(): void {
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    const { x, y, width, height } = this.#room;
    const { layout, app, draw } = this.#context;
    const { unit } = layout;
    if (this.#cards.length === 0) {
      const words = makeText(app.panels.emptyPile, 'body', { unit, size: 18, anchor: [0.5, 0.5] });
      words.position.set(x + width / 2, y + height / 2);
      this.root.addChild(words);
      return;
    }
    // The whole card must fit.
    const wide = Math.min(210 * unit, ((height - 60 * unit) * CARD.width) / CARD.height);
    const high = (wide * CARD.height) / CARD.width;
    const columns = Math.max(1, Math.floor(width / (wide + 12 * unit)));
    const rows = Math.max(1, Math.floor((height - 44 * unit) / (high + 12 * unit)));
    const shown = this.#cards.slice(this.#page * columns * rows, (this.#page + 1) * columns * rows);
    shown.forEach((card, at) => {
      const view = new CardView(card, this.#context, wide);
      const inRow = Math.min(columns, shown.length);
      const left = x + (width - inRow * (wide + 12 * unit)) / 2;
      view.position.set(
        left + ((at % columns) + 0.5) * (wide + 12 * unit),
        y + (Math.floor(at / columns) + 0.5) * (high + 12 * unit),
      );
      explained(view, this.#context, { topic: 'pileCard', card });
      this.root.addChild(view);
    });
    const pages = Math.ceil(this.#cards.length / (columns * rows));
    if (pages > 1) this.#turners(pages);
    draw();
  }

  #turners(pages: number): void {
    const { x, y, width, height } = this.#room;
    const { unit } = this.#context.layout;
    const high = reachable(this.#context.layout, 36) * unit;
    const bottom = y + height - high - 2 * unit;
    const words = makeText(`${this.#page + 1} / ${pages}`, 'strong', { unit, anchor: [0.5, 0.5] });
    words.position.set(x + width / 2, bottom + high / 2);
    this.root.addChild(words);
    for (const [sign, by, at] of [
      ['‹', -1, -1],
      ['›', 1, 1],
    ] as const) {
      const button = makeButton(sign, {
        unit,
        width: 44 * unit,
        height: high,
        disabled: this.#page + by < 0 || this.#page + by >= pages,
        title: `${this.#page + 1 + by} / ${pages}`,
        press: () => {
          this.#page += by;
          this.#draw();
        },
      });
      button.position.set(x + width / 2 + at * 70 * unit - 22 * unit, bottom);
      this.root.addChild(button);
    }
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
