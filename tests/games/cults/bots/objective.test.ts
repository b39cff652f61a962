import { expect, it } from 'vitest';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { byHabit } from '../../../../src/games/cults/bots/habits';
import { planWorth } from '../../../../src/games/cults/bots/habits/plans';
import { TASTES } from '../../../../src/games/cults/bots/habits/tuned';
import { lacksOf } from '../../../../src/games/cults/bots/lacks';
import { leadAsked, objectiveChance } from '../../../../src/games/cults/bots/value/objective';
import { valueOf } from '../../../../src/games/cults/bots/value/value';
import { WEIGHTS } from '../../../../src/games/cults/bots/value/weights';
import { AUGMENTATION } from '../../../../src/games/cults/contract/ids';
import {
  COPIES_PER_TYPE,
  DISTRICTS,
  loadScenario,
  play,
  type Condition,
  type CultsPlay,
} from '../../../../src/games/cults/rules';
import { liveStream } from '../../../../src/kernel';

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

it('R12.8: what the Objective lacks is counted from its data, by district where it says where', () => {
  const total = lacksOf(solo('total-dominance', 4), 0);
  expect(total.map(({ what, district, missing }) => [what, DISTRICTS[district], missing])).toEqual([
    ['dominance', 'northside', 2],
    ['dominance', 'uptown', 2],
  ]);
  expect(lacksOf(solo('three-thrones', 4, ['downtown']), 0).map(({ district }) => DISTRICTS[district])).toEqual([
    'uptown',
    'northside',
  ]);
  expect(lacksOf(solo('three-thrones', 4), 1)).toEqual([]);
  expect(lacksOf(solo('ascendance', 4), 0)).toEqual([]);
});

it('R12.8: Plan markers go where the Objective lacks something', () => {
  const placed = (objective: string, sites: readonly string[]): ReadonlySet<string> => {
    const game = solo(objective, 4, sites);
    const [ask] = game.state.asks;
    expect(ask?.kind).toBe('placePlan');
    const tries = Array.from({ length: 60 }, (_, i) => byHabit(game, ask!, liveStream(`lots ${i}`))[0]!);
    return new Set(tries.map((at) => DISTRICTS[ask!.refs[at]!]!));
  };
  expect(placed('three-thrones', ['uptown', 'northside'])).toEqual(new Set(['downtown']));
  expect(placed('ascendance', ['uptown', 'northside'])).not.toContain('downtown');
});

it('R12.8: Augmentation is worth more where the Objective bears no Disorganization card, and one lies in the discard pile', () => {
  const worth = (objective: string): number => {
    const game = solo(objective, 4, ['downtown']);
    game.state.seats[0]!.discard.push(...[0, 1, 2].map((copy) => game.book.disorganization * COPIES_PER_TYPE + copy));
    return planWorth(game, 0, 0, AUGMENTATION, TASTES.solo);
  };
  expect(worth('pure-order')).toBeGreaterThan(worth('ascendance'));
});

it('R12.8: what only holds or does not is lacking too', () => {
  const game = solo('ascendance', 4, ['downtown']);
  const sitesAtMost = { count: 'sites', atMost: 0 } as const;
  const lacks = (requires: readonly Condition[]): number => {
    const objectives = new Map([['ascendance', { ...game.book.objectives.get('ascendance')!, requires }]]);
    return lacksOf({ ...game, book: { ...game.book, objectives } }, 0).length;
  };
  expect(lacks([{ leadsBy: 1 }, { any: [sitesAtMost] }])).toBe(1);
  expect(lacks([{ leadsBy: 1 }, { not: sitesAtMost }])).toBe(0);
});
