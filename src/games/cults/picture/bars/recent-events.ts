import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import type { GameEvent } from '../../contract/view-types';
import { makePanel } from '../../../../platform/ui/panel';
import { makeText } from '../../../../platform/ui/text';
import type { CultsPart, TableContext } from '../context';
import { entriesOf } from './log-entries';
import { LogLines } from './log-lines';
import { LEAST } from '../seats/opponents-column';

/** Events to read at most; more would not fit any room. */
const MOST = 60;

/** The latest events, in the space that few opponents leave beside the board; the `L` key opens the whole log. */
export class RecentEvents implements CultsPart {
  readonly root = new Container({ label: 'lately' });
  readonly #context: TableContext;
  readonly #history: readonly GameEvent[];
  readonly #point: (event: GameEvent | null) => void;
  #lines: LogLines | null = null;
  #empty: Container | null = null;
  #room = '';
  /** The last event shown; null forces a redraw. */
  #read: GameEvent | null | undefined = null;

  constructor(context: TableContext, history: readonly GameEvent[], point: (event: GameEvent | null) => void) {
    this.#context = context;
    this.#history = history;
    this.#point = point;
  }

  /** Sets its rectangle; the panels above it may grow. */
  place(rect: Rect): void {
    const key = JSON.stringify(rect);
    if (key === this.#room) return;
    this.#room = key;
    this.#read = null;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    const { unit } = this.#context.layout;
    const { width, height } = rect;
    // Hide it where there is room for a line or two only.
    this.root.visible = height > LEAST * unit;
    this.root.position.set(rect.x, rect.y);
    const { lately, logEmpty } = this.#context.app.panels;
    const title = makeText(lately, 'label', { unit, size: 14 });
    title.position.set(14 * unit, 11 * unit);
    const room = { x: 13 * unit, y: 32 * unit, width: width - 22 * unit, height: height - 38 * unit };
    this.#lines = new LogLines(this.#context, room, 14, this.#point);
    this.#empty = makeText(logEmpty, 'small', { unit, size: 14, width: room.width });
    this.#empty.position.set(room.x, room.y);
    this.root.addChild(makePanel({ x: 0, y: 0, width, height }), title, this.#empty, this.#lines.root);
  }

  show(): void {
    const last = this.#history.at(-1);
    // Do not word events while it is invisible.
    if (!this.root.visible || this.#lines === null || this.#empty === null || this.#read === last) return;
    this.#read = last;
    this.#empty.visible = this.#lines.draw(entriesOf(this.#history.slice(-MOST))) === 0;
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
