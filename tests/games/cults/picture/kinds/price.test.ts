import { describe, expect, it } from 'vitest';
import { costOf } from '../../../../../src/games/cults/picture/kinds/price';
import { holding, site, turnAt } from '../../rules/plans/r8-table';

describe('the price of what is chosen', () => {
  it.each([
    ['no card in force', []],
    ['secret-patron, which makes the first purchase cheaper', ['secret-patron']],
  ])('R8.5: two cards cost together what is asked for then (%s)', (_, active) => {
    const t = turnAt('northside', { ...site, investigators: 1 }, holding([], 9, { city: { active } }));
    t.answer('takePlan', { plan: 'augmentation' });
    const { decision } = t;
    const priced = decision.options.flatMap(({ id, cost }) =>
      typeof cost === 'number' ? [{ id, card: id, stack: 'action' as const, cost, leaves: 0 }] : [],
    );
    const both = costOf(priced, decision);
    expect(priced).toHaveLength(2);
    for (const one of priced) expect(costOf([one], decision)).toBe(one.cost);
    t.answer('augment', { card: 'ghoul-pack' }, { card: 'black-market' });
    expect(t.decision.needs).toEqual({ power: both });
  });
});
