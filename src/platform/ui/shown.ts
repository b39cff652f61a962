import type { Container } from 'pixi.js';

/** What labels of this kind begin with. */
export const SHOWN = '=';

/** Says of something on the screen what it shows of the view, so that a test can hold the one against the other. */
export function shown<T extends Container>(thing: T, ...what: readonly (string | number)[]): T {
  thing.label = SHOWN + what.join('/');
  return thing;
}
