import { Container, Circle, Graphics } from 'pixi.js';
import { BOARD } from '../config/board-layout';
import { PALETTE } from '../config/palette';
import type { TableView } from '../session/view-types';
import { shown } from '../ui/shown';
import { makeIcon } from '../ui/sprite';
import { fitWidth, makeText } from '../ui/text';
import type { Part, TableContext } from './context';
import { explained } from './explained';

/** The City card in the middle of the board (R7.1): its name and what it does in short; the whole card is shown on hover. */
export class CityView implements Part {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #inside = new Container();
  #card: string | null | undefined;

  constructor(context: TableContext) {
    this.#context = context;
    const { board } = context.layout;
    this.root.position.set(board.x, board.y);
    this.root.scale.set(board.radius / BOARD.radius);
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
    this.root.accessibleTitle = card === null ? app.panels.cityCard : `${app.panels.cityCard}: ${books.card(card).name}`;
    if (card !== null) this.#draw(card);
  }

  #draw(card: string): void {
    const face = this.#context.books.card(card);
    const { panels } = this.#context.app;
    const ground = new Graphics()
      .circle(0, 0, BOARD.core - 1)
      .fill(0xd9bd85)
      .stroke({ color: 0x6f5429, width: 2 });
    this.#inside.addChild(ground);
    let y = -60;
    y = this.#line(panels.cityCard.toLocaleUpperCase(this.#context.books.lang), 'label', 13, 0x5d4526, y, 96);
    y = this.#line(face.name, 'cardTitle', 19, 0x4a1710, y, 136, 2);
    y = this.#line(
      face.text,
      'cardText',
      13,
      PALETTE.ink,
      y + 2,
      126,
      Math.max(2, Math.round(((face.investigators.length > 0 ? 46 : 48) - y) / 15.4)),
    );
    if (face.investigators.length > 0) this.#walkers(face.investigators, Math.max(y + 7, 50));
  }

  /** A text of at most so many lines; says where the next may begin. */
  #line(
    words: string,
    style: 'label' | 'cardTitle' | 'cardText',
    size: number,
    fill: number,
    y: number,
    width: number,
    lines = 1,
  ): number {
    const options = { unit: 1, size, fill, anchor: [0.5, 0] as const, align: 'center' as const };
    const text = lines === 1 ? fitWidth(makeText(words, style, options), width) : makeText(words, style, { ...options, width });
    while (lines > 1 && text.height > size * 1.18 * lines + size * 0.4 && text.text.length > 4)
      text.text = `${text.text.replace(/\s*\S+$/, '').replace(/[…,.;:]+$/, '')}…`;
    text.position.set(0, y);
    this.#inside.addChild(style === 'cardTitle' ? shown(text, 'city') : text);
    return y + text.height;
  }

  #walkers(districts: readonly string[], y: number): void {
    const { words } = this.#context.books;
    const names = makeText(districts.map((district) => words.district(district)).join(', '), 'strong', {
      unit: 1,
      size: 13,
      fill: PALETTE.ink,
      anchor: [0.5, 0.5],
    });
    fitWidth(names, 92).position.set(8, y);
    const icon = makeIcon('investigator', 18);
    icon.position.set(8 - names.width / 2 - 10, y);
    this.#inside.addChild(icon, names);
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
