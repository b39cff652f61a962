import type { Container, WebGLRenderer } from 'pixi.js';
import { notchesOf } from '../../../../platform/shell/input/wheel-steps';
import type { TableContext } from '../context';
import type { BoardScene } from './board-scene';
import { isOnBoard, WHOLE, zoomAt, type ScreenPoint } from './zoom-geometry';

/** Enlarges the board by the wheel, as two fingers enlarge the page; a double click shows the whole board again. */
export class WheelZoom {
  readonly #renderer: WebGLRenderer;
  readonly #board: BoardScene;
  readonly #context: TableContext;
  readonly #mayZoom: () => boolean;

  /** `mayZoom` tells whether a wheel turns for the board: nothing plays, and nothing covers it. */
  constructor(renderer: WebGLRenderer, board: BoardScene, context: TableContext, mayZoom: () => boolean) {
    this.#renderer = renderer;
    this.#board = board;
    this.#context = context;
    this.#mayZoom = mayZoom;
    renderer.canvas.addEventListener('wheel', this.#wheel, { passive: true });
    // DOM buttons for screen readers lie over the canvas, beside it in the page.
    window.addEventListener('dblclick', this.#double);
  }

  reset(): void {
    if (this.#board.zoom !== WHOLE) this.#board.zoom = WHOLE;
  }

  readonly #wheel = (event: WheelEvent): void => {
    const at = this.#pointOf(event);
    // With Ctrl the browser enlarges the page.
    if (event.ctrlKey || !this.#mayZoom() || !this.#isOver(at)) return;
    this.#context.explain(null, 0, 0);
    this.#board.zoom = zoomAt(this.#board.zoom, at, notchesOf(event), this.#context.layout.board);
  };

  readonly #double = (event: MouseEvent): void => {
    if (this.#isOver(this.#pointOf(event))) this.reset();
  };

  #pointOf({ clientX, clientY }: MouseEvent): ScreenPoint {
    const { left, top } = this.#renderer.canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** Whether the board is what can be seen there. */
  #isOver(at: ScreenPoint): boolean {
    if (!isOnBoard(this.#board.zoom, at, this.#context.layout.board)) return false;
    let thing = this.#renderer.events.rootBoundary.hitTest(at.x, at.y) as Container | null;
    if (thing === null || thing.eventMode !== 'static') return true;
    while (thing !== null && !this.#board.isLayer(thing)) thing = thing.parent;
    return thing !== null;
  }

  destroy(): void {
    this.#renderer.canvas.removeEventListener('wheel', this.#wheel);
    window.removeEventListener('dblclick', this.#double);
  }
}
