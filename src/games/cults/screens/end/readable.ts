import type { Container } from 'pixi.js';

/** Lets screen readers read a part of the result. Tab passes it by: nothing can be done with it. */
export function readable(part: Container, words: string): void {
  part.accessible = true;
  part.accessibleType = 'div';
  part.accessibleTitle = words;
  part.accessibleText = words;
  // Pixi heeds the tab index of interactive things alone.
  part.eventMode = 'static';
  part.tabIndex = -1;
}
