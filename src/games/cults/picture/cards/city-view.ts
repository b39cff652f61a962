import { Circle, Container } from 'pixi.js';
import type { BoardScene } from '../board/board-scene';
import { BOARD } from '../config/board-layout';
import type { TableView } from '../../contract/view-types';
import { rename } from '../../../../platform/shell/input/focus';
import type { CultsPart, TableContext } from '../context';
import { explained } from '../facts/explained';
import { CityFace } from './city-face';

/** The City card in the middle of the board (R7.1): its name and its effect in short; hovering shows the whole card. */
export class CityView implements CultsPart {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #inside = new Container();
  #card: string | null | undefined;

  constructor(context: TableContext, board: BoardScene) {
    this.#context = context;
    board.along(this.root, false);
    this.root.hitArea = new Circle(0, 0, BOARD.core);
    this.root.addChild(this.#inside);
    explained(this.root, context, () => {
      const card = this.#card ?? null;
      return { topic: 'city', ...(card === null ? {} : { params: { card }, card }) };
    });
    this.root.accessible = true;
    this.root.accessibleType = 'button';
  }

  show(view: TableView): void {
    const card = view.city.active.at(-1) ?? null;
    if (card === this.#card) return;
    this.#card = card;
    for (const child of this.#inside.removeChildren()) child.destroy({ children: true });
    const { app, books } = this.#context;
    rename(this.root, card === null ? app.panels.noCityCard : `${app.panels.cityCard}: ${books.card(card).name}`);
    if (card !== null) this.#inside.addChild(new CityFace(card, this.#context));
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
