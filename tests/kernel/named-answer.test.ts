import { describe, expect, it } from 'vitest';
import { isDescribed, type Decision } from '../../src/kernel';

const DECISION: Decision = {
  id: 1,
  seat: 'dagon',
  kind: 'pay',
  options: [
    { id: 'adept', card: 'adept', power: 2 },
    { id: 'adept#2', card: 'adept', power: 2 },
    { id: 'acolyte', card: 'acolyte', power: 1 },
  ],
  min: 1,
  max: 3,
  suggest: ['adept', 'acolyte'],
  refused: [],
};

describe('an answer and its description', () => {
  it.each<[string, readonly string[], Parameters<typeof isDescribed>[2], boolean]>([
    ['the named option', ['acolyte'], { options: [{ card: 'acolyte' }] }, true],
    ['an equal thing', ['adept#2'], { kind: 'pay', options: [{ card: 'adept' }] }, true],
    ['both of two equal things', ['adept', 'adept#2'], { options: [{ card: 'adept' }, { card: 'adept' }] }, true],
    ['descriptions that fit in another order', ['adept', 'acolyte'], { options: [{}, { card: 'adept' }] }, true],
    ['too few', ['adept'], { options: [{ card: 'adept' }, { card: 'adept' }] }, false],
    ['too many', ['adept', 'acolyte'], { options: [{ card: 'adept' }] }, false],
    ['nothing, as described', [], { options: [] }, true],
    ['another question', ['adept'], { kind: 'commit', options: [{ card: 'adept' }] }, false],
    ['somebody else’s question', ['adept'], { seat: 'hastur', options: [{ card: 'adept' }] }, false],
    ['the suggestion, by an equal thing', ['adept#2', 'acolyte'], 'suggest', true],
    ['something else than the suggestion', ['adept', 'adept#2'], 'suggest', false],
  ])('%s', (_, chosen, described, isIt) => {
    expect(isDescribed(DECISION, chosen, described)).toBe(isIt);
  });
});
