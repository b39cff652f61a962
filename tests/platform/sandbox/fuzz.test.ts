import { describe, expect, it } from 'vitest';
import { fuzzPrograms } from '../../../src/tools/cli/fuzz/differential';
import { abilityWith, fuzzRepeats, whatDiffers } from '../../../src/tools/cli/fuzz/repeat';
import { HOSTILE } from './guest/hostile-scripts';

/** A part of what `npm run fuzz` does for hours; the seeds are part of the names. */
describe('what runs is what was written', () => {
  it('600 random programs (seed 1926) give the same in the guest as in the host', async () => {
    const { different, refused, cut } = await fuzzPrograms('1926', 600);
    expect(different).toEqual([]);
    expect(refused + cut).toBeLessThan(60);
  });
});

describe('nothing is kept between two runs', () => {
  it('by 150 scripts that try to (seed 1926)', async () => {
    expect((await fuzzRepeats('1926', 150)).different).toEqual([]);
  });

  it.each(HOSTILE.map(([name, body]) => [name, body] as const))('by the hostile script %s', async (_, body) => {
    expect(await whatDiffers(abilityWith(body()))).toBeNull();
  });
});
