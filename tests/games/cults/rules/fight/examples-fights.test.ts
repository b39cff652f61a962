import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../../../harness';
import { asked, commit, commitNothing, decided, disorganized, dominance, offered } from './fights';

/** Red is Chaugnar Faugn, Blue is Dagon. */
const red = 'chaugnar';
const blue = 'dagon';

const example = (tokens: Readonly<Record<string, number>>, hand: readonly string[] = []): TestTable =>
  dominance({
    seats: [red, blue],
    here: [
      [red, 1],
      [red, 3],
    ],
    northside: [[blue, 3]],
    sanity: 3,
    investigators: 1,
    hands: { [red]: ['brute', 'brute', 'watchman', ...hand], [blue]: ['brute', 'brute'] },
    tokens: { [red]: { thug: 1, ...tokens }, [blue]: { thug: 2 } },
  });

/** Up to the Terror: 10 against 9. */
function fought(t: TestTable): TestTable {
  expect(asked(t)).toBe('dagon oppose');
  t.answer('oppose', { from: 'northside', level: 3 });
  commit(t, red, ['brute', 'brute', 'watchman'], 1);
  commit(t, blue, ['brute', 'brute'], 2);
  expect(decided(t)).toEqual({ winner: red, attack: { chaugnar: 10, dagon: 9 } });
  return t;
}

describe('E4 Dominance', () => {
  it('E4 Red with Rituals I and III shows 10, Blue with a Ritual III moved in shows 9: Blue’s Ritual goes back and Blue gets a Disorganization card', () => {
    const t = fought(example({ freak: 1 }));
    expect(t.district('downtown').rituals).toEqual([
      [red, 1],
      [red, 3],
    ]);
    expect(t.supply(blue).rituals).toEqual([2, 2, 1]);
    expect([disorganized(t, red), disorganized(t, blue)]).toEqual([0, 1]);
  });

  it('E4 Sanity is 3 + 1; Rituals give 4, so one Freak makes 5 > 4: one Dominance marker, and Red removes the Ritual I', () => {
    const t = fought(example({ freak: 1 }));
    expect(asked(t)).toBe('chaugnar terror');
    expect(t.decision.needs).toEqual({ terror: 1 });
    t.answer('terror', { token: 'freak' }).answer('placeDominance', { field: 1 });
    expect(asked(t)).toBe('chaugnar removeRitual');
    expect(offered(t)).toEqual([
      { level: 1, district: 'downtown', at: 0, keeps: [3] },
      { level: 3, district: 'downtown', at: 1, keeps: [1] },
    ]);
    t.answer('removeRitual', { level: 1 });
    expect(t.district('downtown')).toMatchObject({ rituals: [[red, 3]], dominance: [red] });
    expect(t.tokens(red)['freak']).toBe(0);
    expect(t.supply(red)).toMatchObject({ rituals: [2, 2, 0], dominance: 7 });
  });

  it('E4 one Terror icon does as well', () => {
    const t = fought(example({}, ['seer']));
    t.answer('terror', { card: 'seer' }).answer('placeDominance', { field: 1 }).answer('removeRitual', { level: 1 });
    expect(t.discards(red)).toEqual(['brute', 'brute', 'watchman', 'seer']);
    expect(t.district('downtown').dominance).toEqual([red]);
  });

  it('E4 with neither there is no Terror: 4 is not greater than 4', () => {
    const t = fought(example({}));
    expect(asked(t)).toBe('dagon takePlan');
    expect(t.district('downtown').dominance).toEqual([]);
  });

  it('E4 two markers, had there been no Confrontation', () => {
    const t = example({ freak: 1 }).pass('oppose').answer('terror', { token: 'freak' });
    t.answer('placeDominance', { field: 1 }).answer('placeDominance', { field: 2 }).answer('removeRitual', { level: 1 });
    expect(t.district('downtown')).toMatchObject({ rituals: [[red, 3]], dominance: [red, red] });
  });
});

describe('E5 levels add up', () => {
  it('E5 one Ritual I and one Ritual II have Attack 3', () => {
    const t = dominance({
      seats: [red, blue],
      here: [
        [red, 1],
        [red, 2],
        [blue, 2],
      ],
    });
    commitNothing(t, red, blue);
    expect(decided(t)).toEqual({ winner: red, attack: { chaugnar: 3, dagon: 2 } });
  });

  it('E5 and Terror 3: greater than Sanity 2, not than 3', () => {
    const needs = (sanity: number): unknown =>
      dominance({
        seats: [red, blue],
        here: [
          [red, 1],
          [red, 2],
        ],
        sanity,
        tokens: { [red]: { freak: 1 } },
      }).decision.needs;
    expect(needs(2)).toEqual({ terror: 0 });
    expect(needs(3)).toEqual({ terror: 1 });
  });
});
