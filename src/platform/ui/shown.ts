import type { Container } from 'pixi.js';

/** Prefix of the labels that `shown` sets. */
export const SHOWN = '=';

/** Labels a container with the part of the view it shows, so that tests can compare picture and view. */
export function shown<T extends Container>(thing: T, ...what: readonly (string | number)[]): T {
  thing.label = SHOWN + what.join('/');
  return thing;
}
