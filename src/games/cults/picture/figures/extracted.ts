import { Container, Rectangle } from 'pixi.js';
import type { Page } from '../../../../platform/shell/app';

/** Something to be drawn by itself. */
export interface PlacedView {
  /** Around its middle. */
  readonly view: Container;
  readonly width: number;
  readonly height: number;
}

/** Draws it into a canvas of its own and gives it up. */
export function extracted({ view, width, height }: PlacedView, { renderer }: Pick<Page, 'renderer'>): HTMLCanvasElement {
  const root = new Container();
  view.position.set(width / 2, height / 2);
  root.addChild(view);
  const frame = new Rectangle(0, 0, Math.round(width), Math.round(height));
  const made = renderer.extract.canvas({ target: root, frame, resolution: 1, antialias: true });
  root.destroy({ children: true });
  return copied(made as HTMLCanvasElement);
}

/** Pixi keeps the canvas that it extracts into and may use it again. */
function copied(made: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = made.width;
  canvas.height = made.height;
  canvas.getContext('2d')!.drawImage(made, 0, 0);
  return canvas;
}
