import type { Container } from 'pixi.js';
import { makeIcon } from '../../../../../platform/ui/sprite';
import type { Point } from '../../config/board-layout';

/** What moves things: the board's motion or a performer's act. */
export interface Mover {
  to(target: object, vars: gsap.TweenVars, milliseconds: number): Promise<void>;
}

interface Light {
  readonly at: Point;
  readonly tint: number;
  /** Width in the end; pixels of the container. */
  readonly size: number;
  readonly time: number;
}

/** A ring that widens and fades. */
export async function ring(mover: Mover, into: Container, { at, tint, size, time }: Light): Promise<void> {
  const light = makeIcon('ring', size, tint);
  const { x } = light.scale;
  light.position.set(at.x, at.y);
  light.scale.set(x * 0.25);
  into.addChild(light);
  void mover.to(light.scale, { x, y: x, ease: 'power2.out' }, time);
  await mover.to(light, { alpha: 0, ease: 'power2.in' }, time);
  if (!light.destroyed) light.destroy();
}

/** A glow that fades. */
export async function glow(mover: Mover, into: Container, { at, tint, size, time }: Light): Promise<void> {
  const light = makeIcon('glow', size, tint);
  light.position.set(at.x, at.y);
  into.addChild(light);
  await mover.to(light, { alpha: 0, ease: 'power1.in' }, time);
  if (!light.destroyed) light.destroy();
}

/** Turns from spark to spark by the golden angle, so that no two go the same way. */
const TURN = 2.4;

/** Sparks that fly apart; `lift` bends their ways upwards, in parts of the reach. */
export function burst(mover: Mover, into: Container, light: Light, count: number, lift = 0): Promise<unknown> {
  return Promise.all(Array.from({ length: count }, (_, i) => spark(mover, into, light, i, lift)));
}

async function spark(mover: Mover, into: Container, { at, tint, size, time }: Light, i: number, lift: number): Promise<void> {
  const reach = (size / 2) * (0.55 + 0.45 * ((i * 0.37) % 1));
  const sprite = makeIcon('ember', size * 0.11, tint);
  sprite.position.set(at.x, at.y);
  into.addChild(sprite);
  const x = at.x + Math.cos(i * TURN) * reach;
  const y = at.y + Math.sin(i * TURN) * reach - lift * size;
  const lasts = time * (0.7 + 0.3 * ((i * 0.61) % 1));
  void mover.to(sprite, { x, y, ease: 'power3.out' }, lasts);
  await mover.to(sprite, { alpha: 0, ease: 'power2.in' }, lasts);
  if (!sprite.destroyed) sprite.destroy();
}
