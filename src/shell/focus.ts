import type { Container } from 'pixi.js';

/** A button that Pixi lays over the canvas for keyboards and screen readers. */
type Laid = HTMLButtonElement & { readonly container?: Container };

const buttons = (): Laid[] => [...document.querySelectorAll<Laid>('#game button')];

/** What the focused button stands for; null where nothing is focused. */
export const focused = (): Container | null => (document.activeElement as Laid | null)?.container ?? null;

/** Rebuilds a screen; whoever works with keys stays where they were. */
export function keepingFocus(rebuild: () => void): void {
  const place = buttons().indexOf(document.activeElement as Laid);
  rebuild();
  // The new buttons are laid with the next frame, and those of before taken away with it.
  if (place >= 0) requestAnimationFrame(() => requestAnimationFrame(() => buttons()[place]?.focus()));
}

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Goes to the next button in the direction of an arrow key. Says whether there was one. */
export function walkFocus({ key }: KeyboardEvent): boolean {
  const way = WAYS[key];
  if (way === undefined) return false;
  const all = buttons();
  const from = all.find((one) => one === document.activeElement);
  const next = from === undefined ? all[0] : nearest(from, all, way);
  next?.focus();
  return next !== undefined;
}

/** What lies ahead counts by its distance; what lies aside counts more, so that rows and columns are followed. */
function nearest(from: Laid, all: readonly Laid[], [dx, dy]: readonly [number, number]): Laid | undefined {
  const start = from.getBoundingClientRect();
  let [best, found] = [Infinity, undefined as Laid | undefined];
  for (const one of all) {
    const place = one.getBoundingClientRect();
    const ahead =
      dx === 0
        ? gap(dy, start.top, start.bottom, place.top, place.bottom)
        : gap(dx, start.left, start.right, place.left, place.right);
    const aside =
      dx === 0
        ? apart(start.left, start.right, place.left, place.right)
        : apart(start.top, start.bottom, place.top, place.bottom);
    const cost = ahead + 3 * aside;
    if (one === from || ahead < -4 || cost >= best) continue;
    [best, found] = [cost, one];
  }
  return found;
}

/** From the end of one stretch to the beginning of another, in a direction. */
const gap = (way: number, a: number, b: number, c: number, d: number): number => (way > 0 ? c - b : a - d);

/** How far two stretches lie apart; 0 where they overlap. */
const apart = (a: number, b: number, c: number, d: number): number => Math.max(0, c - b, a - d);
