import { expect, it } from 'vitest';
import { search, type SearchResult } from '../../../src/platform/bots/search';
import { nim } from '../../toys/nim';

const state = nim.load({ heap: 9, seed: 'search' }, null, null);

/** Searches among three answers; the judge sees only which one it was. */
function searched(judge: (at: number, trial: number) => number): SearchResult {
  const seen = [0, 0, 0];
  return search({
    rules: nim,
    book: null,
    question: state.asks[0]!,
    answers: [[0], [1], [2]],
    budget: { iterations: 600 },
    lots: 'lots',
    worlds: 4,
    imagine: () => nim.clone(state),
    judge: (_, __, at) => judge(at, seen[at]!++),
  });
}
const sum = (tries: readonly number[]): number => tries.reduce((all, count) => all + count, 0);

it('stops when one answer is surely better', () => {
  const { best, tries } = searched((at, trial) => (at === 1 ? 0.9 : 0.1) + (trial % 2) * 0.05);
  expect(best).toBe(1);
  expect(sum(tries)).toBeLessThan(100);
});

it('does not weigh answers that always do the same', () => {
  expect(sum(searched((_, trial) => trial % 2).tries)).toBeLessThan(100);
});

it('goes on to the end of its budget where it is in doubt', () => {
  const { tries } = searched((at, trial) => ((trial * 7 + at * 3) % 10) / 10);
  expect(sum(tries)).toBeGreaterThan(500);
});
