import { Container, Rectangle, type FederatedWheelEvent, type Text } from 'pixi.js';
import { reachable, type Rect } from '../../../../platform/config/layout';
import type { TableLayout } from '../config/table-layout';
import type { GameEvent } from '../../contract/view-types';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makePanel } from '../../../../platform/ui/panel';
import { WheelSteps } from '../../../../platform/shell/input/wheel-steps';
import { fitWidth, makeText, setWords } from '../../../../platform/ui/text';
import type { CultsPart, TableContext } from '../context';
import { entriesOf, roundAt } from './log-entries';
import { LogLines } from './log-lines';

/**
 * The log, newest at the bottom. Only visible lines exist and scrolling changes their words, so a long game costs no more than a
 * short one.
 */
export class LogPanel implements CultsPart {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #history: readonly GameEvent[];
  readonly #point: (event: GameEvent | null) => void;
  readonly #room: Rect;
  readonly #lines: LogLines;
  readonly #thumb: Container;
  readonly #empty: Text;
  readonly #title: Text;
  #entries: readonly GameEvent[] = [];
  /** The last event shown: after an undo the count alone could be unchanged. */
  #read: GameEvent | undefined;
  /** How many entries lie below the lowest visible one; 0 follows the newest. */
  #back = 0;
  #shown = '';
  /** Called when it opens or closes. */
  onChange: () => void = () => undefined;

  constructor(context: TableContext, history: readonly GameEvent[], point: (event: GameEvent | null) => void) {
    this.#context = context;
    this.#history = history;
    this.#point = point;
    const { unit } = context.layout;
    const whole = placeOf(context.layout);
    const { width } = whole;
    const head = this.#button + 22 * unit;
    this.#room = { x: 16 * unit, y: head, width: width - 46 * unit, height: whole.height - head - 14 * unit };
    this.#lines = new LogLines(context, this.#room, 15, point);
    this.root.position.set(whole.x, whole.y);
    this.root.hitArea = new Rectangle(0, 0, width, whole.height);
    this.root.eventMode = 'static';
    const wheel = new WheelSteps();
    this.root.on('wheel', (event: FederatedWheelEvent) => this.scroll(-wheel.take(event)));
    this.#title = makeText(context.app.panels.log, 'heading', { unit });
    this.#title.position.set(16 * unit, 12 * unit);
    const rail = { x: width - 22 * unit, y: this.#room.y, width: 8 * unit, height: this.#room.height };
    this.#thumb = makePanel({ ...rail, height: 40 * unit }, 'scroll-thumb');
    this.#dragging(this.#thumb);
    this.#empty = makeText(context.app.panels.logEmpty, 'body', { unit });
    this.#empty.position.set(this.#room.x, this.#room.y);
    this.root.addChild(
      makePanel({ x: 0, y: 0, width, height: whole.height }),
      this.#title,
      this.#empty,
      makePanel(rail, 'tray'),
      this.#thumb,
      this.#arrow('▲', width - this.#button * 3 - 46 * unit, 3),
      this.#arrow('▼', width - this.#button * 2 - 32 * unit, -3),
      this.#close(width),
      this.#lines.root,
    );
    this.root.visible = false;
  }

  /** Makes the scroll thumb draggable. */
  #dragging(thumb: Container): void {
    let from: { readonly y: number; readonly back: number } | null = null;
    thumb.eventMode = 'static';
    thumb.cursor = 'grab';
    thumb.on('pointerdown', ({ globalY }) => void (from = { y: globalY, back: this.#back }));
    thumb.on('globalpointermove', ({ globalY }) => {
      if (from === null) return;
      const part = (from.y - globalY) / Math.max(1, this.#room.height - thumb.height);
      this.scroll(Math.round(from.back + part * this.#entries.length) - this.#back);
    });
    const end = (): void => void (from = null);
    thumb.on('pointerup', end).on('pointerupoutside', end);
  }

  /** Height of a button. */
  get #button(): number {
    return reachable(this.#context.layout, 28) * this.#context.layout.unit;
  }

  #arrow(sign: string, x: number, by: number): Container {
    const { unit } = this.#context.layout;
    const size = { width: this.#button + 10 * unit, height: this.#button };
    const button = makeButton(sign, { unit, ...size, press: () => this.scroll(by) });
    button.position.set(x, 10 * unit);
    return button;
  }

  #close(width: number): Container {
    const { layout, app } = this.#context;
    const { unit } = layout;
    const button = makeButton('×', {
      unit,
      width: this.#button + 4 * unit,
      height: this.#button,
      title: app.panels.close,
      press: () => this.toggle(),
    });
    button.position.set(width - this.#button - 16 * unit, 10 * unit);
    return button;
  }

  get isOpen(): boolean {
    return this.root.visible;
  }

  toggle(): void {
    this.root.visible = !this.root.visible;
    this.#back = 0;
    this.#shown = '';
    this.#point(null);
    this.onChange();
    this.show();
    this.#context.draw();
  }

  scroll(by: number): void {
    this.#back = Math.max(0, Math.min(this.#entries.length - 1, this.#back + by));
    this.show();
    this.#context.draw();
  }

  show(): void {
    if (!this.root.visible) return;
    const last = this.#history.at(-1);
    if (this.#read !== last) {
      const before = this.#entries.length;
      this.#entries = entriesOf(this.#history);
      this.#read = last;
      this.#shown = '';
      // A reader who scrolled up stays there when entries are added.
      if (this.#back > 0) this.#back = Math.max(0, this.#back + this.#entries.length - before);
    }
    const key = `${this.#entries.length}/${this.#back}`;
    if (key === this.#shown) return;
    this.#shown = key;
    this.#draw();
  }

  #draw(): void {
    const last = this.#entries.length - this.#back;
    const used = this.#lines.draw(this.#entries.slice(0, last));
    this.#empty.visible = used === 0;
    this.#entitle(roundAt(this.#entries, last - used));
    this.#placeThumb(used);
  }

  /** The round of the uppermost visible entry stands beside the title. */
  #entitle(round: number | null): void {
    const { log, round: word } = this.#context.app.panels;
    this.#title.scale.set(1);
    setWords(this.#title, round === null ? log : `${log} · ${word} ${round}`);
    fitWidth(this.#title, this.#room.width - 3 * this.#button - 20 * this.#context.layout.unit);
  }

  #placeThumb(used: number): void {
    const { y, height } = this.#room;
    const all = Math.max(1, this.#entries.length);
    const size = Math.max(24 * this.#context.layout.unit, (height * Math.min(used, all)) / all);
    this.#thumb.height = size;
    const most = Math.max(1, all - used);
    this.#thumb.y = y + (height - size) * (1 - Math.min(1, this.#back / most));
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}

/** Over the Plan board and the zoom; on a phone over everything beside the board. */
function placeOf({ shape, planBoard, zoom, unit, height, hand }: TableLayout): Rect {
  if (shape === 'phone') return { ...hand, y: 6 * unit, height: height - 12 * unit };
  const right = planBoard.x + planBoard.width;
  const width = Math.min(430 * unit, planBoard.width + 110 * unit);
  return { x: right - width, y: planBoard.y, width, height: zoom.y + zoom.height - planBoard.y };
}
