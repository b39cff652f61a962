import { describe, expect, it } from 'vitest';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { PLAIN_TASTE } from '../../../../src/games/cults/bots/habits/taste';
import { FEATURES } from '../../../../src/games/cults/bots/value/features';
import { INPUTS, STAGES } from '../../../../src/games/cults/bots/value/value';
import { WEIGHTS } from '../../../../src/games/cults/bots/value/weights';
import { liveStream } from '../../../../src/kernel';
import { ChanceFit } from '../../../../src/tools/cli/bots/chances';
import { tuneHabits } from '../../../../src/tools/cli/bots/tune-habits';
import { valuesOfHabits } from '../../../../src/tools/cli/bots/tune-values';

it('finds the same taste again from the same seed, and another one from another', () => {
  const tuned = (seed: string) => tuneHabits('solo', PLAIN_TASTE, 1, seed, baseBook());
  expect(tuned('a')).toEqual(tuned('a'));
  expect(tuned('a')).not.toEqual(tuned('b'));
  expect(tuned('a')).not.toEqual(PLAIN_TASTE);
});

it('gives a weight to every input of every part of the game', () => {
  const count = FEATURES.length;
  const tables = [
    { weights: valuesOfHabits('two', PLAIN_TASTE, 12, 'weights', baseBook()), count },
    { weights: valuesOfHabits('solo', PLAIN_TASTE, 12, 'weights', baseBook()), count: INPUTS },
    { weights: WEIGHTS.solo, count: INPUTS },
    { weights: WEIGHTS.two, count },
    { weights: WEIGHTS.more, count },
  ];
  for (const table of tables) {
    expect(table.weights).toHaveLength(STAGES);
    for (const row of table.weights) {
      expect(row).toHaveLength(table.count);
      expect(row.every(Number.isFinite)).toBe(true);
    }
  }
});

describe('chances fitted to how games ended', () => {
  /** Three seats; the first feature decides who wins, the second means nothing. */
  function fitted(games: number): ChanceFit {
    const below = liveStream('chances');
    const fit = new ChanceFit(2);
    for (let i = 0; i < games; i++) {
      const features = Float32Array.from({ length: 6 }, () => below(5));
      const odds = [0, 1, 2].map((seat) => 2 ** features[2 * seat]!);
      let lot = below(odds.reduce((a, b) => a + b));
      const winner = odds.findIndex((share) => (lot -= share) < 0);
      fit.add(
        features,
        [0, 1, 2].map((seat) => (seat === winner ? 1 : 0)),
      );
    }
    return fit;
  }

  it('find out what decides', () => {
    const [decides, idle] = fitted(4000).solve(1);
    expect(decides).toBeCloseTo(Math.log(2), 1);
    expect(idle).toBeCloseTo(0, 1);
  });

  it('stay near what was known before where few games were seen', () => {
    const [decides, idle] = fitted(3).solve(1000, [5, -5]);
    expect(decides).toBeCloseTo(5, 1);
    expect(idle).toBeCloseTo(-5, 1);
  });
});
