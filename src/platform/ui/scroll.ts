import { Container, Graphics, NineSliceSprite, Rectangle, type FederatedPointerEvent, type FederatedWheelEvent } from 'pixi.js';
import type { Rect } from '../config/layout';
import { PALETTE } from '../config/palette';
import { frame } from '../shell/assets';
import { focused } from '../shell/input/focus';

/** A scrollable window: by wheel, finger, bar or keys. */
export class ScrollArea extends Container {
  readonly content = new Container();
  readonly #rect: Rect;
  readonly #unit: number;
  readonly #draw: () => void;
  readonly #thumb: NineSliceSprite;
  #height = 0;
  #top = 0;
  #drag: { readonly y: number; readonly top: number; readonly byThumb: boolean } | null = null;
  /** Called on every scroll with the visible range of the content. */
  onScroll: (top: number, bottom: number) => void = () => undefined;

  constructor(rect: Rect, unit: number, draw: () => void) {
    super();
    this.#rect = rect;
    this.#unit = unit;
    this.#draw = draw;
    this.position.set(rect.x, rect.y);
    const mask = new Graphics().rect(0, 0, rect.width, rect.height).fill(0xffffff);
    this.content.mask = mask;
    this.#thumb = new NineSliceSprite({ texture: frame('scroll-thumb'), width: 8 * unit, height: 40 * unit });
    this.#thumb.anchor.set(0);
    this.#thumb.tint = PALETTE.secondary;
    // Make the narrow bar easier to grab.
    this.#thumb.hitArea = { contains: (x, y) => x > -8 * unit && x < 14 * unit && y > 0 && y < this.#thumb.height };
    this.#thumb.eventMode = 'static';
    this.#thumb.cursor = 'pointer';
    this.addChild(this.content, mask, this.#thumb);
    this.eventMode = 'static';
    this.hitArea = new Rectangle(0, 0, rect.width, rect.height);
    // Browsers may report wheel deltas in pixels, lines or pages.
    const steps = [1, 40 * unit, rect.height];
    this.on('wheel', ({ deltaY, deltaMode }: FederatedWheelEvent) => this.scrollTo(this.#top + deltaY * (steps[deltaMode] ?? 1)));
    this.on('pointerdown', (event: FederatedPointerEvent) => this.#grab(event));
    this.on('globalpointermove', (event: FederatedPointerEvent) => this.#pull(event));
    for (const end of ['pointerup', 'pointerupoutside'] as const) this.on(end, () => void (this.#drag = null));
    document.addEventListener('focusin', this.#follow);
    this.once('destroyed', () => document.removeEventListener('focusin', this.#follow));
  }

  /** Whether `what` is inside the content. */
  holds(what: Container | null): boolean {
    for (let at = what; at !== null; at = at.parent) if (at === this.content) return true;
    return false;
  }

  /** Scrolls the focused button into sight when Tab moves through the content. */
  readonly #follow = (): void => {
    const at = focused();
    if (!this.holds(at)) return;
    const { y, height } = at!.getBounds();
    const from = y - this.getGlobalPosition().y;
    const [above, below] = [from, from + height - this.#rect.height];
    const margin = 8 * this.#unit;
    if (above < 0) this.scrollTo(this.#top + above - margin);
    else if (below > 0) this.scrollTo(this.#top + below + margin);
  };

  /** The content's width beside the bar. */
  get room(): number {
    return this.#rect.width - 22 * this.#unit;
  }
  get top(): number {
    return this.#top;
  }

  set contentHeight(height: number) {
    this.#height = height;
    this.scrollTo(this.#top);
  }

  get #most(): number {
    return Math.max(0, this.#height - this.#rect.height);
  }

  scrollTo(top: number): void {
    this.#top = Math.max(0, Math.min(this.#most, top));
    this.content.y = -Math.round(this.#top);
    const { height, width } = this.#rect;
    this.#thumb.visible = this.#most > 0;
    this.#thumb.height = Math.max(36 * this.#unit, (height * height) / Math.max(1, this.#height));
    this.#thumb.position.set(
      width - this.#thumb.width,
      this.#most === 0 ? 0 : (this.#top / this.#most) * (height - this.#thumb.height),
    );
    this.onScroll(this.#top, this.#top + height);
    this.#expose(this.content);
    this.#draw();
  }

  /** Pixi's hit test ignores the mask: parts not wholly in the window must not catch clicks meant for what lies over them. */
  #expose(part: Container): void {
    if (part.accessible) {
      const { y, height } = part.getBounds();
      const from = y - this.getGlobalPosition().y;
      const isIn = from >= -1 && from + height <= this.#rect.height + 1;
      part.accessiblePointerEvents = isIn ? 'auto' : 'none';
      if (part._accessibleDiv) part._accessibleDiv.style.pointerEvents = part.accessiblePointerEvents;
    }
    for (const child of part.children) this.#expose(child);
  }

  /** Handles arrows, Page and Home/End keys; returns whether it used the key. */
  key({ key }: KeyboardEvent): boolean {
    if (this.#most === 0) return false;
    const page = this.#rect.height * 0.9;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 60 * this.#unit,
      ArrowUp: -60 * this.#unit,
      PageDown: page,
      PageUp: -page,
      End: this.#height,
      Home: -this.#height,
    };
    const step = steps[key];
    if (step === undefined) return false;
    this.scrollTo(this.#top + step);
    return true;
  }

  #grab(event: FederatedPointerEvent): void {
    this.#drag = { y: event.globalY, top: this.#top, byThumb: event.target === this.#thumb };
  }

  #pull(event: FederatedPointerEvent): void {
    if (this.#drag === null) return;
    const moved = event.globalY - this.#drag.y;
    const free = this.#rect.height - this.#thumb.height;
    const by = this.#drag.byThumb ? (moved * this.#most) / Math.max(1, free) : -moved;
    this.scrollTo(this.#drag.top + by);
  }
}
