import { describe, expect, it } from 'vitest';
import { fuzzPrograms } from '../../../src/tools/cli/fuzz/differential';
import { abilityWith, fuzzRepeats, whatDiffers } from '../../../src/tools/cli/fuzz/repeat';
import { amount } from '../../amount';
import { HOSTILE } from './guest/hostile-scripts';

const PROGRAMS = amount(240, 600);
const REPEATS = amount(60, 150);

/** A part of what `npm run fuzz` does for hours; the seeds are part of the names. */
describe('what runs is what was written', () => {
  it(`${PROGRAMS} random programs (seed 1926) give the same in the guest as in the host`, async () => {
    const { different, refused, cut } = await fuzzPrograms('1926', PROGRAMS);
    expect(different).toEqual([]);
    expect(refused + cut).toBeLessThan(PROGRAMS / 10);
  });
});

describe('nothing is kept between two runs', () => {
  it(`by ${REPEATS} scripts that try to (seed 1926)`, async () => {
    expect((await fuzzRepeats('1926', REPEATS)).different).toEqual([]);
  });

  it.each(HOSTILE.map(([name, body]) => [name, body] as const))('by the hostile script %s', async (_, body) => {
    expect(await whatDiffers(abilityWith(body()))).toBeNull();
  });
});
