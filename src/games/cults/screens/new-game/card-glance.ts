import { Rectangle, type Container } from 'pixi.js';
import type { Books } from '../../picture/cards/books';
import { CardView } from '../../picture/cards/card-view';
import type { CultsSheet } from '../cults-screen';

/** Design pixels. */
const WIDTH = 264;
const GAP = 12;

/** Shows the hovered card large beside it. */
export class CardGlance {
  readonly #root: Container;
  readonly #sheet: CultsSheet;
  readonly #books: Books;
  readonly #draw: () => void;
  #shown: CardView | null = null;

  /** Shows cards above everything else in `root`. */
  constructor(root: Container, sheet: CultsSheet, books: Books, draw: () => void) {
    this.#root = root;
    this.#sheet = sheet;
    this.#books = books;
    this.#draw = draw;
  }

  /** Shows the card when `thing` is hovered or focused with the Tab key. */
  over(thing: Container, card: string): void {
    if (thing.eventMode !== 'static') {
      thing.eventMode = 'static';
      const { x, y, width, height } = thing.getLocalBounds();
      thing.hitArea ??= new Rectangle(x, y, width, height);
    }
    for (const come of ['pointerover', 'mouseover'] as const) thing.on(come, () => this.#show(thing, card));
    for (const go of ['pointerout', 'mouseout', 'destroyed'] as const) thing.on(go, () => this.#hide());
  }

  #show(thing: Container, card: string): void {
    if (this.#shown?.card === card) return;
    this.#hide();
    const { unit, width, height, app, layout } = this.#sheet;
    const view = new CardView(card, { books: this.#books, app, layout }, WIDTH * unit);
    view.eventMode = 'none';
    const at = thing.getBounds();
    const right = at.x + at.width + GAP * unit + view.faceWidth / 2;
    const isRight = right + view.faceWidth / 2 < width - 4 * unit;
    const half = view.faceHeight / 2 + 4 * unit;
    view.position.set(
      isRight ? right : at.x - GAP * unit - view.faceWidth / 2,
      Math.max(half, Math.min(height - half, at.y + at.height / 2)),
    );
    this.#root.addChild(view);
    this.#shown = view;
    this.#draw();
  }

  #hide(): void {
    const shown = this.#shown;
    this.#shown = null;
    if (shown === null || shown.destroyed) return;
    shown.destroy({ children: true });
    this.#draw();
  }
}
