import { expect, it } from 'vitest';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { leadAsked, objectiveChance } from '../../../../src/games/cults/bots/value/objective';
import { valueOf } from '../../../../src/games/cults/bots/value/value';
import { WEIGHTS } from '../../../../src/games/cults/bots/value/weights';
import { loadScenario, play, type CultsPlay } from '../../../../src/games/cults/rules';

/** A solo position with this Objective, in which the player has these Sites. */
function solo(objective: string, round: number, sites: readonly string[] = []): CultsPlay {
  const book = baseBook();
  const districts = Object.fromEntries(
    ['downtown', 'uptown', 'northside'].map((id) => [id, { sites: sites.includes(id) ? ['dagon'] : [] }]),
  );
  const scenario = {
    seats: ['dagon'],
    solo: { npc: 'hastur', objective },

    round,
    phase: 'planning',
    districts,
  };
  return play(loadScenario(scenario, book, []), book, null);
}

it('R12.8: what the Objective asks beside the lead counts, the more the fewer rounds are left', () => {
  const missing = (round: number, sites: readonly string[]): number => objectiveChance(solo('three-thrones', round, sites));
  expect(missing(5, ['downtown', 'uptown', 'northside'])).toBe(1);
  expect(missing(5, ['downtown', 'uptown'])).toBeLessThan(1);
  expect(missing(5, ['downtown'])).toBeLessThan(missing(5, ['downtown', 'uptown']));
  expect(missing(6, ['downtown'])).toBeLessThan(missing(3, ['downtown']));
  expect(objectiveChance(solo('ascendance', 5))).toBe(1);
});

it('R12.8: a position is worth less where the lead must be larger', () => {
  expect(leadAsked(solo('ascendance', 4))).toBe(1);
  expect(leadAsked(solo('silent-hand', 4))).toBe(4);
  const worth = (objective: string): number => valueOf(solo(objective, 4), 0, WEIGHTS);
  expect(worth('silent-hand')).toBeLessThan(worth('ascendance'));
  expect(worth('three-thrones')).toBeLessThan(worth('ascendance'));
});
