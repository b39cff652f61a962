import { NineSliceSprite } from 'pixi.js';
import type { Rect } from '../config/layout';
import { PLATE_MARGIN, type PlateName } from '../config/plates';
import { frame } from '../shell/assets';

/**
 * A nine-slice of any size. Where it is lower than its picture, the borders share the whole height: a middle squeezed into a few
 * pixels would be sampled from a mipmap in which it has bled over its borders.
 */
export function makeSlice(name: string, width: number, height: number): NineSliceSprite {
  const texture = frame(name);
  const half = texture.height / 2;
  return new NineSliceSprite({ texture, width, height, ...(height < 2 * half ? { topHeight: half, bottomHeight: half } : {}) });
}

/** The background of a group: dark wood with a brass edge, or another nine-slice. */
export function makePanel({ x, y, width, height }: Rect, face: PlateName = 'panel'): NineSliceSprite {
  // Enlarge by the margin, so that the visible edge, not the shadow, lies on the rectangle.
  const margin = PLATE_MARGIN[face];
  const panel = makeSlice(face, width + 2 * margin, height + 2 * margin);
  panel.anchor.set(0);
  panel.position.set(x - margin, y - margin);
  return panel;
}
