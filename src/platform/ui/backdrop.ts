import { Container, Sprite, Texture } from 'pixi.js';
import { PALETTE } from '../config/palette';
import { picture } from '../shell/assets';

/** A picture that covers the whole screen, cropped at the sides; falls back to the table's picture if it is missing. */
export function makeBackdrop(name: 'table' | 'title', width: number, height: number): Container {
  const root = new Container();
  const found = picture(name);
  const sprite = new Sprite(found === Texture.EMPTY ? picture('table') : found);
  sprite.anchor.set(0.5);
  const { width: w, height: h } = sprite.texture;
  sprite.scale.set(Math.max(width / Math.max(1, w), height / Math.max(1, h)));
  sprite.position.set(width / 2, height / 2);
  root.addChild(sprite);
  return root;
}

/** A dark sheet over everything beneath; it blocks clicks. */
export function makeVeil(width: number, height: number, alpha: number): Sprite {
  const veil = new Sprite(Texture.WHITE);
  veil.anchor.set(0);
  veil.setSize(width, height);
  veil.tint = PALETTE.night;
  veil.alpha = alpha;
  veil.eventMode = 'static';
  return veil;
}
