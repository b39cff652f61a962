import { describe, expect, it } from 'vitest';
import { Motion } from '../../../src/platform/shell/motion';

/** A target that complains like a destroyed container of Pixi. */
class Piece {
  isGone = false;
  #x = 0;
  get x(): number {
    if (this.isGone) throw new Error('destroyed');
    return this.#x;
  }
  set x(x: number) {
    this.#x = x;
  }
}

describe('a view that is destroyed in the middle of a move of several parts', () => {
  it.each([0, 500])('starts no further part, which would take %i ms', async (milliseconds) => {
    const motion = new Motion();
    const piece = new Piece();
    const move = (async () => {
      await motion.to(piece, { x: 5 }, 1000);
      await motion.to(piece, { x: 9 }, milliseconds);
    })();
    motion.end();
    piece.isGone = true;
    await move;
    expect(motion.busy).toBe(false);
  });

  it('goes on with the next part where its tweens were only stopped', async () => {
    const motion = new Motion();
    const piece = new Piece();
    const move = (async () => {
      await motion.to(piece, { x: 5 }, 1000);
      await motion.to(piece, { x: 9 }, 0);
    })();
    motion.kill();
    await move;
    expect(piece.x).toBe(9);
  });
});
