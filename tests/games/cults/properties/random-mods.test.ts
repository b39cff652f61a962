import { expect, it } from 'vitest';
import { fuzzDeclared } from '../../../../src/tools/cli/fuzz/declared';

it('random mods over the whole vocabulary: nothing throws, every game ends, every invariant holds', () => {
  const report = fuzzDeclared({ seed: 'npm test', mods: 80, games: 2 });
  expect(report.broken).toEqual([]);
  expect(report.games).toBe(160);
  expect(report.decisions).toBeGreaterThan(40_000);
});
