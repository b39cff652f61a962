import { PALETTE } from '../../../../../platform/config/palette';
import { TIMING } from '../../../../../platform/config/timing';
import { playSound } from '../../../../../platform/shell/audio';
import type { Landing } from '../../board/board-scene';
import { burst, glow, ring, type Mover } from './sparks';

/** How large a marker hangs before it falls, and how near to the board's centre: at the edge of the screen it would be cut off. */
const LARGE = 2.3;
const INWARD = 0.8;

/** A Dominance marker leaves its seat, hangs over its field, falls and shakes the board: the point of the game. */
export async function fall({ view, piece, from, motion, lasts, isOver, struck }: Landing): Promise<void> {
  view.position.set(from.x, from.y);
  view.scale.set(0.7);
  view.alpha = 0;
  void motion.to(view, { alpha: 1 }, lasts(TIMING.lift));
  void motion.to(view.scale, { x: LARGE, y: LARGE, ease: 'power2.out' }, lasts(TIMING.rise));
  await motion.to(view, { x: piece.x * INWARD, y: piece.y * INWARD, ease: 'power2.inOut' }, lasts(TIMING.rise));
  if (isOver()) return;
  void motion.to(view.scale, { x: 1, y: 1, ease: 'power3.in' }, lasts(TIMING.stamp));
  await motion.to(view, { x: piece.x, y: piece.y, ease: 'power3.in' }, lasts(TIMING.stamp));
  if (isOver()) return;
  const milliseconds = lasts(TIMING.stamp);
  if (milliseconds === 0) return;
  playSound('dominance-stamp');
  const light = { at: { x: piece.x, y: piece.y }, tint: PALETTE.legal };
  void ring(motion, struck.lights, { ...light, size: 210, time: lasts(TIMING.city) });
  void glow(motion, struck.lights, { ...light, size: 150, time: lasts(TIMING.fly) });
  void burst(motion, struck.lights, { ...light, size: 150, time: lasts(TIMING.dice) }, 9);
  await shake(motion, struck, milliseconds);
}

/** Shakes the board around its place, ever less. */
async function shake(motion: Mover, { board, home, reach }: Landing['struck'], milliseconds: number): Promise<void> {
  const left = { part: 1 };
  const onUpdate = (): void => {
    if (!board.destroyed) board.x = home.x + Math.sin(left.part * 19) * reach * left.part;
  };
  await motion.to(left, { part: 0, ease: 'none', onUpdate }, milliseconds);
  if (!board.destroyed) board.position.set(home.x, home.y);
}
