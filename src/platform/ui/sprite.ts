import { Container, Sprite, Texture } from 'pixi.js';
import type { Rect } from '../config/layout';
import type { CultColours } from '../config/palette';
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

export interface Look {
  readonly colours: CultColours;
  readonly emblem: string;
}

/** A Plan marker: the disc in the cult's colour with its emblem. */
export function makeDisc({ colours, emblem }: Look, size: number): Container {
  const root = new Container();
  const disc = makeIcon('disc', size, colours.piece);
  const sign = makeIcon(emblem, size * 0.54);
  disc.y = size * 0.02;
  sign.y = -size * 0.04;
  root.addChild(disc, sign);
  return root;
}
