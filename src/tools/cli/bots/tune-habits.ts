import type { Taste } from '../../../games/cults/bots/habits/taste';
import type { Company } from '../../../games/cults/bots/habits/tuned';
import { resultOf } from '../../../games/cults/bots/value/value';
import type { Catalogue } from '../../../games/cults/rules';
import { bellCurve, byTaste, numbersOf, selfPlay, TASTE_NAMES, TASTE_STEPS, tasteOf } from './self-play';

/** Directions tried in each step, and games for each. */
const DIRECTIONS = 6;
const GAMES: Readonly<Record<Company, number>> = { solo: 20, two: 20, more: 10 };
/** How far a step goes, and how long earlier steps are felt: Adam's usual numbers. */
const RATE = 0.12;
const KEPT = 0.9;
const KEPT_SQUARES = 0.98;

/**
 * Improves a taste step by step: plays it moved in random directions against itself moved the opposite way, with the same luck, and
 * follows the directions that win. The same steps from the same seed.
 */
export function tuneHabits(company: Company, from: Taste, steps: number, seed: string, book: Catalogue): Taste {
  const bell = bellCurve(`${seed} ${company} directions`);
  const numbers = numbersOf(from);
  const means = numbers.map(() => 0);
  const squares = numbers.map(() => 0);
  for (let step = 1; step <= steps; step++) {
    const slopes = numbers.map(() => 0);
    for (let way = 0; way < DIRECTIONS; way++) {
      const direction = TASTE_NAMES.map(bell);
      const moved = (by: number): Taste => tasteOf(numbers.map((n, i) => n + by * TASTE_STEPS[i]! * direction[i]!));
      const gain = compare(company, moved(1), moved(-1), `${seed}/${step}/${way}`, book);
      for (let i = 0; i < slopes.length; i++) slopes[i]! += gain * direction[i]!;
    }
    for (let i = 0; i < numbers.length; i++) {
      means[i] = KEPT * means[i]! + (1 - KEPT) * slopes[i]!;
      squares[i] = KEPT_SQUARES * squares[i]! + (1 - KEPT_SQUARES) * slopes[i]! ** 2;
      const mean = means[i]! / (1 - KEPT ** step);
      const spread = Math.sqrt(squares[i]! / (1 - KEPT_SQUARES ** step));
      numbers[i]! += (RATE * TASTE_STEPS[i]! * mean) / (spread + 1e-6);
    }
  }
  return tasteOf(numbers.map((n) => Math.round(n * 100) / 100));
}

/** By how much the one taste does better than the other. */
function compare(company: Company, one: Taste, other: Taste, seed: string, book: Catalogue): number {
  let gain = 0;
  for (let i = 0; i < GAMES[company]; i++) {
    const result = (tastes: readonly Taste[], seat: number): number =>
      resultOf(selfPlay(company, `${seed}/${i}`, book, tastes.map(byTaste)), seat);
    if (company === 'solo') gain += result([one], 0) - result([other], 0);
    else if (company === 'two') gain += result([one, other], 0) - result([other, one], 0);
    else gain += result([one, other, one, other], 0) - result([other, one, other, one], 0);
  }
  return gain;
}
