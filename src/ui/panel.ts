import { NineSliceSprite } from 'pixi.js';
import type { Rect } from '../config/layout';
import { PLATE_MARGIN, type PlateName } from '../config/plates';
import { frame } from '../shell/assets';

/** The ground of a group of things: dark wood with a brass edge, or one of the other nine-slices. */
export function makePanel({ x, y, width, height }: Rect, face: PlateName = 'panel'): NineSliceSprite {
  // The visible edge lies where it was asked for: around it is only the shadow.
  const margin = PLATE_MARGIN[face];
  const panel = new NineSliceSprite({ texture: frame(face), width: width + 2 * margin, height: height + 2 * margin });
  panel.anchor.set(0);
  panel.position.set(x - margin, y - margin);
  return panel;
}
