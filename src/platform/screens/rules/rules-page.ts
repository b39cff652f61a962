import { CanvasTextMetrics, Container, type Text } from 'pixi.js';
import type { Rect } from '../../config/layout';
import { PALETTE } from '../../config/palette';
import { makePanel } from '../../ui/panel';
import { ScrollArea } from '../../ui/scroll';
import { makeText, type StyleName } from '../../ui/text';
import type { RuleBlock } from './rules-text';

/** Text style of each kind of block, in design pixels. */
const SETTING: Readonly<Record<RuleBlock['kind'], { style: StyleName; size: number; indent: number; above: number }>> = {
  title: { style: 'title', size: 32, indent: 0, above: 0 },
  heading: { style: 'heading', size: 24, indent: 0, above: 26 },
  text: { style: 'body', size: 17, indent: 0, above: 8 },
  rule: { style: 'body', size: 17, indent: 64, above: 9 },
  item: { style: 'body', size: 16, indent: 84, above: 5 },
  row: { style: 'body', size: 16, indent: 0, above: 5 },
};

/** Left edges of a table row's cells, as fractions of its width. */
const CELLS = [0, 0.24, 0.86] as const;

/** The height of a text, measured without drawing it. */
function measured(text: Text): number {
  const { height } = CanvasTextMetrics.measureText(text.text, text.style);
  text.destroy();
  return height;
}

interface Placed {
  readonly block: RuleBlock;
  readonly top: number;
  readonly height: number;
}

/** Text objects are created this far before they scroll into sight, in window heights. */
const MARGIN = 0.5;

/** The rules as one long page; only blocks in sight have Text objects. */
export class RulesPage extends ScrollArea {
  readonly #size: number;
  readonly #placed: readonly Placed[];
  readonly #made = new Map<number, Container>();
  #marked = -1;
  /** Called on every scroll with the index of the block at the upper edge. */
  onPage: (first: number) => void = () => undefined;

  constructor(blocks: readonly RuleBlock[], rect: Rect, unit: number, draw: () => void) {
    super(rect, unit, draw);
    this.#size = unit;
    this.#placed = this.#place(blocks);
    this.onScroll = (top, bottom) => {
      this.#fill(top, bottom);
      this.onPage(this.first);
    };
    const last = this.#placed.at(-1);
    this.contentHeight = last === undefined ? 0 : last.top + last.height + 40 * unit;
  }

  /** The block at the upper edge. */
  get first(): number {
    const top = this.top + 30 * this.#size;
    return Math.max(
      0,
      this.#placed.findLastIndex((placed) => placed.top <= top),
    );
  }

  /** Scrolls a block into sight, and highlights it if asked. */
  goTo(at: number, isMarked: boolean): void {
    this.#drop();
    this.#marked = isMarked ? at : -1;
    this.scrollTo((this.#placed[at]?.top ?? 0) - 8 * this.#size);
  }

  #place(blocks: readonly RuleBlock[]): Placed[] {
    let top = 0;
    return blocks.map((block) => {
      const { above } = SETTING[block.kind];
      top += above * this.#size;
      const height = Math.max(...this.#texts(block).map((text) => measured(text)));
      const placed = { block, top, height };
      top += height;
      return placed;
    });
  }

  /** One text, or the cells of a row at their places. */
  #texts({ kind, text, cells }: RuleBlock): Text[] {
    const { indent } = SETTING[kind];
    const unit = this.#size;
    const room = this.room - indent * unit - 8 * unit;
    if (cells === undefined) return [this.#text(kind, text, (indent + 6) * unit, room)];
    return cells.map((cell, i) => {
      const [from, to] = [CELLS[i] ?? 0, CELLS[i + 1] ?? 1];
      return this.#text(kind, cell, 6 * unit + from * room, (to - from) * room - 12 * unit);
    });
  }

  #text(kind: RuleBlock['kind'], words: string, x: number, width: number): Text {
    const { style, size } = SETTING[kind];
    const made = makeText(words, style, { unit: this.#size, size, width });
    made.style.tagStyles = { b: { fontWeight: '800', fill: PALETTE.brassLight } };
    made.x = x;
    return made;
  }

  #fill(top: number, bottom: number): void {
    const margin = (bottom - top) * MARGIN;
    this.#placed.forEach(({ top: from, height }, at) => {
      const isNear = from + height > top - margin && from < bottom + margin;
      if (isNear && !this.#made.has(at)) this.#make(at);
      if (!isNear && this.#made.has(at)) this.#destroy(at);
    });
  }

  #make(at: number): void {
    const { block, top, height } = this.#placed[at]!;
    const unit = this.#size;
    const root = new Container();
    root.y = top;
    if (at === this.#marked) {
      root.addChild(makePanel({ x: 0, y: -5 * unit, width: this.room, height: height + 10 * unit }, 'menu-item'));
    }
    const texts = this.#texts(block);
    // The first row of a table is its header.
    const isHead = block.kind === 'row' && this.#placed[at - 1]?.block.kind !== 'row';
    if (isHead) for (const text of texts) text.style.fill = PALETTE.brassLight;
    root.addChild(...texts);
    if (block.kind === 'rule') {
      const number = makeText(block.number, 'label', { unit, size: 15, fill: PALETTE.brassLight });
      number.position.set(6 * unit, 2 * unit);
      root.addChild(number);
    }
    if (block.kind === 'item') {
      const dot = makeText('•', 'body', { unit, size: 16, fill: PALETTE.brassLight });
      dot.x = 72 * unit;
      root.addChild(dot);
    }
    this.content.addChild(root);
    this.#made.set(at, root);
  }

  #destroy(at: number): void {
    this.#made.get(at)?.destroy({ children: true });
    this.#made.delete(at);
  }

  #drop(): void {
    for (const at of this.#made.keys()) this.#destroy(at);
  }
}
