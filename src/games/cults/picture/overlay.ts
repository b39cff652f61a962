import { Container, Rectangle } from 'pixi.js';
import { reachable, type Rect } from '../../../platform/config/layout';
import { TIMING } from '../../../platform/config/timing';
import { Motion } from '../../../platform/shell/motion';
import { makeButton } from '../../../platform/ui/controls/button';
import { makePanel } from '../../../platform/ui/panel';
import { makeBar } from '../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../platform/ui/text';
import type { TableContext } from './context';

/** The content of an overlay, drawn into a given rectangle. */
export interface OverlayContent {
  readonly root: Container;
  destroy(): void;
}

/** Shows one thing over the whole table, such as a pile or a reference. Escape or a click beside it closes it. */
export class Overlay {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #motion = new Motion();
  #content: OverlayContent | null = null;
  /** Called when it opens or closes. */
  onChange: () => void = () => undefined;

  constructor(context: TableContext) {
    this.#context = context;
  }

  get isOpen(): boolean {
    return this.#content !== null;
  }

  /** `size` is in design pixels; the content gets what the title leaves. */
  open(title: string, size: { readonly width: number; readonly height: number }, make: (room: Rect) => OverlayContent): void {
    this.close();
    const { layout, app, settings, explain } = this.#context;
    const { unit } = layout;
    explain(null, 0, 0);
    const isPhone = layout.shape === 'phone';
    const around = (isPhone ? 12 : 40) * unit;
    const width = Math.min(size.width * unit, layout.width - around);
    const height = isPhone ? layout.height - around : Math.min(size.height * unit, layout.height - around);
    const x = (layout.width - width) / 2;
    const y = (layout.height - height) / 2;
    const scrim = makeBar({ x: 0, y: 0, width: layout.width, height: layout.height }, 0x080503, 0.72);
    scrim.eventMode = 'static';
    scrim.on('pointertap', () => this.close());
    const ground = makePanel({ x, y, width, height });
    ground.eventMode = 'static';
    ground.hitArea = new Rectangle(0, 0, width, height);
    const words = makeText(title, 'title', { unit, size: 28, anchor: [0, 0.5] });
    const head = (isPhone ? 56 : 68) * unit;
    fitWidth(words, width - 190 * unit).position.set(x + 26 * unit, y + head / 2 + 2 * unit);
    const close = makeButton(app.panels.close, {
      unit,
      width: 120 * unit,
      height: reachable(layout, 36) * unit,
      icon: 'ui-cross',
      press: () => this.close(),
    });
    close.position.set(x + width - 140 * unit, y + (isPhone ? 7 : 18) * unit);
    this.root.addChild(scrim, ground, words, close);
    this.#content = make({
      x: x + 24 * unit,
      y: y + head,
      width: width - 48 * unit,
      height: height - head - (isPhone ? 12 : 20) * unit,
    });
    this.root.addChild(this.#content.root);
    this.onChange();
    this.root.alpha = 0;
    void this.#motion.to(this.root, { alpha: 1 }, settings.current.reducedMotion ? 0 : TIMING.menu);
  }

  close(): void {
    if (this.#content === null) return;
    this.#motion.kill();
    this.#content.destroy();
    this.#content = null;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    this.#context.explain(null, 0, 0);
    this.onChange();
    this.#context.draw();
  }

  destroy(): void {
    this.#motion.end();
    this.#content?.destroy();
    this.#content = null;
    this.root.destroy({ children: true });
  }
}
