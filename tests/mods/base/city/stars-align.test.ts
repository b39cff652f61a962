import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { under, costs, site } from '../revealed';

const printed: Printed = {
  kind: 'city',
  investigators: [],
  lasts: 'round',
  en: ['1 Power lower, but at least 1'],
  pl: ['maleje o 1 Moc, ale wynosi co najmniej 1'],
};

describeCard('stars-align', printed, () => {
  it('R8.6 every Ritual prepared costs 1 Power less in all, at least 1', () => {
    expect(costs('stars-align', 0)).toEqual([1, 1, 2]);
    expect(costs('stars-align', 1)).toEqual([1, 2, 3]);
    expect(costs('stars-align', 3)).toEqual([3, 4, 5]);
    expect(site('stars-align')).toBe(5);
    const plan = (initiate: number) => under('stars-align', { sites: ['cthulhu'] }, { tokens: { cthulhu: { initiate } } });
    expect(plan(0).offers({ plan: 'preparation' })).toBe(false);
    expect(
      plan(1)
        .answer('takePlan', { plan: 'preparation' })
        .decision.options.map((option) => option['ritual']),
    ).toEqual([1, 2]);
  });
});
