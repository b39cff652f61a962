import { Container, Graphics, type Text } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import { FORCES } from '../config/palette';
import { makePanel } from '../../../../platform/ui/panel';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { fitWidth, makeText, setWords } from '../../../../platform/ui/text';
import type { TableContext } from '../context';
import type { TerrorPosition } from '../facts/fight';

const WIDTH = 600;
const HEIGHT = 226;

/** A meter in the middle of the board: what the Rituals give, what is added, and the Sanity that it must exceed. */
export class TerrorMeter {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #position: TerrorPosition;
  readonly #added;
  readonly #total: Text;
  readonly #words: Text;
  readonly #unit: number;
  readonly #scale: number;
  readonly #left: number;

  constructor(context: TableContext, position: TerrorPosition, most: number) {
    this.#context = context;
    this.#position = position;
    const { unit, board } = context.layout;
    this.#unit = unit;
    // A phone's board is narrower than the meter, so centre it on the screen.
    const middle = context.layout.shape === 'phone' ? context.layout.width / 2 : board.x;
    this.root.position.set(middle - (WIDTH * unit) / 2, board.y - (HEIGHT * unit) / 2);
    const { rituals, sanity } = position;
    this.#left = 108 * unit;
    const bar = (WIDTH - 216) * unit;
    this.#scale = bar / Math.max(rituals + most, sanity + 2, 4);
    this.root.addChild(makePanel({ x: 0, y: 0, width: WIDTH * unit, height: HEIGHT * unit }, 'panel'), this.#title());
    const y = 112 * unit;
    this.root.addChild(this.#trough(bar, y));
    const colour = context.books.cult(position.cult).colours.piece;
    const height = 30 * unit;
    this.root.addChild(makeBar({ x: this.#left, y: y - height / 2, width: rituals * this.#scale, height }, colour));
    this.#added = makeBar({ x: this.#left + rituals * this.#scale, y: y - height / 2, width: 0, height }, FORCES.terror);
    this.root.addChild(this.#added, ...this.#ticks(bar, y), ...this.#threshold(y));
    this.root.addChild(...this.#ends(y));
    this.#total = makeText('', 'total', { unit, size: 40, anchor: [0.5, 0.5] });
    this.#total.position.set(56 * unit, y + 4 * unit);
    this.#words = makeText('', 'strong', { unit, size: 18, anchor: [0.5, 0.5] });
    this.#words.position.set((WIDTH / 2) * unit, 190 * unit);
    this.root.addChild(this.#total, this.#words);
  }

  /** Shows this much added to the Rituals. */
  set(added: number, words?: string): void {
    const { rituals, sanity } = this.#position;
    const { stage } = this.#context.app;
    this.#added.width = added * this.#scale;
    setWords(this.#total, String(Math.round(rituals + added)));
    const missing = sanity + 1 - rituals - Math.round(added);
    const said = words ?? (missing > 0 ? stage.terrorMissing(missing) : stage.terrorEnough);
    if (setWords(this.#words, said)) {
      this.#words.scale.set(1);
      fitWidth(this.#words, (WIDTH - 40) * this.#unit);
    }
    this.#words.tint = missing > 0 ? PALETTE.refusal : 0xbfe8c8;
  }

  #title(): Text {
    const { app, books } = this.#context;
    const title = makeText(app.stage.terrorTitle(books.words.district(this.#position.district)), 'title', {
      unit: this.#unit,
      size: 30,
      anchor: [0.5, 0.5],
    });
    title.position.set((WIDTH / 2) * this.#unit, 42 * this.#unit);
    return title;
  }

  #trough(bar: number, y: number): Graphics {
    const unit = this.#unit;
    return new Graphics()
      .roundRect(this.#left - 3 * unit, y - 18 * unit, bar + 6 * unit, 36 * unit, 6 * unit)
      .fill({ color: 0x0b0705, alpha: 0.9 })
      .stroke({ color: PALETTE.border, width: 1.5 * unit });
  }

  /** One line per point. */
  #ticks(bar: number, y: number): Container[] {
    const count = Math.floor(bar / this.#scale + 0.01);
    return Array.from({ length: count - 1 }, (_, at) =>
      makeBar(
        { x: this.#left + (at + 1) * this.#scale, y: y - 15 * this.#unit, width: 1, height: 30 * this.#unit },
        0x000000,
        0.5,
      ),
    );
  }

  /** The line that must be exceeded. */
  #threshold(y: number): Container[] {
    const unit = this.#unit;
    const x = this.#left + this.#position.sanity * this.#scale;
    const line = makeBar({ x: x - 2 * unit, y: y - 24 * unit, width: 4 * unit, height: 48 * unit }, 0xd9b8ff);
    const label = makeText(`${this.#context.app.stage.terrorParts.sanity} ${this.#position.sanity}`, 'strong', {
      unit,
      size: 15,
      fill: 0xe6d6f2,
      anchor: [0.5, 0],
    });
    label.position.set(x, y + 27 * unit);
    return [line, label];
  }

  #ends(y: number): Container[] {
    const unit = this.#unit;
    const terror = new Graphics()
      .circle(56 * unit, y, 37 * unit)
      .fill({ color: 0x124a2a })
      .stroke({ color: PALETTE.brassLight, width: 2.5 * unit });
    const sign = makeIcon('icon-terror', 34 * unit);
    sign.position.set(56 * unit, y - 38 * unit);
    const sanity = makeIcon('sanity', 76 * unit);
    sanity.position.set((WIDTH - 56) * unit, y);
    const number = makeText(String(this.#position.sanity), 'total', { unit, size: 34, anchor: [0.5, 0.52] });
    number.position.copyFrom(sanity.position);
    return [terror, sign, sanity, number];
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
