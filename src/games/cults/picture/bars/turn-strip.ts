import { Container, Rectangle, type Text } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import type { TableLayout } from '../config/table-layout';
import type { TableView } from '../../contract/view-types';
import { makePanel } from '../../../../platform/ui/panel';
import { shown } from '../../../../platform/ui/shown';
import { makeDisc } from '../disc';
import { fitBox, makeText, setWords } from '../../../../platform/ui/text';
import type { CultsPart, TableContext } from '../context';
import { explained } from '../facts/explained';
import { turnOrder } from '../facts/facts';

interface Line {
  readonly disc: Container;
  readonly name: Text;
  readonly word: Text;
  /** Sizes of the disc and of the letters. */
  readonly size: number;
  readonly letters: number;
}

/** Who acts now and who is next. */
export class TurnStrip implements CultsPart {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #lines: readonly Line[];
  readonly #rect: Rect;
  #shown = '';

  constructor(context: TableContext) {
    this.#context = context;
    this.#rect = turnStripPlace(context.layout);
    const { width, height } = this.#rect;
    const { unit } = context.layout;
    this.root.position.set(this.#rect.x, this.#rect.y);
    this.root.hitArea = new Rectangle(0, 0, width, height);
    this.root.addChild(makePanel({ x: 0, y: 0, width, height }, 'chip'));
    const { now, next } = context.app.panels;
    this.#lines = [
      [now, 26, 19],
      [next, 19, 15],
    ].map(([words, size, letters], at) => {
      const y = at === 0 ? height * 0.29 : height * 0.75;
      const word = makeText(String(words), 'label', { unit, size: 13, anchor: [0, 0.5] });
      word.position.set(12 * unit, y);
      const disc = new Container({ x: 66 * unit, y });
      const room = { unit, width: width - 90 * unit };
      const name = makeText('', 'name', { ...room, size: Number(letters), fill: 0xffffff, anchor: [0, 0.5] });
      shown(name, 'turn', at).position.set(81 * unit, y);
      this.root.addChild(word, disc, name);
      return { disc, name, word, size: Number(size) * unit, letters: Number(letters) * unit };
    });
    explained(this.root, context, { topic: 'turn' });
  }

  show(view: TableView): void {
    const { now, next } = turnOrder(view);
    const key = `${now}/${next}`;
    if (key === this.#shown) return;
    this.#shown = key;
    this.root.visible = now !== null;
    [now, next].forEach((cult, at) => this.#line(at, cult));
    const { disc, name, word } = this.#lines[0]!;
    for (const thing of [disc, name, word]) thing.y = this.#rect.height * (next === null ? 0.5 : 0.29);
  }

  #line(at: number, cult: string | null): void {
    const { disc, name, word, size, letters } = this.#lines[at]!;
    const { books, layout } = this.#context;
    for (const child of disc.removeChildren()) child.destroy({ children: true });
    for (const thing of [disc, name, word]) thing.visible = cult !== null;
    if (cult === null) return;
    const look = books.cult(cult);
    disc.addChild(makeDisc(look, size));
    name.scale.set(1);
    setWords(name, look.name);
    name.tint = look.colours.name;
    name.style.fontSize = letters;
    name.style.lineHeight = letters;
    // In one line, or in two of small letters.
    fitBox(name, this.#rect.width - 90 * layout.unit, 31 * layout.unit, layout.unit);
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}

/** Between the opponents and the board, under the top bar. */
export function turnStripPlace({ opponents, topLeft, unit, shape }: TableLayout): Rect {
  const x = opponents.x + opponents.width + 10 * unit;
  return { x, y: topLeft.y + topLeft.height + 9 * unit, width: (shape === 'wide' ? 208 : 150) * unit, height: 60 * unit };
}
