import type { Container } from 'pixi.js';
import type { About, TableContext } from '../context';

/** Explanations of containers, for long presses. */
const ABOUTS = new WeakMap<Container, () => About | null>();

export function tells(thing: Container, about: () => About | null): void {
  ABOUTS.set(thing, about);
}

/** The explanation of a container or of its nearest ancestor that has one. */
export function aboutOf(thing: Container | null): About | null {
  for (let at = thing; at !== null; at = at.parent) {
    const about = ABOUTS.get(at)?.() ?? null;
    if (about !== null) return about;
  }
  return null;
}

/** The middle of what is drawn, in the window; a thing with nothing on it is explained where it stands. */
export function middleOf(thing: Container): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = thing.getBounds();
  return width === 0 && height === 0 ? thing.getGlobalPosition() : { x: x + width / 2, y: y + height / 2 };
}

/** Explains a container while it is hovered or has the keyboard focus (which Pixi reports as `mouseover`). */
export function explained<T extends Container>(
  thing: T,
  { explain }: Pick<TableContext, 'explain'>,
  about: About | (() => About | null),
): T {
  thing.eventMode = 'static';
  const told = typeof about === 'function' ? about : (): About => about;
  tells(thing, told);
  let isPointedAt = false;
  const show = (): void => {
    isPointedAt = true;
    const what = told();
    const { x, y } = middleOf(thing);
    if (what !== null) explain(what, x, y);
  };
  const hide = (): void => {
    isPointedAt = false;
    explain(null, 0, 0);
  };
  thing.on('pointerenter', show).on('mouseover', show);
  thing.on('pointerleave', hide).on('mouseout', hide);
  // A container destroyed under the pointer gets no `pointerout`.
  thing.on('destroyed', () => {
    if (isPointedAt) hide();
  });
  return thing;
}

/** Makes a container a button for pointers, keyboards and screen readers. */
export function pressable<T extends Container>(thing: T, title: string, press: () => void): T {
  thing.eventMode = 'static';
  thing.cursor = 'pointer';
  thing.accessible = true;
  thing.accessibleTitle = title;
  thing.accessibleType = 'button';
  thing.on('pointertap', press);
  return thing;
}
