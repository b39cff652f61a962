import { Container, type Text } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import { PALETTE } from '../../../../platform/config/palette';
import type { GameEvent } from '../../contract/view-types';
import { makeBar } from '../../../../platform/ui/sprite';
import { makeText, setWords } from '../../../../platform/ui/text';
import type { TableContext } from '../context';

/** One line, created once per position and given new words. */
interface Line {
  readonly text: Text;
  readonly mark: Container;
  event: GameEvent | null;
}

/** Sentences about events, the latest at the bottom. Only visible lines have Text objects. */
export class LogLines {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #room: Rect;
  readonly #size: number;
  readonly #point: (event: GameEvent | null) => void;
  readonly #lines: Line[] = [];

  /** `size` is the font size in design pixels. */
  constructor(context: TableContext, room: Rect, size: number, point: (event: GameEvent | null) => void) {
    this.#context = context;
    this.#room = room;
    this.#size = size;
    this.#point = point;
  }

  /** Draws as many of the last entries as fit; returns how many. */
  draw(entries: readonly GameEvent[]): number {
    const { books, layout } = this.#context;
    const { x, y, height } = this.#room;
    let bottom = y + height;
    let used = 0;
    for (let at = entries.length - 1; at >= 0 && bottom > y; at--) {
      const event = entries[at]!;
      const line = this.#line(used);
      setWords(line.text, books.words.event(event));
      line.text.style.fill = colourOf(event, this.#context);
      bottom -= line.text.height + 5 * layout.unit;
      if (bottom < y) break;
      line.text.position.set(x + 10 * layout.unit, bottom);
      line.mark.position.set(x, bottom + 2 * layout.unit);
      line.mark.height = line.text.height - 4 * layout.unit;
      line.mark.tint = line.text.style.fill as number;
      line.event = event;
      used++;
    }
    this.#lines.forEach((line, at) => {
      line.text.visible = at < used;
      line.mark.visible = at < used;
    });
    return used;
  }

  #line(at: number): Line {
    const known = this.#lines[at];
    if (known !== undefined) return known;
    const { unit } = this.#context.layout;
    const text = makeText('', 'body', { unit, size: this.#size, width: this.#room.width - 12 * unit });
    const mark = makeBar({ x: 0, y: 0, width: 3 * unit, height: 10 }, PALETTE.brass);
    const line: Line = { text, mark, event: null };
    text.eventMode = 'static';
    text.on('pointerenter', () => this.#point(line.event)).on('pointerleave', () => this.#point(null));
    this.root.addChild(mark, text);
    this.#lines.push(line);
    return line;
  }
}

/** The colour of the seat that a sentence is about; the sentence also names it. */
function colourOf(event: GameEvent, { books }: TableContext): number {
  const { seat, type } = event as { readonly seat?: string; readonly type: string };
  if (type === 'roundBegun' || type === 'phaseBegun') return PALETTE.brassLight;
  return seat === undefined ? PALETTE.ivory : books.cult(seat).colours.name;
}
