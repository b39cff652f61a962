import { NineSliceSprite } from 'pixi.js';
import type { Rect } from '../config/layout';
import { PLATE_MARGIN, type PlateName } from '../config/plates';
import { frame } from '../shell/assets';

/**
 * A nine-slice of any size. Where it is lower than its picture the edges take all of it: a middle pressed into a few pixels would
 * be drawn from a smaller copy of the atlas, in which it has run over its edges.
 */
export function makeSlice(name: string, width: number, height: number): NineSliceSprite {
  const texture = frame(name);
  const half = texture.height / 2;
  return new NineSliceSprite({ texture, width, height, ...(height < 2 * half ? { topHeight: half, bottomHeight: half } : {}) });
}

/** The ground of a group of things: dark wood with a brass edge, or one of the other nine-slices. */
export function makePanel({ x, y, width, height }: Rect, face: PlateName = 'panel'): NineSliceSprite {
  // The visible edge lies where it was asked for: around it is only the shadow.
  const margin = PLATE_MARGIN[face];
  const panel = makeSlice(face, width + 2 * margin, height + 2 * margin);
  panel.anchor.set(0);
  panel.position.set(x - margin, y - margin);
  return panel;
}
