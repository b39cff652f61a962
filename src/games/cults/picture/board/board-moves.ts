import type { Container } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import { TIMING } from '../../../../platform/config/timing';
import type { Motion } from '../../../../platform/shell/motion';
import { makeIcon } from '../../../../platform/ui/sprite';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Height of an Investigator's hop; board units. */
const HOP = 16;

/** Moves a piece in a low arc. */
export function hop(motion: Motion, view: Container, { x, y }: Spot, pace: number): Promise<void> {
  const [fromX, fromY] = [view.x, view.y];
  const way = { part: 0 };
  const onUpdate = (): void => {
    if (view.destroyed) return;
    const { part } = way;
    view.position.set(fromX + (x - fromX) * part, fromY + (y - fromY) * part - Math.sin(Math.PI * part) * HOP);
  };
  return motion.to(way, { part: 1, ease: 'power1.inOut', onUpdate }, TIMING.hop * pace);
}

/** Enlarges a number briefly when it changes. */
export async function swell(motion: Motion, view: Container, pace: number): Promise<void> {
  await motion.to(view.scale, { x: 1.24, y: 1.24, ease: 'power2.out' }, TIMING.count * 0.4 * pace);
  await motion.to(view.scale, { x: 1, y: 1, ease: 'power2.in' }, TIMING.count * 0.6 * pace);
}

/** A light over a place that fades out. */
export async function flash(motion: Motion, into: Container, { x, y }: Spot, pace: number): Promise<void> {
  const light = makeIcon('glow', 130, PALETTE.legal);
  light.position.set(x, y - 12);
  into.addChild(light);
  await motion.to(light, { alpha: 0, ease: 'power1.in' }, TIMING.flash * pace);
  if (!light.destroyed) light.destroy();
}
