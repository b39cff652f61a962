import { Container, type Text } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import { TEXT_SCALE } from '../../../../platform/config/text-size';
import { PALETTE } from '../../../../platform/config/palette';
import type { GameEvent } from '../../contract/view-types';
import { makeBar } from '../../../../platform/ui/sprite';
import { makeText, setWords, STYLES } from '../../../../platform/ui/text';
import { isEvent } from '../../contract/is-event';
import type { TableContext } from '../context';
import { headingOf } from './log-entries';

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
    this.#size = size * TEXT_SCALE[context.settings.current.textSize];
    this.#point = point;
  }

  /** Draws as many of the last entries as fit; returns how many. */
  draw(entries: readonly GameEvent[]): number {
    const { layout } = this.#context;
    const { x, y, height } = this.#room;
    let bottom = y + height;
    let used = 0;
    for (let at = entries.length - 1; at >= 0 && bottom > y; at--) {
      const event = entries[at]!;
      const line = this.#line(used);
      this.#word(line.text, event);
      line.text.style.fill = colourOf(event, this.#context);
      bottom -= line.text.height + (headingOf(event) === 'round' ? 12 : 5) * layout.unit;
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

  /** A round has a heading, a phase a smaller one. */
  #word(text: Text, event: GameEvent): void {
    const { books, app, layout } = this.#context;
    const heading = headingOf(event);
    const { style } = text;
    const { fontFamily, fontWeight, fontSize } = STYLES[heading === null ? 'body' : heading === 'round' ? 'heading' : 'strong'];
    style.fontFamily = fontFamily;
    style.fontWeight = fontWeight ?? 'normal';
    style.fontSize = (heading === 'round' ? fontSize : this.#size) * layout.unit;
    style.lineHeight = style.fontSize * 1.18;
    setWords(text, isEvent(event, 'roundBegun') ? `${app.panels.round} ${event.round}` : books.words.event(event));
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
  const { seat } = event;
  if (headingOf(event) !== null) return PALETTE.brassLight;
  return seat === undefined ? PALETTE.ivory : books.cult(seat).colours.name;
}
