import { describe, expect, it } from 'vitest';
import { costOf, placePanel, standingOn } from '../../../../src/games/cults/screens/guide/place-panel';

const SCREEN = { width: 1000, height: 600 };
const SIZE = { width: 300, height: 150 };

describe('the place of the speech', () => {
  it('covers nothing that matters where there is room beside it', () => {
    const avoided = [
      { rect: { x: 300, y: 50, width: 400, height: 400 }, weight: 9 },
      { rect: { x: 0, y: 480, width: 1000, height: 120 }, weight: 5 },
    ];
    expect(costOf(placePanel({ width: 250, height: 150 }, SCREEN, avoided, null), avoided)).toBe(0);
  });

  it('is near to what it speaks of, and not on it', () => {
    const spoken = { x: 900, y: 500, width: 60, height: 60 };
    const { x, y } = placePanel(SIZE, SCREEN, [{ rect: spoken, weight: 12 }], spoken);
    expect(x + SIZE.width).toBeGreaterThan(850);
    expect(y).toBeGreaterThan(250);
    expect(costOf({ x, y, ...SIZE }, [{ rect: spoken, weight: 12 }])).toBe(0);
  });

  it('covers the lesser thing where something must be covered, and stays on the screen', () => {
    const [left, right] = [
      { rect: { x: 0, y: 0, width: 500, height: 600 }, weight: 2 },
      { rect: { x: 500, y: 0, width: 500, height: 600 }, weight: 12 },
    ];
    const { x, y } = placePanel(SIZE, SCREEN, [left, right], null);
    expect(x + SIZE.width).toBeLessThanOrEqual(500);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  });

  it('keeps the place of its foot when its words become longer, unless its head would leave the screen', () => {
    const before = { x: 20, y: 300, width: 200, height: 100 };
    expect(standingOn(before, { width: 200, height: 160 })).toEqual({ x: 20, y: 240, width: 200, height: 160 });
    expect(standingOn(before, { width: 200, height: 420 }).y).toBe(8);
  });
});
