import type { Container } from 'pixi.js';

/** A DOM button that Pixi lays over the canvas for keyboards and screen readers. */
type Laid = HTMLButtonElement & { readonly container?: Container | null };

/** All but the links of tooltips, which have a key of their own: a tooltip goes when the focus leaves what it explains. */
const buttons = (): Laid[] => [...document.querySelectorAll<Laid>('#game button:not([tabindex="-1"])')];

/** The container of the focused DOM button; null if none is focused. */
export const focused = (): Container | null => (document.activeElement as Laid | null)?.container ?? null;

/** Runs `rebuild` and restores the keyboard focus afterwards. */
export function keepingFocus(rebuild: () => void): void {
  const place = buttons().indexOf(document.activeElement as Laid);
  rebuild();
  if (place >= 0) onceLaid(() => focusAgain(place));
}

/** Restores the focus, unless the player has begun to type in a field meanwhile. */
function focusAgain(place: number): void {
  if (!(document.activeElement instanceof HTMLInputElement)) buttons()[place]?.focus();
}

/**
 * Moves the focus once the new DOM buttons are laid: the next frame lays them and removes the old ones, so it waits for two. A player
 * who presses a key before that is on the way elsewhere, and keeps the focus: else the key's next Enter would press another button.
 */
function onceLaid(move: () => void): void {
  let isOvertaken = false;
  const overtake = (): void => void (isOvertaken = true);
  window.addEventListener('keydown', overtake, true);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      window.removeEventListener('keydown', overtake, true);
      if (!isOvertaken) move();
    }),
  );
}

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Focuses the next button in the direction of an arrow key, among all or those inside `within`. Returns whether there was one. */
export function walkFocus({ key }: Pick<KeyboardEvent, 'key'>, within?: Container): boolean {
  const way = WAYS[key];
  if (way === undefined) return false;
  const all = buttons().filter(({ container }) => within === undefined || liesIn(container, within));
  const from = document.activeElement;
  const next = isLaid(from) ? nearest(from, all, way) : all[0];
  next?.focus();
  return next !== undefined;
}

const isLaid = (thing: Element | null): thing is Laid => buttons().includes(thing as Laid);

function liesIn(thing: Container | null | undefined, within: Container): boolean {
  for (let at = thing; at !== null && at !== undefined; at = at.parent) if (at === within) return true;
  return false;
}

/** Whether the keyboard focus is inside `within`. A click focuses a button too, but without a visible ring. */
export const hasKeysIn = (within: Container): boolean =>
  liesIn(focused(), within) && document.activeElement?.matches(':focus-visible') === true;

/** Changes the name that screen readers announce: Pixi copies only the first one to its button. */
export function rename(thing: Container, title: string): void {
  if (thing.accessibleTitle === title) return;
  thing.accessibleTitle = title;
  for (const button of buttons()) if (button.container === thing) button.title = title;
}

/** Focuses the button of the container with this label once it is laid; if there is none, the focus stays. */
export function focusOn(label: string): void {
  onceLaid(() =>
    buttons()
      .find(({ container }) => container?.label === label)
      ?.focus(),
  );
}

/** Distance ahead counts once, distance aside counts more, so that arrows follow rows and columns. */
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

/** Gap in a direction from the end of one interval to the start of another. */
const gap = (way: number, a: number, b: number, c: number, d: number): number => (way > 0 ? c - b : a - d);

/** Distance between two intervals; 0 where they overlap. */
const apart = (a: number, b: number, c: number, d: number): number => Math.max(0, c - b, a - d);
