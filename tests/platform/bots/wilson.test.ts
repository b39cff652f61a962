import { describe, expect, it } from 'vitest';
import { measured, wilson } from '../../../src/platform/bots/wilson';

describe('the interval of a measured share', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [130, 200, 0.5816, 0.7127],
  ])('of %d in %d is what the tables say', (credit, trials, low, high) => {
    const [from, to] = wilson(credit, trials);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });

  it('says nothing where nothing was tried', () => {
    expect(measured(0, 0)).toEqual({ value: 0, games: 0, ci: [0, 1] });
  });

  it('is rounded for a report', () => {
    expect(measured(1, 3)).toEqual({ value: 0.333, games: 3, ci: [0.061, 0.792] });
  });
});
