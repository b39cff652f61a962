import type { Rect } from '../../../../platform/config/layout';

/** Something that the speech should not cover, and how much it matters. */
export interface Avoided {
  readonly rect: Rect;
  readonly weight: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Positions that are tried in each direction. */
const STEPS = 24;

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What covering these costs: the part of each that is covered, by its weight. */
export const costOf = (panel: Rect, avoided: readonly Avoided[]): number =>
  avoided.reduce((sum, { rect, weight }) => sum + (weight * overlap(panel, rect)) / (rect.width * rect.height), 0);

/** The gap between two rectangles. */
function distance(a: Rect, b: Rect): number {
  const dx = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const dy = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.hypot(dx, dy);
}

/** Finds a place on the screen where the speech covers least of what matters, and then the one nearest to what it speaks of. */
export function placePanel(size: Size, screen: Size, avoided: readonly Avoided[], near: Rect | null, margin = 8): Rect {
  const [right, bottom] = [screen.width - size.width - margin, screen.height - size.height - margin];
  const whole = Math.hypot(screen.width, screen.height);
  let [best, least] = [{ x: margin, y: margin, ...size }, Infinity];
  for (let row = 0; row <= STEPS; row++)
    for (let column = 0; column <= STEPS; column++) {
      const at = {
        x: margin + (Math.max(0, right - margin) * column) / STEPS,
        y: margin + (Math.max(0, bottom - margin) * row) / STEPS,
        ...size,
      };
      const cost = costOf(at, avoided) + (near === null ? 0 : distance(at, near) / whole);
      if (cost < least - 1e-9) [best, least] = [at, cost];
    }
  return best;
}

/** The place of a panel whose words changed: its foot stays, and with it the button there, if its head still fits on the screen. */
export const standingOn = (before: Rect, size: Size, margin = 8): Rect => ({
  x: before.x,
  y: Math.max(margin, before.y + before.height - size.height),
  ...size,
});
