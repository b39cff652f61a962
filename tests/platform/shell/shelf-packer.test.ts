import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ShelfPacker, type Slot } from '../../../src/platform/shell/text/shelf-packer';

const overlap = (a: Slot, b: Slot): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('shelves of a page', () => {
  it('give out parts that lie within the page and over no other, whatever is taken and given back', () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 70 }), height: fc.integer({ min: 1, max: 40 }) });
    const step = fc.oneof(
      size.map((wanted) => ({ take: wanted })),
      fc.nat(30).map((at) => ({ give: at })),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const shelves = new ShelfPacker(128);
        const out: Slot[] = [];
        for (const one of steps) {
          if ('give' in one) {
            const [slot] = out.splice(one.give, 1);
            if (slot !== undefined) shelves.give(slot);
            continue;
          }
          const slot = shelves.take(one.take.width, one.take.height);
          if (slot === null) continue;
          expect(slot).toMatchObject(one.take);
          expect(slot.x + slot.width).toBeLessThanOrEqual(128);
          expect(slot.y + slot.height).toBeLessThanOrEqual(128);
          expect(out.some((other) => overlap(other, slot))).toBe(false);
          out.push(slot);
        }
        for (const slot of out) shelves.give(slot);
        expect(shelves.isEmpty).toBe(true);
      }),
    );
  });

  it('are full when they are full, and have room for anything again when all is given back', () => {
    const shelves = new ShelfPacker(64);
    const taken: Slot[] = [];
    for (let slot = shelves.take(16, 16); slot !== null; slot = shelves.take(16, 16)) taken.push(slot);
    expect(taken).toHaveLength(16);
    for (const slot of taken) shelves.give(slot);
    expect(shelves.take(64, 64)).toEqual({ x: 0, y: 0, width: 64, height: 64 });
  });

  it('let a low thing onto a free high shelf that cannot be made lower', () => {
    const shelves = new ShelfPacker(64);
    const below = shelves.take(64, 32)!;
    shelves.take(64, 32);
    shelves.give(below);
    expect(shelves.take(10, 8)).toEqual({ x: 0, y: 0, width: 10, height: 8 });
  });
});
