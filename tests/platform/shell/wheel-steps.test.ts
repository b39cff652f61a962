import { describe, expect, it } from 'vitest';
import { WheelSteps } from '../../../src/platform/shell/input/wheel-steps';

const turned = (deltas: readonly number[], deltaMode = 0): number[] => {
  const wheel = new WheelSteps();
  return deltas.map((deltaY) => wheel.take({ deltaY, deltaMode }));
};

describe('a wheel over a list', () => {
  it('moves one entry with each notch, whatever a browser calls one', () => {
    expect(turned([100, 100, -100])).toEqual([1, 1, -1]);
    expect(turned([120, -120, 240])).toEqual([1, -1, 1]);
    expect(turned([3, -3], 1)).toEqual([1, -1]);
    expect(turned([1], 2)).toEqual([1]);
  });

  it('collects the small steps of a touchpad', () => {
    const moved = turned(Array.from({ length: 20 }, () => 20));
    expect(moved.reduce((sum, step) => sum + step, 0)).toBe(5);
    expect(turned([30, 30, -90])).toEqual([0, 0, -1]);
  });
});
