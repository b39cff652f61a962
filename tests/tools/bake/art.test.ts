import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack } from '../../../src/tools/bake/pack';
import { type AtlasName, FRAMES } from '../../../src/games/cults/picture/config/art';
import { BOARD, FIELD_NAMES, type Quadrant, fieldPlace } from '../../../src/games/cults/picture/config/board-layout';

interface Frame {
  readonly frame: { x: number; y: number; w: number; h: number };
  readonly sourceSize: { w: number; h: number };
  readonly borders?: { left: number; top: number; right: number; bottom: number };
}

const folder = resolve(import.meta.dirname, '../../..', 'assets', 'art');
const sheetOf = (name: string): { frames: Record<string, Frame>; meta: { size: { w: number; h: number }; scale: string } } =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
const atlases = Object.keys(FRAMES) as AtlasName[];

describe('the baked art', () => {
  it.each(atlases)('%s has every frame that the views may name', (atlas) => {
    expect(Object.keys(sheetOf(atlas).frames).sort()).toEqual([...FRAMES[atlas]]);
  });

  it.each(atlases)('%s keeps its frames inside the picture and its 9-slices inside their frames', (atlas) => {
    const { frames, meta } = sheetOf(atlas);
    const scale = Number(meta.scale);
    const outside = Object.entries(frames).filter(
      ([, { frame, sourceSize, borders }]) =>
        frame.x + frame.w > meta.size.w ||
        frame.y + frame.h > meta.size.h ||
        (borders !== undefined && (borders.left + borders.right) * scale >= sourceSize.w),
    );
    expect(outside.map(([name]) => name)).toEqual([]);
  });

  it('is light enough to load: table, board, pieces and frames in 340 kB', () => {
    const bytes = ['table', 'board', 'pieces', 'frames'].map((name) => statSync(join(folder, `${name}.avif`)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(340 * 1024);
  });
});

describe('the packer', () => {
  const sizes = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 })), {
    minLength: 1,
    maxLength: 40,
  });

  it('lets no two rectangles touch and stays within its width', () => {
    fc.assert(
      fc.property(sizes, (given) => {
        const items = given.map(([width, height], i) => ({ name: `r${i}`, width, height }));
        const { spots, width } = pack(items, 200, 2);
        const boxes = items.map((item) => ({ ...item, ...spots.get(item.name)! }));
        expect(width).toBeLessThanOrEqual(200);
        const clash = boxes.some((a, i) =>
          boxes.some(
            (b, k) =>
              k > i && a.x < b.x + b.width + 2 && b.x < a.x + a.width + 2 && a.y < b.y + b.height + 2 && b.y < a.y + a.height + 2,
          ),
        );
        expect(clash).toBe(false);
      }),
      { seed: 1920, numRuns: 60 },
    );
  });

  it('refuses what is wider than the atlas', () => {
    expect(() => pack([{ name: 'long', width: 11, height: 1 }], 10, 2)).toThrow('long is 11 pixels wide');
  });
});

describe('the board', () => {
  const quadrants: readonly Quadrant[] = ['downtown', 'rivertown', 'uptown', 'northside'];

  it('keeps every field of every district between the centre and the rim, in its own quadrant', () => {
    const lost = quadrants.flatMap((quadrant) =>
      FIELD_NAMES.filter((field) => {
        const { x, y } = fieldPlace(quadrant, field);
        const home = fieldPlace(quadrant, 'plan');
        const far = Math.hypot(x, y);
        return far < BOARD.ring || far > BOARD.inner || Math.sign(x) !== Math.sign(home.x) || Math.sign(y) !== Math.sign(home.y);
      }),
    );
    expect(lost).toEqual([]);
  });

  it('has the Guardians to the left of the Actions everywhere', () => {
    const gaps = quadrants.map((quadrant) => fieldPlace(quadrant, 'action').x - fieldPlace(quadrant, 'guardian').x);
    expect(gaps).toEqual([57, 57, 57, 57]);
  });
});
