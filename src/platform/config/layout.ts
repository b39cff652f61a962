/** A rectangle of the screen, in CSS pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `phone` is a small screen held sideways. */
export type ScreenShape = 'wide' | 'classic' | 'phone';

/** How a page lies on a screen (docs/look.md, "Composition"). A game's table adds its own areas. */
export interface Layout {
  readonly shape: ScreenShape;
  readonly width: number;
  readonly height: number;
  /** CSS pixels per design pixel of the 1600×900 composition; multiply text sizes and paddings by it. */
  readonly unit: number;
  /** Like `unit`, for pages composed for a large screen and merely scaled down on a phone. */
  readonly pageUnit: number;
}

/** Minimum side of a touch target, in CSS pixels. */
const FINGER = 44;

/** Size of a pressable thing in design pixels; on a phone never smaller than a finger needs. */
export const reachable = ({ shape }: Pick<Layout, 'shape'>, size: number): number =>
  shape === 'phone' ? Math.max(FINGER, size) : size;

/** Below this height a screen that lies on its side is a phone; CSS pixels. */
const PHONE_HEIGHT = 500;
/** The phone size that compositions are drawn for; on it, text has its intended size. */
const PHONE = { width: 844, height: 390 } as const;

/** The widest width-to-height ratio that a table fills; wider screens get margins at the sides. */
const WIDEST = 2.1;
const WIDEST_PHONE = 2.6;

const shapeOf = (width: number, height: number): ScreenShape =>
  width / height < 1.5 ? 'classic' : height < PHONE_HEIGHT ? 'phone' : 'wide';

/** The part of the width that a table fills, in CSS pixels. */
export const filledWidth = ({ shape, width, height }: Pick<Layout, 'shape' | 'width' | 'height'>): number =>
  Math.min(width, height * (shape === 'phone' ? WIDEST_PHONE : WIDEST));

export function layoutFor(width: number, height: number): Layout {
  const shape = shapeOf(width, height);
  const filled = filledWidth({ shape, width, height });
  const pageUnit = Math.min(height / 900, filled / (shape === 'classic' ? 1180 : 1600));
  const unit = shape === 'phone' ? Math.min(height / PHONE.height, filled / PHONE.width) : pageUnit;
  return { shape, width, height, unit, pageUnit };
}

/** An area as fractions of the filled width and of the height. */
export type Fractions = readonly [left: number, right: number, top: number, bottom: number];

/** Where an area lies on the screen. */
export function areaOf(layout: Layout, [left, right, top, bottom]: Fractions): Rect {
  const { width, height } = layout;
  const filled = filledWidth(layout);
  return {
    x: (width - filled) / 2 + left * filled,
    y: top * height,
    width: (right - left) * filled,
    height: (bottom - top) * height,
  };
}
