import { describe, expect, it } from 'vitest';
import { outcomePause } from '../../../../../src/games/cults/picture/fight/outcome-pause';
import { READING, SPEED_FACTOR, SPEEDS } from '../../../../../src/platform/config/timing';
import { pauseAt } from '../../../../../src/platform/stage/act';

describe('the outcome of a Confrontation', () => {
  it.each(SPEEDS.filter((speed) => SPEED_FACTOR[speed] > 0))('can be read by a player who took part (%s)', (speed) => {
    const { least, waits } = outcomePause(speed, true);
    const isReadable = waits || pauseAt(SPEED_FACTOR[speed], 650, least) >= READING.outcome;
    expect(isReadable).toBe(true);
  });

  it('of others stops nobody', () => {
    expect(outcomePause('fast', false)).toEqual({ least: 0, waits: false });
  });
});
