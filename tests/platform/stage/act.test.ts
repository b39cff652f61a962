import { describe, expect, it } from 'vitest';
import { READING, SPEED_FACTOR, SPEEDS } from '../../../src/platform/config/timing';
import { pauseAt } from '../../../src/platform/stage/act';

describe('a pause for reading', () => {
  it.each(SPEEDS.filter((speed) => SPEED_FACTOR[speed] > 0))('is never shorter than reading takes (%s)', (speed) => {
    expect(pauseAt(SPEED_FACTOR[speed], 650, READING.outcome)).toBeGreaterThanOrEqual(READING.outcome);
  });

  it('follows the speed where nothing must be read, and is none where nothing is animated', () => {
    expect(pauseAt(SPEED_FACTOR.fast, 1000, 0)).toBe(400);
    expect(pauseAt(SPEED_FACTOR.instant, 1000, READING.outcome)).toBe(0);
  });
});
