import { Sprite, Texture } from 'pixi.js';
import type { Rect } from '../config/layout';
import { frame } from '../shell/assets';

/** An atlas frame anchored at its middle; `size` is its longer side in CSS pixels. */
export function makeIcon(name: string, size: number, tint = 0xffffff): Sprite {
  const sprite = new Sprite(frame(name));
  sprite.anchor.set(0.5);
  sprite.tint = tint;
  const { width, height } = sprite.texture;
  sprite.scale.set(size / Math.max(1, width, height));
  return sprite;
}

/** A rectangle of one colour; a Sprite, so that Pixi batches it with its neighbours. */
export function makeBar({ x, y, width, height }: Rect, tint: number, alpha = 1): Sprite {
  const bar = new Sprite(Texture.WHITE);
  bar.anchor.set(0);
  bar.position.set(x, y);
  bar.setSize(width, height);
  bar.tint = tint;
  bar.alpha = alpha;
  return bar;
}
