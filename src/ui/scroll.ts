import { Container, Graphics, NineSliceSprite, Rectangle, type FederatedPointerEvent, type FederatedWheelEvent } from 'pixi.js';
import type { Rect } from '../config/layout';
import { PALETTE } from '../config/palette';
import { frame } from '../shell/assets';

/** A window on something higher than itself: rolled with the wheel, a finger, the bar or keys. */
export class ScrollArea extends Container {
  readonly content = new Container();
  readonly #rect: Rect;
  readonly #unit: number;
  readonly #draw: () => void;
  readonly #thumb: NineSliceSprite;
  #height = 0;
  #top = 0;
  #drag: { readonly y: number; readonly top: number; readonly byThumb: boolean } | null = null;
  /** Told what part of the content is in the window. */
  onScroll: (top: number, bottom: number) => void = () => undefined;

  constructor(rect: Rect, unit: number, draw: () => void) {
    super();
    this.#rect = rect;
    this.#unit = unit;
    this.#draw = draw;
    this.position.set(rect.x, rect.y);
    const mask = new Graphics().rect(0, 0, rect.width, rect.height).fill(0xffffff);
    this.content.mask = mask;
    this.#thumb = new NineSliceSprite({ texture: frame('scroll-thumb'), width: 12 * unit, height: 40 * unit });
    this.#thumb.anchor.set(0);
    this.#thumb.tint = PALETTE.brassLight;
    this.#thumb.eventMode = 'static';
    this.#thumb.cursor = 'pointer';
    this.addChild(this.content, mask, this.#thumb);
    this.eventMode = 'static';
    this.hitArea = new Rectangle(0, 0, rect.width, rect.height);
    this.on('wheel', (event: FederatedWheelEvent) => this.scrollTo(this.#top + event.deltaY));
    this.on('pointerdown', (event: FederatedPointerEvent) => this.#grab(event));
    this.on('globalpointermove', (event: FederatedPointerEvent) => this.#pull(event));
    for (const end of ['pointerup', 'pointerupoutside'] as const) this.on(end, () => void (this.#drag = null));
  }

  /** How much room the content has beside the bar. */
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
    this.#draw();
  }

  /** Arrows, pages, ends; says whether the key was one of them. */
  key({ key }: KeyboardEvent): boolean {
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
