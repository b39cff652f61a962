import type { Container } from 'pixi.js';

/** A button that Pixi lays over the canvas for keyboards and screen readers. */
type Laid = HTMLButtonElement & { readonly container?: Container | null };

const buttons = (): Laid[] => [...document.querySelectorAll<Laid>('#game button')];

/** What the focused button stands for; null where nothing is focused. */
export const focused = (): Container | null => (document.activeElement as Laid | null)?.container ?? null;

/** Rebuilds a screen; whoever works with keys stays where they were. */
export function keepingFocus(rebuild: () => void): void {
  const place = buttons().indexOf(document.activeElement as Laid);
  rebuild();
  // The new buttons are laid with the next frame, and those of before taken away with it.
  if (place >= 0) requestAnimationFrame(() => requestAnimationFrame(() => focusAgain(place)));
}

/** Whoever has begun to write meanwhile is not torn away from it. */
function focusAgain(place: number): void {
  if (!(document.activeElement instanceof HTMLInputElement)) buttons()[place]?.focus();
}

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Goes to the next button in the direction of an arrow key, of all or of those within something. Says whether there was one. */
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

/** Whether somebody works with keys inside this: a click may focus a button as well, but shows no ring around it. */
export const hasKeysIn = (within: Container): boolean =>
  liesIn(focused(), within) && document.activeElement?.matches(':focus-visible') === true;

/** Gives a thing another name for screen readers: Pixi tells its button only the first one. */
export function rename(thing: Container, title: string): void {
  if (thing.accessibleTitle === title) return;
  thing.accessibleTitle = title;
  for (const button of buttons()) if (button.container === thing) button.title = title;
}

/** To the button of what has the label, as soon as it is laid; where there is none, the focus stays. */
export function focusOn(label: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      buttons()
        .find(({ container }) => container?.label === label)
        ?.focus(),
    ),
  );
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
