import { NineSliceSprite } from 'pixi.js';
import type { Rect } from '../config/layout';
import { frame } from '../shell/assets';

/** The ground of a group of things: dark wood with a brass edge, or one of the other nine-slices. */
export function makePanel(
  { x, y, width, height }: Rect,
  face: 'panel' | 'panel-light' | 'tray' | 'tooltip' | 'prompt-bar' | 'chip' = 'panel',
): NineSliceSprite {
  const panel = new NineSliceSprite({ texture: frame(face), width, height });
  panel.anchor.set(0);
  panel.position.set(x, y);
  return panel;
}
