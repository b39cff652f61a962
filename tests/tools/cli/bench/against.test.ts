import { describe, expect, it } from 'vitest';
import { benchAgainst, compare, figuresOf } from '../../../../src/tools/cli/bench/against';

describe('the bench against a revision', () => {
  const report = (games: number, clone: number): Map<string, number> =>
    figuresOf({
      games_per_s: { 2: games, 4: games / 2 },
      games_per_s_spread: { 2: 0.1 },
      us_per_clone: clone,
      runs: 7,
      games: 1000,
    });

  it('reads every figure of a report, but neither spreads nor settings', () => {
    expect([...report(900, 3)]).toEqual([
      ['games_per_s.2', 900],
      ['games_per_s.4', 450],
      ['us_per_clone', 3],
    ]);
  });

  it('gives the median of the ratios within each round and how far they lie apart', () => {
    const pairs = [
      { now: report(900, 3), before: report(1000, 3) },
      { now: report(500, 4), before: report(500, 2) },
      { now: report(808, 3), before: report(800, 3) },
    ];
    const figures = compare(pairs);
    expect(figures['games_per_s.2']).toEqual({ now: 808, before: 800, ratio: 1, spread: 0.11 });
    expect(figures['us_per_clone']).toEqual({ now: 3, before: 3, ratio: 1, spread: 1 });
  });

  it('passes over figures that one of the two does not have', () => {
    const pairs = [
      {
        now: new Map([
          ['new', 1],
          ['old', 2],
        ]),
        before: new Map([['old', 4]]),
      },
    ];
    expect(compare(pairs)).toEqual({ old: { now: 2, before: 4, ratio: 0.5, spread: 0 } });
  });

  it('refuses a revision that git does not know', () => {
    expect(() => benchAgainst('no-such-revision', 1, [])).toThrow(expect.objectContaining({ code: 'unknownRevision' }));
    expect(() => benchAgainst('--help', 1, [])).toThrow(expect.objectContaining({ code: 'unknownRevision' }));
  });
});
